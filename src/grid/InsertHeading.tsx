import type { PageInsert } from '../storefront/page-content';
import { useHref } from '../environment/use-environment';

/** The heading of an insert; its link, if it has one, covers the whole insert. */
export function InsertHeading({ content }: { readonly content: PageInsert }) {
  const { heading, action, url } = content;
  const href = useHref();
  return (
    <h3 className="plp-insert__heading" dir="auto">
      {url === undefined ? (
        heading
      ) : (
        <a className="plp-insert__link" href={href(url)}>
          {heading}
          {action && <span className="plp-insert__action">{` ${action}`}</span>}
        </a>
      )}
    </h3>
  );
}

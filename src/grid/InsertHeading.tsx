import type { PageInsert } from '../storefront/page-content';

/** The heading of an insert; its link, if it has one, covers the whole insert. */
export const InsertHeading = ({ content: { heading, url } }: { readonly content: PageInsert }) => (
  <h3 className="plp-insert__heading" dir="auto">
    {url === undefined ? (
      heading
    ) : (
      <a className="plp-insert__link" href={url}>
        {heading}
      </a>
    )}
  </h3>
);

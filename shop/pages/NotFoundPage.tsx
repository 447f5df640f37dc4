import { useEnglish } from './English';
import { useHref } from '../../src/environment/use-environment';

export function NotFoundPage({ isListing }: { readonly isListing: boolean }) {
  const href = useHref();
  return (
    <div className="plp-shop-page" lang={useEnglish()}>
      <h1>We could not find that page</h1>
      {isListing ? (
        <p dir="auto">
          The shop has no such category, offer or collection; it may have come to an end.
        </p>
      ) : (
        <p dir="auto">The address may have been mistyped, or the page may have moved.</p>
      )}
      <p>
        <a className="plp-button plp-button--primary" href={href('/')}>
          Go to the home page
        </a>
      </p>
    </div>
  );
}

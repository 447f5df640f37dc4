import { useHref, type Listing } from 'product-listing-page';
import { isSizeFacet } from './size-facet';

/** Only in listings of what has sizes. */
export function SizeGuide({ listing }: { readonly listing: Listing }) {
  const href = useHref();
  return (
    listing.facets.some(isSizeFacet) && (
      <aside className="size-guide" aria-label="Sizes">
        Not sure about your size? <a href={href('/help/sizes')}>Measure it in a minute</a>
      </aside>
    )
  );
}

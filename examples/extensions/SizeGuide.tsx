import type { Listing } from 'product-listing-page';
import { isSizeFacet } from './size-facet';

/** Only in listings of what has sizes. */
export const SizeGuide = ({ listing }: { readonly listing: Listing }) =>
  listing.facets.some(isSizeFacet) && (
    <aside className="size-guide" aria-label="Sizes">
      Not sure about your size? <a href="/help/sizes">Measure it in a minute</a>
    </aside>
  );

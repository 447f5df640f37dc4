import { createSelector } from '@reduxjs/toolkit';
import { selectListingUrl } from '../listing/listing-location';
import { selectKnownFacets, selectOnScreen } from './known-facets-slice';
import { offeredFacets, type OfferedFacet } from './offered-facets';

/** The facets to offer: names and counts of the listing on screen, ticks of the present URL (docs/product.md, 9.1). */
export const selectOfferedFacets = createSelector(
  [selectKnownFacets, selectOnScreen, selectListingUrl],
  (known, { listed, shownUrl }, url): readonly OfferedFacet[] =>
    url && shownUrl ? offeredFacets({ known, listed, url, shownUrl }) : [],
);

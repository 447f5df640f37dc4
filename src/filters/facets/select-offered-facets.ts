import { selectListingUrl } from '../../listing/listing-location';
import { selectKnownFacets, selectListedFacets } from './known-facets-slice';
import { offeredFacets, type OfferedFacet } from './offered-facets';
import { nameRanges } from './range-names';
import { selectNamingOptions } from './select-naming-options';
import { createAppSelector } from '../../store/root-state';

const selectNamedFacets = createAppSelector([selectKnownFacets, selectNamingOptions], nameRanges);

/** The facets to offer: names and counts of the listing on screen, ticks of the present URL (docs/product.md, 9.1). */
export const selectOfferedFacets = createAppSelector(
  [selectNamedFacets, selectListedFacets, selectListingUrl],
  (known, listed, url): readonly OfferedFacet[] =>
    url && listed ? offeredFacets({ known, listed, url }) : [],
);

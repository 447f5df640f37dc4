import { selectListingUrl } from '../../listing/listing-location';
import { selectKnownFacets, selectListedFacets } from './known-facets-slice';
import { offeredFacets, type OfferedFacet } from './offered-facets';
import { nameRanges, type NamingOptions } from './range-names';
import { createAppSelector } from '../../store/root-state';
import { selectShownCurrency } from '../../listing/shown-listing';
import type { Language } from '../../storefront/language';

/** What names the ranges on screen. */
export const selectNamingOptions = createAppSelector(
  [selectShownCurrency, (_state: unknown, language: Language) => language],
  (currencyCode, language): NamingOptions => ({ language, currencyCode }),
);

const selectNamedFacets = createAppSelector([selectKnownFacets, selectNamingOptions], nameRanges);

/** The facets to offer: names and counts of the listing on screen, ticks of the present URL (docs/product.md, 9.1). */
export const selectOfferedFacets = createAppSelector(
  [selectNamedFacets, selectListedFacets, selectListingUrl],
  (known, listed, url): readonly OfferedFacet[] =>
    url && listed ? offeredFacets({ known, listed, url }) : [],
);

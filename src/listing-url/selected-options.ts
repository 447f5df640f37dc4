import type { FacetOption, ListingUrl } from './listing-url';

export type SelectedOption = { readonly facetId: string; readonly option: FacetOption };

/** Every option the shopper selected; the unfiltered facet is the page's, not the shopper's. */
export const selectedOptions = (url: ListingUrl): readonly SelectedOption[] =>
  url.facets
    .filter(({ id }) => id !== url.unfilteredFacet)
    .flatMap(({ id, options }) => options.map((option) => ({ facetId: id, option })));

import type { FacetOption, ListingUrl } from './listing-url';

export type SelectedOption = { readonly facetId: string; readonly option: FacetOption };

/** The options that the page is about: those of its unfiltered facet. */
export const subjectOptions = ({ facets, unfilteredFacet }: ListingUrl): readonly FacetOption[] =>
  facets.find(({ id }) => id === unfilteredFacet)?.options ?? [];

/** Every option that the shopper selected, so none of the unfiltered facet. */
export const selectedOptions = (url: ListingUrl): readonly SelectedOption[] =>
  url.facets
    .filter(({ id }) => id !== url.unfilteredFacet)
    .flatMap(({ id, options }) => options.map((option) => ({ facetId: id, option })));

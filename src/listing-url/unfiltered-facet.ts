/** The facet that a browse page is about, which is no filter of the shopper (docs/product.md, 3.8). */
import type { Facet, ListingType } from './listing-url';

type UnfilteredOptions = {
  readonly type: ListingType;
  readonly facets: readonly Facet[];
  readonly hasCategory: boolean;
  /** The facet that the URL or the previous state names. */
  readonly named: string | undefined;
};

/** The id of the unfiltered facet; undefined when there is none. */
export function unfilteredFacetOf(options: UnfilteredOptions): string | undefined {
  const { type, facets, hasCategory, named } = options;
  if (type !== 'browse' || facets.length === 0) return undefined;
  if (named) return named;
  return hasCategory ? undefined : facets.find((facet) => facet.options.length === 1)?.id;
}

/** The state of a listing, which its URL holds (docs/product.md, 3.1). */
import type { SortOption } from './sort-option';

export const listingTypes = ['browse', 'promo', 'search', 'valuedeal'] as const;
export type ListingType = (typeof listingTypes)[number];

export const defaultPageNumber = 1;
export const defaultNumProducts = 30;
export const largestNumProducts = 96;

/** `seoId` is the form an option has in a URL, `id` its decoded value (docs/product.md, 3.4 and 3.5). */
export type FacetOption = { readonly id: string; readonly seoId: string };

export type Facet = {
  /** camelCase, as the listing API names it: `customerRating`. */
  readonly id: string;
  /** kebab-case, as the URL names it: `customer-rating`. */
  readonly seoId: string;
  readonly isRangeFacet: boolean;
  readonly options: readonly FacetOption[];
};

/** The category that stands for the whole shop; it is no category of its own (docs/product.md, 5.1). */
export const wholeShopId = 'all';

/** The category is the last entry of its hierarchy. */
type UrlCategory = { readonly id: string; readonly hierarchy: readonly string[] };

/** A query parameter that the model does not know; every navigation carries it along (docs/product.md, 3.9). */
export type CarriedParameter = readonly [name: string, value: string];

export type ListingUrl = {
  readonly type: ListingType;
  /** Host name; only when the URL was absolute. */
  readonly domain?: string;
  readonly category?: UrlCategory;
  readonly facets: readonly Facet[];
  /** Only on promo and valuedeal. */
  readonly pageName?: string;
  /** Only on search; with spaces, not hyphens. */
  readonly searchTerm?: string;
  readonly sortOption: SortOption;
  readonly pageNumber: number;
  readonly numProducts: number;
  /** camelCase id of the facet that stands for the page itself; only on browse. */
  readonly unfilteredFacet?: string;
  readonly carried: readonly CarriedParameter[];
};

/** The sort orders a listing can have, by their values in addresses (docs/product.md, 7.4). */
export const sortOptions = [
  'relevance',
  'newin',
  'price',
  'pricedesc',
  'highestrated',
  'brand',
] as const;
export type OwnSortOption = (typeof sortOptions)[number];
export type SortDirection = 'ascending' | 'descending';

/**
 * Key and direction of the listing request, for each order. The last one of a key has the direction that a request
 * without one means. No list above is made of this table: a script that reads addresses alone goes without it.
 */
export const sortOrders = {
  relevance: { sortBy: 'relevance', sortOrder: 'descending' },
  newin: { sortBy: 'new_in', sortOrder: 'descending' },
  price: { sortBy: 'price', sortOrder: 'ascending' },
  pricedesc: { sortBy: 'price', sortOrder: 'descending' },
  highestrated: { sortBy: 'rating', sortOrder: 'descending' },
  brand: { sortBy: 'brand_name', sortOrder: 'ascending' },
} as const satisfies Readonly<
  Record<OwnSortOption, { readonly sortBy: string; readonly sortOrder: SortDirection }>
>;

/**
 * An order that a storefront adds: key and direction of the listing request, `review_date.descending`. It says by
 * itself what is requested, so that reading an address needs no list of what is offered.
 */
type AddedSortOption = `${string}.${SortDirection}`;
export type SortOption = OwnSortOption | AddedSortOption;

export const defaultSortOption = 'relevance' satisfies SortOption;

const longestAdded = 51;
const added = /^[a-z][a-z0-9_]*\.(?:a|de)scending$/;

export const isOwnSortOption = (value: string): value is OwnSortOption =>
  (sortOptions as readonly string[]).includes(value);

export const isSortOption = (value: string): value is SortOption =>
  isOwnSortOption(value) || (value.length <= longestAdded && added.test(value));

export type SortDirection = 'ascending' | 'descending';

/**
 * The sort orders a listing can have, by their values in the URL, as shoppers see them in the list: key and direction of the listing
 * request (docs/product.md, 7.4). The last one of a key has the direction that a request without one means.
 */
export const sortOrders = {
  relevance: { sortBy: 'relevance', sortOrder: 'descending' },
  newin: { sortBy: 'new_in', sortOrder: 'descending' },
  price: { sortBy: 'price', sortOrder: 'ascending' },
  pricedesc: { sortBy: 'price', sortOrder: 'descending' },
  highestrated: { sortBy: 'rating', sortOrder: 'descending' },
  brand: { sortBy: 'brand_name', sortOrder: 'ascending' },
} as const satisfies Readonly<
  Record<string, { readonly sortBy: string; readonly sortOrder: SortDirection }>
>;
export type OwnSortOption = keyof typeof sortOrders;
export const sortOptions = Object.keys(sortOrders) as readonly OwnSortOption[];

/**
 * An order that a storefront adds: key and direction of the listing request, `review_date.descending`. It says by itself what is
 * requested, so that reading an address needs no list of what is offered.
 */
type AddedSortOption = `${string}.${SortDirection}`;
export type SortOption = OwnSortOption | AddedSortOption;

export const defaultSortOption = 'relevance' satisfies SortOption;

const longestAdded = 51;
const added = /^[a-z][a-z0-9_]*\.(?:a|de)scending$/;

export const isOwnSortOption = (value: string): value is OwnSortOption =>
  Object.hasOwn(sortOrders, value);

export const isSortOption = (value: string): value is SortOption =>
  isOwnSortOption(value) || (value.length <= longestAdded && added.test(value));

/** The sort orders as parameters of a listing request (docs/product.md, 7.4). */
import {
  isOwnSortOption,
  type OwnSortOption,
  type SortDirection,
  type SortOption,
} from '../listing-url/sort-option';

/**
 * Key and direction of the listing request, for each order. The last one of a key has the direction that a request without one means.
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

export type SortKey = (typeof sortOrders)[OwnSortOption]['sortBy'];
export type SortParameters = { readonly sortBy: SortKey; readonly sortOrder: SortDirection };

const all: readonly SortParameters[] = Object.values(sortOrders);
export const sortKeys: readonly SortKey[] = [...new Set(all.map(({ sortBy }) => sortBy))];

/** What is requested for an order, also for one that a storefront adds. */
export function sortParametersOf(option: SortOption): {
  readonly sortBy: string;
  readonly sortOrder: string;
} {
  if (isOwnSortOption(option)) return sortOrders[option];
  const [sortBy = '', sortOrder = ''] = option.split('.');
  return { sortBy, sortOrder };
}

/** Reads the two parameters of a request. An unknown key means relevance, an unknown order the usual one of the key. */
export function readSortParameters(sortBy: string | null, order: string | null): SortParameters {
  const usual = all.findLast((one) => one.sortBy === sortBy);
  if (!usual) return sortOrders.relevance;
  return order === 'ascending' || order === 'descending' ? { ...usual, sortOrder: order } : usual;
}

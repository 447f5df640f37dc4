/** The sort orders as parameters of a listing request (docs/product.md, 7.4). */
import {
  isOwnSortOption,
  type OwnSortOption,
  type SortDirection,
  type SortOption,
  sortOptions,
  sortOrders,
} from '../listing-url/sort-option';

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

/** The order that a request stands for: the usual one of its key where none has this direction. */
export function sortOptionOf({ sortBy, sortOrder }: SortParameters): OwnSortOption {
  const ofKey = sortOptions.filter((option) => sortOrders[option].sortBy === sortBy);
  const option = ofKey.find((one) => sortOrders[one].sortOrder === sortOrder) ?? ofKey.at(-1);
  return option ?? 'relevance';
}

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

export const sortKeys: readonly SortKey[] = [
  ...new Set(Object.values(sortOrders).map(({ sortBy }) => sortBy)),
];

/** What is requested for an order, also for one that a storefront adds. */
export function sortParametersOf(option: SortOption): {
  readonly sortBy: string;
  readonly sortOrder: string;
} {
  if (isOwnSortOption(option)) return sortOrders[option];
  const [sortBy = '', sortOrder = ''] = option.split('.');
  return { sortBy, sortOrder };
}

/** The usual order of a key; relevance for an unknown one. */
const usualOptionOf = (sortBy: string | null): OwnSortOption =>
  sortOptions.findLast((option) => sortOrders[option].sortBy === sortBy) ?? 'relevance';

/** Reads the two parameters of a request. An unknown key means relevance, an unknown order the usual one of the key. */
export function readSortParameters(sortBy: string | null, order: string | null): SortParameters {
  const usual = sortOrders[usualOptionOf(sortBy)];
  const isKnown = usual.sortBy === sortBy && (order === 'ascending' || order === 'descending');
  return isKnown ? { ...usual, sortOrder: order } : usual;
}

/** The order that a request stands for: the usual one of its key where none has this direction. */
export const sortOptionOf = ({ sortBy, sortOrder }: SortParameters): OwnSortOption =>
  sortOptions.find(
    (option) => sortOrders[option].sortBy === sortBy && sortOrders[option].sortOrder === sortOrder,
  ) ?? usualOptionOf(sortBy);

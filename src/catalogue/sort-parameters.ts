/** The sort orders as parameters of a listing request (docs/product.md, 7.4). */
import {
  isOwnSortOption,
  type OwnSortOption,
  type SortDirection,
  type SortOption,
} from '../listing-url/sort-option';

export const sortKeys = ['relevance', 'new_in', 'price', 'rating', 'brand_name'] as const;
type SortBy = (typeof sortKeys)[number];
export type SortParameters = { readonly sortBy: SortBy; readonly sortOrder: SortDirection };

export const sortParameters: Readonly<Record<OwnSortOption, SortParameters>> = {
  relevance: { sortBy: 'relevance', sortOrder: 'descending' },
  newin: { sortBy: 'new_in', sortOrder: 'descending' },
  price: { sortBy: 'price', sortOrder: 'ascending' },
  pricedesc: { sortBy: 'price', sortOrder: 'descending' },
  highestrated: { sortBy: 'rating', sortOrder: 'descending' },
  brand: { sortBy: 'brand_name', sortOrder: 'ascending' },
};

/** What is requested for an order, also for one that a storefront adds. */
export function sortParametersOf(option: SortOption): {
  readonly sortBy: string;
  readonly sortOrder: string;
} {
  if (isOwnSortOption(option)) return sortParameters[option];
  const [sortBy = '', sortOrder = ''] = option.split('.');
  return { sortBy, sortOrder };
}

const isSortBy = (value: string | null): value is SortBy =>
  (sortKeys as readonly (string | null)[]).includes(value);

/** Reads the two parameters of a request. An unknown key means relevance, an unknown order the usual one of the key. */
export function readSortParameters(sortBy: string | null, order: string | null): SortParameters {
  if (!isSortBy(sortBy)) return sortParameters.relevance;
  const usual = sortBy === 'brand_name' ? 'ascending' : 'descending';
  return { sortBy, sortOrder: order === 'ascending' || order === 'descending' ? order : usual };
}

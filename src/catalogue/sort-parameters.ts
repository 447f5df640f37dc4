/** The sort orders as parameters of a listing request (docs/product.md, 7.4). */
import type { SortOption } from '../listing-url/sort-option';

export const sortKeys = ['relevance', 'new_in', 'price', 'rating', 'brand_name'] as const;
type SortBy = (typeof sortKeys)[number];
type SortOrder = 'ascending' | 'descending';
export type SortParameters = { readonly sortBy: SortBy; readonly sortOrder: SortOrder };

export const sortParameters: Readonly<Record<SortOption, SortParameters>> = {
  relevance: { sortBy: 'relevance', sortOrder: 'descending' },
  newin: { sortBy: 'new_in', sortOrder: 'descending' },
  price: { sortBy: 'price', sortOrder: 'ascending' },
  pricedesc: { sortBy: 'price', sortOrder: 'descending' },
  highestrated: { sortBy: 'rating', sortOrder: 'descending' },
  brand: { sortBy: 'brand_name', sortOrder: 'ascending' },
};

const isSortBy = (value: string | null): value is SortBy =>
  (sortKeys as readonly (string | null)[]).includes(value);

/** Reads the two parameters of a request. An unknown key means relevance, an unknown order the usual one of the key. */
export function readSortParameters(sortBy: string | null, order: string | null): SortParameters {
  if (!isSortBy(sortBy)) return sortParameters.relevance;
  const usual = sortBy === 'brand_name' ? 'ascending' : 'descending';
  return { sortBy, sortOrder: order === 'ascending' || order === 'descending' ? order : usual };
}

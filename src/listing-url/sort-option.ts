/** The sort orders a listing can have (docs/product.md, 7.4). */
export const sortOptions = [
  'relevance',
  'newin',
  'price',
  'pricedesc',
  'highestrated',
  'brand',
] as const;
export type SortOption = (typeof sortOptions)[number];

export const defaultSortOption: SortOption = 'relevance';

export const isSortOption = (value: string): value is SortOption =>
  (sortOptions as readonly string[]).includes(value);

/** The sort orders a listing can have (specification section 9). */
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

/** The labels of the sort orders (specification section 9). */
import type { ListingType } from '../listing-url/listing-url';
import { sortOptions, type SortOption } from '../listing-url/sort-option';

const labels: Readonly<Record<Exclude<SortOption, 'relevance'>, string>> = {
  newin: 'New In',
  price: 'Price Low to High',
  pricedesc: 'Price High to Low',
  highestrated: 'Highest Rated',
  brand: 'Brand A - Z',
};

export const sortLabel = (option: SortOption, type: ListingType): string => {
  if (option === 'relevance') return type === 'search' ? 'Most Relevant' : 'Recommended';
  return labels[option];
};

/** The choices of the "Sort order" list. */
export const sortChoices = (type: ListingType) =>
  sortOptions.map((value) => ({ value, label: sortLabel(value, type) }));

/** What the sort orders are called (docs/product.md, 7.4). */
import type { ListingType } from '../listing-url/listing-url';
import { sortOptions, type SortOption } from '../listing-url/sort-option';
import type { SelectOption } from '../ui/Select';

const labels: Readonly<Record<Exclude<SortOption, 'relevance'>, string>> = {
  newin: 'New In',
  price: 'Price Low to High',
  pricedesc: 'Price High to Low',
  highestrated: 'Highest Rated',
  brand: 'Brand A - Z',
};

/** "Most Relevant" is about a search; elsewhere the shop recommends. */
const sortLabel = (option: SortOption, type: ListingType): string => {
  if (option !== 'relevance') return labels[option];
  return type === 'search' ? 'Most Relevant' : 'Recommended';
};

export const sortChoices = (type: ListingType): readonly SelectOption[] =>
  sortOptions.map((value) => ({ value, label: sortLabel(value, type) }));

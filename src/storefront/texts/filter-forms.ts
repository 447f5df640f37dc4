/** Texts of the filter column and the filter drawer; they load lazily. */
import { lowerCaseNoun, pluralNoun } from './facet-nouns';

export const filterFormTexts = {
  /** Heading of the categories that the API calls "All". */
  department: 'Department',
  /** Heading of the categories without a name. */
  shopByProduct: 'Shop By Product',
  apply: 'Apply',
  selectedNames: (names: readonly string[]) => `${names.length} selected: ${names.join(', ')}`,
  showMore: (count: number, facet: string) => `Show ${count} more ${pluralNoun(facet)}`,
  showFewer: (facet: string) => `Show fewer ${pluralNoun(facet)}`,
  search: (facet: string) => `Search ${facet}`,
  noMatch: (facet: string, words: string) => `No ${lowerCaseNoun(facet)} matches “${words}”`,
  minimum: (currency: string) => `Minimum (${currency})`,
  maximum: (currency: string) => `Maximum (${currency})`,
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  noLimit: 'No limit',
};

export const drawerTexts = {
  close: 'Close filter list',
  previousFilters: 'Previous filters',
  back: 'Back to filters',
  closeFacet: (facet: string) => `Close ${facet} list`,
  viewProducts: 'View Products',
};

import type { Formats } from '../../formats';
import { lowerCaseNoun, pluralNoun } from './facet-nouns';

export const filterTexts = ({ number }: Formats) => ({
  /** Of the button, of the column, and of the drawer where no category is selected. */
  heading: 'Filter',
  /** `Filter`, `Filter (2)` */
  button: (count: number) => (count > 0 ? `Filter (${number(count)})` : 'Filter'),
  selected: 'Selected filters',
  clearAll: 'Clear All',
  /** With the facet where two options have the same name: `Remove Oak (Colour)`. */
  remove: (option: string, facet?: string) => `Remove ${option}${facet ? ` (${facet})` : ''}`,
});

/** Texts of the filter column. */
export const filterFormTexts = ({ number }: Formats) => ({
  /** Heading of the categories that the API calls "All". */
  department: 'Department',
  /** Heading of the categories without a name. */
  shopByProduct: 'Shop By Product',
  /** A section whose name another has too: `Size (shoe size)`. */
  sectionWithId: (name: string, idWords: string) => `${name} (${idWords})`,
  apply: 'Apply',
  selectedNames: (names: readonly string[]) => names.join(', '),
  showMore: (count: number, facet: string) =>
    `Show ${number(count)} more ${(count === 1 ? lowerCaseNoun : pluralNoun)(facet)}`,
  showFewer: (facet: string) => `Show fewer ${pluralNoun(facet)}`,
  search: (facet: string) => `Search ${facet}`,
  noMatch: (facet: string, words: string) => `No ${lowerCaseNoun(facet)} matches “${words}”`,
  /** `1 brand matches “oak”`, `3 brands match “oak”` */
  someMatch: (count: number, facet: string, words: string) =>
    `${number(count)} ${count === 1 ? `${lowerCaseNoun(facet)} matches` : `${pluralNoun(facet)} match`} “${words}”`,
  minimum: (currency: string) => `Minimum (${currency})`,
  maximum: (currency: string) => `Maximum (${currency})`,
  /** Of what is typed into the boxes of a range and is none. */
  amountLike: (amount: string) => `Enter an amount like ${amount}`,
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  noLimit: 'No limit',
});

/** Texts of the filter drawer. */
export const drawerTexts = {
  close: 'Close filter list',
  previousFilters: 'Previous filters',
  back: 'Back to filters',
  closeFacet: (facet: string) => `Close ${facet} list`,
  viewProducts: 'View Products',
};

/** Why no further option can be selected. */
export const limitTexts = ({ number }: Formats) => ({
  options: (count: number) =>
    `You have chosen ${number(count)} filters, the most there can be. Remove one to choose another.`,
  facets: (count: number) =>
    `You have chosen ${number(count)} kinds of filters, the most there can be. Remove all of one kind to choose another kind.`,
  characters:
    'The address of this page has no room for more filters. Remove some to choose others.',
});

/** Names of filter options that a listing does not name, or names only in part. */
export const optionTexts = {
  customerRating: (rating: string) => `Customer rating ${rating}`,
  upTo: (value: string) => `Up to ${value}`,
  andAbove: (value: string) => `${value} and above`,
  between: (from: string, to: string) => `${from} to ${to}`,
};

import { groupDigits } from '../../lib/group-digits';
import { countTexts } from './counts';

/** The positions in the listing, from 1, of the first and the last product on the page. */
export type ResultsRange = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly total: number;
};

const shownTotal = (total: number) => (total > 9999 ? '10k+' : groupDigits(total));

export const resultsTexts = {
  written: (range: ResultsRange) =>
    `Results: ${groupDigits(range.start)} - ${groupDigits(range.end)} (of ${shownTotal(range.total)})`,
  spoken: (range: ResultsRange) =>
    `Page ${range.page}. Results: ${groupDigits(range.start)} to ${groupDigits(range.end)} of ${shownTotal(range.total)}`,
  pageSize: 'Number of results per page',
  /** For the eye, before the sizes. */
  perPage: 'Per page',
  wholeListing: 'All',
  showPageSize: 'Show',
};

export const sortTexts = {
  label: 'Sort order',
  submit: 'Sort',
  mostRelevant: 'Most Relevant',
  orders: {
    relevance: 'Recommended',
    newin: 'New In',
    price: 'Price Low to High',
    pricedesc: 'Price High to Low',
    highestrated: 'Highest Rated',
    brand: 'Brand A - Z',
  },
};

/** "Most Relevant" is about a search; elsewhere the shop recommends. */
export const sortLabel = (order: keyof typeof sortTexts.orders, type: string): string =>
  order === 'relevance' && type === 'search' ? sortTexts.mostRelevant : sortTexts.orders[order];

export const paginationTexts = {
  label: 'Pages',
  previous: 'Previous Page',
  next: 'Next Page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `Page ${groupDigits(page)} of ${groupDigits(pages)}`,
  selectedPage: (page: number) => `Page ${page} selected`,
};

export const pictureSizeTexts = { large: 'Large pictures' };

export const searchNoteTexts = {
  showing: (term: string) => `Showing results for “${term}”.`,
  leftOut: 'Left out:',
  searchInstead: (term: string) => `Search instead for “${term}”`,
};

export const loadMoreTexts = {
  more: 'Load more products',
  added: (count: number) => `${groupDigits(count)} more ${countTexts.productNoun(count)}.`,
  shown: (count: number, total: number) => `${groupDigits(count)} of ${groupDigits(total)} shown`,
};

import type { Formats, ResultsRange } from '../../formats';
import { shownTotal, type countTexts } from './counts';

type Counts = ReturnType<typeof countTexts>;

export const resultsTexts = (formats: Formats) => ({
  written: ({ start, end, total }: ResultsRange) =>
    `Results: ${formats.number(start)} - ${formats.number(end)} (of ${shownTotal(formats, total)})`,
  spoken: ({ page, start, end, total }: ResultsRange) =>
    `Page ${formats.number(page)}. Results: ${formats.number(start)} to ${formats.number(end)} of ${shownTotal(formats, total)}`,
  pageSize: 'Number of results per page',
  /** For the eye, before the sizes. */
  perPage: 'Per page',
  wholeListing: 'All',
  showPageSize: 'Show',
});

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

export const paginationTexts = ({ number }: Formats) => ({
  label: 'Pages',
  previous: 'Previous Page',
  next: 'Next Page',
  page: (page: number) => `Page ${number(page)}`,
  position: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  selectedPage: (page: number) => `Page ${number(page)} selected`,
});

export const pictureSizeTexts = { large: 'Large pictures', small: 'Small pictures' };

export const searchNoteTexts = {
  showing: (term: string) => `Showing results for “${term}”.`,
  leftOut: (words: string) => `Left out: ${words}.`,
  searchInstead: (term: string) => `Search instead for “${term}”`,
};

export const loadMoreTexts = (formats: Formats, { productNoun }: Counts) => ({
  more: 'Load more products',
  added: (count: number) => `${formats.number(count)} more ${productNoun(count)}.`,
  shown: (count: number, total: number) =>
    `${formats.number(count)} of ${shownTotal(formats, total)} shown`,
});

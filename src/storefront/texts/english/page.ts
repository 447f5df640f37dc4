import type { Formats } from '../../formats';
import type { countTexts } from './counts';

type Counts = ReturnType<typeof countTexts>;

export const listingTexts = {
  allProducts: 'All products',
  search: 'Search',
  resultsFor: (term: string) => `Results for “${term}”`,
  breadcrumb: 'Breadcrumb',
  /** The category's name follows. */
  youAreIn: 'You are in',
  grid: 'Products',
  loading: 'Loading',
};

export const seoTexts = ({ number }: Formats, { products }: Counts) => ({
  filteredName: (name: string, filter: string) => `${name}: ${filter}`,
  title: (name: string, brand: string, page: number) =>
    `${name}${page > 1 ? ` – page ${number(page)}` : ''} | ${brand}`,
  description: (name: string, brand: string, count: number) =>
    `${name} at ${brand}: ${products(count)} to filter, sort and compare.`,
  heading: (name: string, brand: string) => `${name} at ${brand}`,
  intro: (count: number, hasCategories: boolean) =>
    `${products(count)} to choose from. ${hasCategories ? 'Start from one of the ranges below, or narrow' : 'Narrow'} them down by what matters to you.`,
});

export const failureTexts = {
  tryAgain: 'Try again',
  loadAgain: 'Load the page again',
  /** For screen readers, which hear it once. */
  retrying: 'The shop is slow to answer, so we are trying again.',
  /** For the eye; 0 is now. */
  retryingIn: (seconds: number) =>
    `The shop is slow to answer, so we are trying again ${seconds > 0 ? `in ${seconds} s` : 'now'}.`,
  offline:
    'You are offline. What you see is the list from before; the new one loads when you are back online.',
  listKept: 'We could not load these products. What you see is the list from before.',
  page: 'Something went wrong on this page. We have been told about it, and loading the page again often helps.',
  filters: 'The filters could not be loaded.',
  closeAlert: (variant: 'information' | 'warning' | 'error' | 'success') =>
    `Close ${variant} dialog`,
};

/** Texts of documents that the server writes without React; `link` turns words into a link. */
export const documentTexts = {
  skipToContent: 'Skip to the content',
  skipToProducts: 'Skip to the products',
  skipToFilters: 'Skip to the filters',
  backToTop: 'Back to top',
  unstarted: 'Parts of this page have not loaded.',
  busy: {
    heading: 'The shop is very busy',
    text: 'Please load the page again in a moment.',
  },
  failed: {
    heading: 'Something went wrong',
    text: (link: (words: string) => string) =>
      `It is our fault. Please try again, or ${link('go to the home page')}.`,
  },
  notFound: 'Page not found',
  unreadable: 'The request cannot be read.',
};

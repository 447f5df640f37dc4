import type { Formats } from '../../formats';

/** Texts of the fallback view, which replaces the grid. */
export const fallbackTexts = ({ number, plural }: Formats) => ({
  filtered: {
    heading: 'Nothing matches all of your filters',
    text: 'Together they leave no product. Take one of them away and see what comes back.',
  },
  empty: {
    browse: {
      heading: 'This shelf is empty just now',
      text: 'New products come in every week. Meanwhile, have a look around nearby.',
    },
    promo: {
      heading: 'This offer has come to an end',
      text: 'Everything in it has found a home. The rest of the shop is still here for you.',
    },
    valuedeal: {
      heading: 'These deals are gone',
      text: 'Everything in them has found a home. The rest of the shop is still here for you.',
    },
  },
  noListing: {
    heading: 'We could not find that page',
    text: 'The address may have been mistyped, or the page may have moved.',
  },
  noTerm: {
    heading: 'What are you looking for?',
    text: 'Type a word or two into the search box, or look around the whole shop.',
  },
  /** Repeats the term, so that the shopper notices a typing error. */
  nothingFound: (term: string) => ({
    heading: `We found nothing for “${term}”`,
    text: 'Check the spelling, or try a shorter and more general word.',
  }),
  pastEnd: (lastPage: number) => ({
    heading: 'There is no such page',
    text: plural(lastPage, {
      one: 'All products of this list are on one page.',
      other: `This list has ${number(lastPage)} pages, and you are past the last.`,
    }),
  }),
  failed: {
    heading: 'We could not load the products',
    text: 'The shop gave no answer that we could show. Your filters are kept: try again, or look elsewhere.',
  },
  tryAgain: 'Try again',
  firstPage: 'To the first page',
  lastPage: (page: number) => `To the last page, ${number(page)}`,
  allOf: (category: string) => `All of ${category}`,
  allCategories: 'All categories',
  wholeShop: 'See the whole shop',
  didYouMean: (term: string) => `Did you mean “${term}”?`,
  searchFor: (term: string) => `Search for “${term}”`,
  categories: 'Browse a category',
  products: 'Popular products',
});

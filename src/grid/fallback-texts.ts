/** What the fallback view says (docs/product.md, 13.1). */
import type { Listing } from '../catalogue/listing';
import type { ListingUrl } from '../listing-url/listing-url';

/** Nothing to show, or nothing to be had. */
export type FallbackReason = 'nothing' | 'failed';

export type FallbackText = { readonly heading: string; readonly text: string };

/** The last page of a listing whose page asked for lies beyond it; undefined when the page is empty for another reason. */
export function lastPageBefore(
  listing: Pick<Listing, 'products' | 'numResults' | 'resultsPerPage'> | undefined,
): number | undefined {
  if (!listing || listing.products.length > 0 || listing.numResults === 0) return undefined;
  return Math.ceil(listing.numResults / listing.resultsPerPage);
}

const filtered: FallbackText = {
  heading: 'Nothing matches all of your filters',
  text: 'Together they leave no product. Take one of them away and see what comes back.',
};

const empty: Readonly<Record<ListingUrl['type'], FallbackText>> = {
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
  search: {
    heading: 'We found nothing for this search',
    text: 'Check the spelling, or try a shorter and more general word.',
  },
};

/** The words for a listing without products; a search repeats its term, so that a slip of the pen shows. */
export function noProductsText(
  { type, searchTerm }: Pick<ListingUrl, 'type' | 'searchTerm'>,
  isFiltered: boolean,
): FallbackText {
  if (type === 'search' && searchTerm === undefined) {
    return {
      heading: 'What are you looking for?',
      text: 'Type a word or two into the search box, or look around the whole shop.',
    };
  }
  if (isFiltered) return filtered;
  return type === 'search'
    ? { ...empty.search, heading: `We found nothing for “${searchTerm ?? ''}”` }
    : empty[type];
}

export const pastEndText = (lastPage: number): FallbackText => ({
  heading: 'There is no such page',
  text:
    lastPage === 1
      ? 'All products of this list are on one page.'
      : `This list has ${lastPage} pages, and you are past the last.`,
});

export const failureText: FallbackText = {
  heading: 'We could not load the products',
  text: 'The shop gave no answer that we could show. Your filters are kept: try again, or look elsewhere.',
};

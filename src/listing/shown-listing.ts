/** The listing on screen, which follows the current URL with a delay (docs/product.md, 4.4). */
import { weakMapMemoize, type UnknownAction } from '@reduxjs/toolkit';
import { Action } from 'history';
import { shallowEqual } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import type { Product } from '../catalogue/product';
import { readListing, type ListingBody } from '../catalogue/read-listing';
import type { ListingUrl } from '../listing-url/listing-url';
import type { Brand } from '../storefront/brand';
import { shownCurrency } from '../storefront/money';
import { selectEntry } from './listing-api';
import { isSameArgs } from './request/listing-args';
import { selectListingArgs } from './select-listing-args';
import { loadedPagesOf } from './history-entry';
import { listingUrlOf, selectListingUrl, selectLocation } from './listing-location';
import { selectBrand } from './storefront-state';
import {
  listingShown,
  selectIsFetching,
  selectShownPages,
  type ShownPage,
} from './shown-listing-slice';
import { createAppSelector, type RootState } from '../store/root-state';

const readListingOnce = weakMapMemoize((body: ListingBody, href: string): Listing | undefined => {
  const url = listingUrlOf(href);
  return url && readListing(body, url);
});

/** The listing in a response, read once for each response; undefined without one. */
export const listingOf = (body: ListingBody | undefined, href: string): Listing | undefined =>
  body && readListingOnce(body, href);

/**
 * The page in view: of the pages on screen that of the current URL, or the last one while the URL's is pending.
 * Undefined before the first listing.
 */
function selectPageInView(state: RootState): ShownPage | undefined {
  const current = selectListingArgs(state);
  const pages = selectShownPages(state);
  return pages.find(({ args }) => isSameArgs(args, current)) ?? pages.at(-1);
}

/**
 * The listings of all pages on screen, in order: of one page, unless the shopper loaded more below it. A product that
 * moved to a later page between the requests is left out there, since it is on screen already.
 */
export const selectPagesOnScreen = createAppSelector(
  [selectShownPages],
  (pages): readonly Listing[] => {
    const seen = new Set<string>();
    return pages.flatMap(({ args, body }) => {
      const listing = listingOf(body, args.url);
      if (!listing) return [];
      const isNew = ({ productId }: Product) => !seen.has(productId) && seen.add(productId);
      const products = listing.products.filter(isNew);
      // The same object for the same response, so that nothing renders again when another page comes.
      return products.length === listing.products.length ? listing : { ...listing, products };
    });
  },
);

/** The listing on screen, of the page in view; undefined before the first one. */
export function selectShownListing(state: RootState): Listing | undefined {
  const page = selectPageInView(state);
  return page && selectPagesOnScreen(state)[selectShownPages(state).indexOf(page)];
}

/** What the pages on screen show together; undefined for one page alone. */
const selectTogether = createAppSelector([selectPagesOnScreen], (pages) => {
  const [first, ...others] = pages;
  if (!first || others.length === 0) return undefined;
  return {
    page: first.page,
    products: pages.flatMap(({ products }) => products),
    brandNames: Object.fromEntries(pages.flatMap((page) => Object.entries(page.brandNames))),
  };
});

/**
 * The listing of the page in view with the products of all pages on screen, from the first of them on: what the grid
 * and the counts around it show.
 */
export const selectGridListing = createAppSelector(
  [selectShownListing, selectTogether],
  (listing, together): Listing | undefined =>
    listing && together ? { ...listing, ...together } : listing,
);

/**
 * ISO 4217 code that the prices of a listing are shown in, by its first product; without products, that of the brand.
 */
export function listingCurrency(listing: Listing | undefined, brand: Brand): string {
  const price = listing?.products[0]?.price;
  return price ? shownCurrency(price, brand) : brand.currencyCode;
}

export const selectShownCurrency = (state: RootState): string =>
  listingCurrency(selectShownListing(state), selectBrand(state));

/** Whether the listing on screen is about to be replaced, not continued by a further page. */
export const selectIsReplacing = (state: RootState): boolean =>
  selectIsFetching(state) &&
  !(state.router.action === Action.Replace && loadedPagesOf(selectLocation(state)));

/** Whether the listing on screen is that of the current URL. */
export function selectIsCurrentShown(state: RootState): boolean {
  const page = selectPageInView(state);
  return page !== undefined && isSameArgs(page.args, selectListingArgs(state));
}

/** The URL state of the listing on screen: the previous one until the listing of the current URL is shown. */
export function selectShownUrl(state: RootState): ListingUrl | undefined {
  const args = selectPageInView(state)?.args ?? selectListingArgs(state);
  return (args && listingUrlOf(args.url)) ?? selectListingUrl(state);
}

/**
 * These pages on screen with newer responses; undefined where none shows anything else, or other pages are on screen or
 * wanted.
 */
export function selectRefreshedPages(
  state: RootState,
  shown: readonly ShownPage[],
): readonly ShownPage[] | undefined {
  const isSame = shallowEqual(selectShownPages(state), shown);
  if (!isSame || !selectIsCurrentShown(state)) return undefined;
  const pages = shown.map((page) => {
    const { data: body = page.body } = selectEntry(state, page.args);
    const newest = { ...page, body };
    return body === page.body || shownText(newest) === shownText(page) ? page : newest;
  });
  return shallowEqual(pages, shown) ? undefined : pages;
}

/** What the page never shows: the id of a response, and what it repeats of its request. */
const hidden = { sortBy: 0, rawResponse: 0, selectedFacets: 0 };
const hiddenMeta = { resultId: 0, term: 0, features: 0, featureVariants: 0 };

/** What the page shows of a response. Hidden fields stand first, whether the response has them or not. */
function shownText({ args, body }: ShownPage): string {
  const listing = listingOf(body, args.url);
  const meta = { ...hiddenMeta, ...listing?.meta, ...hiddenMeta };
  return JSON.stringify({ ...hidden, ...listing, ...hidden, meta });
}

/** The action that shows the listing of the current URL; undefined when it is not cached. */
export function cachedListingShown(state: RootState): UnknownAction | undefined {
  const args = selectListingArgs(state);
  const body = selectEntry(state, args).data;
  return args && body !== undefined ? listingShown({ args, pages: [{ args, body }] }) : undefined;
}

/** The listing on screen, which follows the current URL with a delay (docs/product.md, 4.4). */
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { Listing } from '../catalogue/listing';
import { readListing } from '../catalogue/read-listing';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectEntry } from './listing-api';
import { isSameArgs, selectListingArgs } from './listing-args';
import { listingUrlOf, selectListingUrl, type ListingLocationState } from './listing-location';
import { selectShownArgs, type WithShownListing } from './shown-listing-slice';

export type ListingState = ListingLocationState & WithShownListing;

const readListingOnce = weakMapMemoize((body: object, href: string): Listing | undefined => {
  const url = listingUrlOf(href);
  return url && readListing(body, url);
});

/** The listing in a response, read once for each response; undefined when the body is no listing. */
export const listingOf = (body: unknown, href: string): Listing | undefined =>
  typeof body === 'object' && body !== null ? readListingOnce(body, href) : undefined;

export const selectIsCurrentCached = (state: ListingState): boolean =>
  selectEntry(state, selectListingArgs(state)).data !== undefined;

/** Until a first listing is shown, that of the current URL. */
const selectArgsOnScreen = (state: ListingState) =>
  selectShownArgs(state) ?? selectListingArgs(state);

/** The listing on screen; undefined before the first one. */
export function selectShownListing(state: ListingState): Listing | undefined {
  const args = selectArgsOnScreen(state);
  return args && listingOf(selectEntry(state, args).data, args.url);
}

/** Whether the listing on screen is that of the current URL. */
export const selectIsCurrentShown = (state: ListingState): boolean =>
  isSameArgs(selectArgsOnScreen(state), selectListingArgs(state)) && selectIsCurrentCached(state);

/** The URL state of the listing on screen: the previous one until the listing of the current URL is shown. */
export const selectShownUrl = createSelector(
  [selectShownArgs, selectListingUrl],
  (shown, url): ListingUrl | undefined => (shown && listingUrlOf(shown.url)) ?? url,
);

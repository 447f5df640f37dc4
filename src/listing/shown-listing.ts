/** The listing the shopper looks at: the last one that was shown, which trails the present URL (docs/product.md, 4.4). */
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

/** The listing in the response for this address, read once for each response; undefined when it is none. */
export const listingOf = (body: unknown, href: string): Listing | undefined =>
  typeof body === 'object' && body !== null ? readListingOnce(body, href) : undefined;

/** Whether the listing of the present URL is there to be shown. */
export const selectIsCurrentKnown = (state: ListingState): boolean =>
  selectEntry(state, selectListingArgs(state)).data !== undefined;

/** Before a first listing is shown, that of the present URL is. */
const selectArgsOnScreen = (state: ListingState) =>
  selectShownArgs(state) ?? selectListingArgs(state);

/** The listing on screen; undefined before there ever was one. */
export function selectShownListing(state: ListingState): Listing | undefined {
  const args = selectArgsOnScreen(state);
  return args && listingOf(selectEntry(state, args).data, args.url);
}

/** Whether the listing on screen is that of the present URL. */
export const selectIsCurrentShown = (state: ListingState): boolean =>
  isSameArgs(selectArgsOnScreen(state), selectListingArgs(state)) && selectIsCurrentKnown(state);

/** The URL state of the listing on screen, which trails the present one until that one's listing is shown. */
export const selectShownUrl = createSelector(
  [selectShownArgs, selectListingUrl],
  (shown, url): ListingUrl | undefined => (shown && listingUrlOf(shown.url)) ?? url,
);

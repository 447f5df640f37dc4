/** The listing the shopper looks at: the last one that was shown, which trails the present URL (decision 27). */
import { createSelector } from '@reduxjs/toolkit';
import type { Listing } from '../catalogue/listing';
import { readListing } from '../catalogue/read-listing';
import type { ListingUrl } from '../listing-url/listing-url';
import type { WithListingApi } from './listing-api';
import { isSameArgs, selectListingArgs, type ListingArgs } from './listing-args';
import { listingUrlOf, selectListingUrl, type ListingLocationState } from './listing-location';
import { selectShownArgs, type WithShownListing } from './shown-listing-slice';

export type ListingState = ListingLocationState & WithListingApi & WithShownListing;

/** Reading a listing of one body and one URL is done once, however often it is shown. */
const listingsOfBodies = new WeakMap<object, Map<string, Listing>>();
const remembered = 4;

/** The listing in the answer for this address; undefined when it is none. */
export function listingOf(body: unknown, href: string): Listing | undefined {
  const url = listingUrlOf(href);
  if (!url || typeof body !== 'object' || body === null) return undefined;
  const known = listingsOfBodies.get(body) ?? new Map<string, Listing>();
  listingsOfBodies.set(body, known);
  const listing = known.get(href) ?? readListing(body, url);
  if (known.size >= remembered) known.clear();
  known.set(href, listing);
  return listing;
}

type CachedListing = { readonly originalArgs?: ListingArgs; readonly data?: unknown };

const selectQueries = (state: WithListingApi) =>
  state.listingApi.queries as Readonly<Record<string, CachedListing | undefined>>;

/**
 * The cached answer for `args`. Remembered by the cache it was found in: RTK Query's own selector of an entry keeps the
 * last answer for as long as `args` live, and whoever keeps a location, as a recorded session does, keeps those.
 */
const bodyOf = (
  args: ListingArgs | undefined,
  queries: ReturnType<typeof selectQueries>,
): unknown => {
  const isAsked = (entry: CachedListing | undefined) => isSameArgs(entry?.originalArgs, args);
  return args && Object.values(queries).find(isAsked)?.data;
};

const selectCurrentBody = createSelector([selectListingArgs, selectQueries], bodyOf);

/** Whether the listing of the present URL is there to be shown. */
export const selectIsCurrentKnown = (state: ListingState): boolean =>
  selectCurrentBody(state) !== undefined;

/** Before a first listing is shown, and on a server, that of the present URL is. */
const selectArgsOnScreen = (state: ListingState) =>
  selectShownArgs(state) ?? selectListingArgs(state);
const selectBodyOnScreen = createSelector([selectArgsOnScreen, selectQueries], bodyOf);

/** The listing on screen; undefined before there ever was one. */
export function selectShownListing(state: ListingState): Listing | undefined {
  const args = selectArgsOnScreen(state);
  return args && listingOf(selectBodyOnScreen(state), args.url);
}

/** Whether the listing on screen is that of the present URL. */
export const selectIsCurrentShown = (state: ListingState): boolean =>
  isSameArgs(selectArgsOnScreen(state), selectListingArgs(state)) && selectIsCurrentKnown(state);

/** The URL state of the listing on screen, which trails the present one until that one's listing is shown. */
export function selectShownUrl(state: ListingState): ListingUrl | undefined {
  const shown = selectShownArgs(state);
  return (shown && listingUrlOf(shown.url)) ?? selectListingUrl(state);
}

/** The listing's state, derived from the router location alone (decision 50). */
import type { Location } from 'history';
import type { LOCATION_CHANGE, RouterActions, RouterState } from 'redux-first-history';
import { memoize } from '../lib/memoize';
import type { ListingUrl } from '../listing-url/listing-url';
import { mostCharacters } from '../listing-url/url-limits';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { listingIdentity } from '../listing-url/write-listing-url';
import { isFromScrolling } from './history-entry';
import { pageTypeOf, type PageType } from '../storefront/page-globals';
import { selectStorefront } from './storefront-state';
import { createAppSelector, type RootState } from '../store/root-state';

declare module '../store/root-state' {
  interface RootState {
    readonly router: RouterState;
  }
}

export type LocationChange = Extract<RouterActions, { type: typeof LOCATION_CHANGE }>;

export const selectLocation = (state: RootState): Location | undefined =>
  state.router.location ?? undefined;

const mostCached = 50;

/**
 * As `tryReadListingUrl`, with the same object for the same address, which spares renders when the address comes from
 * elsewhere.
 */
export const listingUrlOf = memoize(tryReadListingUrl, {
  mostCached,
  longestCached: mostCharacters,
});

const urlAt = (location: Location | null | undefined): ListingUrl | undefined =>
  location ? listingUrlOf(location.pathname + location.search) : undefined;

/**
 * The listing of the current location, if any. It takes the location object, not its text, so that a server can free
 * the store.
 */
export const selectListingUrl = createAppSelector([selectLocation], urlAt);

export const selectUrlBefore = (state: RootState): ListingUrl | undefined =>
  urlAt(state.router.previousLocations?.[1]?.location);

/**
 * Whether a change of location changed the listing. A drawer, carried parameters or scrolling change the location
 * alone, and a store that a developer has set back in time does not take the location at all.
 */
export const isAnotherListing =
  ({ payload }: LocationChange) =>
  (state: RootState): boolean => {
    if (isFromScrolling(payload.location, payload.action)) return false;
    const [present, before] = [selectListingUrl(state), selectUrlBefore(state)];
    const isTaken = selectLocation(state) === payload.location;
    return isTaken && (present && listingIdentity(present)) !== (before && listingIdentity(before));
  };

/** "search", "browse" or "promo" (docs/product.md, 1.1). */
export const selectPageType = (state: RootState): PageType =>
  selectStorefront(state).pageType ?? pageTypeOf(selectListingUrl(state)?.type ?? 'browse');

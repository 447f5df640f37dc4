/** The listing's state, derived from the router location and from nothing else (decision 50). */
import { createSelector } from '@reduxjs/toolkit';
import type { Location } from 'history';
import type { LOCATION_CHANGE, RouterActions, RouterState } from 'redux-first-history';
import { memoize } from '../lib/memoize';
import type { ListingUrl } from '../listing-url/listing-url';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { listingIdentity } from '../listing-url/write-listing-url';
import { pageTypeOf } from '../storefront/page-globals';
import { selectStorefront, type WithStorefront } from './storefront-slice';

export type WithRouter = { readonly router: RouterState };

export type LocationChange = Extract<RouterActions, { type: typeof LOCATION_CHANGE }>;

export const selectLocation = (state: WithRouter): Location | undefined =>
  state.router.location ?? undefined;

const mostCached = 50;

/**
 * As `tryReadListingUrl`, and the same object for the same address: whoever shows an address is not drawn again when it
 * comes from another part of the state.
 */
export const listingUrlOf = memoize(tryReadListingUrl, mostCached);

const urlAt = (location: Location | null | undefined): ListingUrl | undefined =>
  location ? listingUrlOf(location.pathname + location.search) : undefined;

/**
 * The listing of the present location; undefined when the location is not a listing's.
 * The selector takes the location object, not its text, so that a server's store can be collected.
 */
export const selectListingUrl = createSelector([selectLocation], urlAt);

/** The listing of the location before the present one. */
export const selectUrlBefore = (state: WithRouter): ListingUrl | undefined =>
  urlAt(state.router.previousLocations?.[1]?.location);

/**
 * Whether this change of location led to another listing: a drawer that opens and carried parameters change the location
 * alone. It did not where the store is back in time, which keeps the location of that time.
 */
export const isAnotherListing =
  ({ payload }: LocationChange) =>
  (state: WithRouter): boolean => {
    const [present, before] = [selectListingUrl(state), selectUrlBefore(state)];
    const isTaken = selectLocation(state) === (payload as Partial<typeof payload>).location;
    return isTaken && (present && listingIdentity(present)) !== (before && listingIdentity(before));
  };

/** "search", "browse" or "promo" (docs/product.md, 1.1). */
export const selectPageType = createSelector(
  [selectStorefront, selectListingUrl],
  (storefront, url) => storefront.pageType ?? pageTypeOf(url?.type ?? 'browse'),
);

export type ListingLocationState = WithRouter & WithStorefront;

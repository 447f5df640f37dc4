/** The listing's state, derived from the router location and from nothing else (decision 50). */
import { createSelector } from '@reduxjs/toolkit';
import type { Location } from 'history';
import type { RouterState } from 'redux-first-history';
import { remember } from '../lib/remember';
import type { ListingUrl } from '../listing-url/listing-url';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { pageTypeOf } from '../storefront/page-globals';
import { selectStorefront, type WithStorefront } from './storefront-slice';

export type WithRouter = { readonly router: RouterState };

export const selectLocation = (state: WithRouter): Location | undefined =>
  state.router.location ?? undefined;

const mostRemembered = 50;

/**
 * As `tryReadListingUrl`, and the same object for the same address: whoever shows an address is not drawn again when it
 * comes from another part of the state.
 */
export const listingUrlOf = remember(tryReadListingUrl, mostRemembered);

/**
 * The listing of the present location; undefined when the location is not a listing's.
 * The selector takes the location object, not its text, so that a server's store can be collected.
 */
export const selectListingUrl = createSelector(
  [selectLocation],
  (location): ListingUrl | undefined =>
    location && listingUrlOf(location.pathname + location.search),
);

/** "search", "browse" or "promo" (decision 19). */
export const selectPageType = createSelector(
  [selectStorefront, selectListingUrl],
  (storefront, url) => storefront.pageType ?? pageTypeOf(url?.type ?? 'browse'),
);

export type ListingLocationState = WithRouter & WithStorefront;

/** Prefetches a listing (docs/product.md, 5.7). */
import { listingApi } from './listing-api';
import { isSameArgs, type ListingArgs } from './request/listing-args';
import { listingArgsOf, selectListingArgs } from './select-listing-args';
import type { AppThunk, RootState } from '../store/root-state';

export type CancelPrefetch = () => void;

const mostInFlight = 2;

/**
 * Fetches the listing at `href` unless it is the present one, is fresh in the cache, two requests are pending, or the
 * shopper saves data. Returns a function that aborts the request, unless the shopper has opened the listing by then;
 * undefined when nothing is fetched. The present listing may have failed, and a prefetch of it would hide the note of
 * the failure without showing the listing.
 */
export const prefetchListing =
  (href: string): AppThunk<CancelPrefetch | undefined> =>
  (dispatch, getState, { platform }) => {
    const args = listingArgsOf(getState(), href);
    if (!args || isPresent(getState(), args) || platform.savesData()) return undefined;
    const pending = dispatch(listingApi.util.getRunningQueriesThunk());
    if (pending.length >= mostInFlight) return undefined;
    const request = dispatch(listingApi.endpoints.listing.initiate(args, { subscribe: false }));
    return () => {
      if (!isPresent(getState(), args)) request.abort();
    };
  };

const isPresent = (state: RootState, args: ListingArgs) =>
  isSameArgs(selectListingArgs(state), args);

/** The listing cache: fresh for 10 minutes, dropped 5 minutes after its last use (docs/product.md, 5.5). */
import { createApi, skipToken } from '@reduxjs/toolkit/query';
import type { ListingBody } from '../catalogue/read-listing';
import { isSameArgs, type ListingArgs } from './request/listing-args';
import { selectListingArgs } from './select-listing-args';
import { listingBaseQuery } from './request/listing-base-query';
import { withRetries } from './request/retry-listing';
import type { RootState } from '../store/root-state';

declare module '../store/root-state' {
  interface RootState {
    readonly listingApi: ReturnType<typeof listingApi.reducer>;
  }
}

const keepFreshMs = 600_000;
/** RTK Query counts in seconds. */
const keepUnusedSeconds = 300;

/** A failed prefetch is not retried. */
function isWanted(args: ListingArgs, state: RootState): boolean {
  return isSameArgs(args, selectListingArgs(state));
}

export const listingApi = createApi({
  reducerPath: 'listingApi',
  baseQuery: withRetries(listingBaseQuery, isWanted),
  keepUnusedDataFor: keepUnusedSeconds,
  endpoints: (build) => ({
    // Caches the unchanged response, which the server writes into the page. Selectors derive the model from it.
    listing: build.query<ListingBody, ListingArgs>({
      query: (args) => args,
      // Set on the endpoint, so that it applies to prefetches too.
      forceRefetch: ({ endpointState }) =>
        Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) >= keepFreshMs,
    }),
  }),
});

/**
 * The cache entry of `args`. A memoised selector would hold the last response as long as `args` live, and histories and
 * recorded sessions hold `args`, so this makes one on each call.
 */
export const selectEntry = (state: RootState, args: ListingArgs | undefined) =>
  listingApi.endpoints.listing.select(args ?? skipToken)(state);

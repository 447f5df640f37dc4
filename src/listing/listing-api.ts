/** The listing cache: fresh for 10 minutes, dropped 5 minutes after its last use (docs/product.md, 5.5). */
import { createApi, skipToken } from '@reduxjs/toolkit/query';
import type { ListingArgs } from './listing-args';
import { listingBaseQuery } from './request/listing-base-query';
import { withRetries } from './request/retry-listing';
import { keepFreshMs, keepUnusedSeconds } from './timing';

export const listingApi = createApi({
  reducerPath: 'listingApi',
  baseQuery: withRetries(listingBaseQuery),
  keepUnusedDataFor: keepUnusedSeconds,
  endpoints: (build) => ({
    // The response is kept as it came: it is what the server hands the browser, and the model is derived from it.
    listing: build.query<unknown, ListingArgs>({
      query: (args) => args,
      // By the endpoint, not by its callers: it holds for prefetches too.
      forceRefetch: ({ endpointState }) =>
        Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) >= keepFreshMs,
    }),
  }),
});

export type WithListingApi = {
  readonly [listingApi.reducerPath]: ReturnType<typeof listingApi.reducer>;
};

/**
 * What the cache has for `args`. A selector for each reading, which is not kept: it would keep the last response for as long
 * as `args` live, and whoever keeps a location, as a recorded session does, keeps those.
 */
export const selectEntry = (state: WithListingApi, args: ListingArgs | undefined) =>
  listingApi.endpoints.listing.select(args ?? skipToken)(state);

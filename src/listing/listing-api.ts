/** The listing cache: fresh for 10 minutes, dropped 5 minutes after its last use (decision 24). */
import { createApi } from '@reduxjs/toolkit/query';
import type { ListingArgs } from './listing-args';
import { listingBaseQuery } from './listing-base-query';
import { keepFreshSeconds, keepUnusedSeconds } from './timing';

export const listingApi = createApi({
  reducerPath: 'listingApi',
  baseQuery: listingBaseQuery,
  keepUnusedDataFor: keepUnusedSeconds,
  refetchOnMountOrArgChange: keepFreshSeconds,
  endpoints: (build) => ({
    // The answer is kept as it came: it is what the server hands the browser, and the model is derived from it.
    listing: build.query<unknown, ListingArgs>({ query: (args) => args }),
  }),
});

export type WithListingApi = {
  readonly [listingApi.reducerPath]: ReturnType<typeof listingApi.reducer>;
};

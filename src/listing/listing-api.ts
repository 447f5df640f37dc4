/** The listing cache: fresh for 10 minutes, dropped 5 minutes after its last use (decision 24). */
import { createApi } from '@reduxjs/toolkit/query';
import type { ListingArgs } from './listing-args';
import type { ListingBaseQuery } from './listing-base-query';
import { listingErrorText } from './listing-failure';
import type { Platform } from '../platform/platform';
import { keepFreshSeconds, keepUnusedSeconds } from './timing';

/** What asks is not needed to show what the server sent, so it comes in a script of its own. */
export const loadAsking = () => import(/* webpackChunkName: "ask" */ './listing-base-query');

const askLater: ListingBaseQuery = async (args, api, extraOptions) => {
  const asking = await loadAsking().catch(() => undefined);
  if (asking) return asking.listingBaseQuery(args, api, extraOptions);
  const error = { kind: 'network' } as const;
  (api.extra as Platform).log.error(listingErrorText(args.url), { url: args.url, ...error });
  return { error };
};

export const listingApi = createApi({
  reducerPath: 'listingApi',
  baseQuery: askLater,
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

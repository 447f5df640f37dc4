/** Gets the listing of a request before anything is drawn; the URL says which (decision 50). */
import type { Location } from 'history';
import { noWireIds } from '../catalogue/wire-ids';
import { listingApi } from '../listing/listing-api';
import { isSameArgs, selectListingArgs, type ListingArgs } from '../listing/listing-args';
import { listingBaseQuery } from '../listing/listing-base-query';
import type { ListingFailure } from '../listing/listing-failure';
import type { StorefrontState } from '../listing/storefront-slice';
import type { QueryState } from '../page/hydrated-listing';
import type { Platform } from '../platform/platform';

export type Preloaded =
  /** With the listing cache that holds it, as a store is made of it here and again in the browser. */
  | { readonly kind: 'listing'; readonly queryState: QueryState }
  | { readonly kind: 'nothing-to-ask' }
  | { readonly kind: 'failed'; readonly failure: ListingFailure };

type Question = {
  readonly platform: Platform;
  readonly storefront: StorefrontState;
  readonly location: Location;
  /** Gives the request to the listing API up: the failure is then `cancelled`. */
  readonly signal: AbortSignal;
};

/**
 * Tries once for the listing at `location`, which ends within 10 s (decision 23). No store is needed for it: made with
 * the answer in it, as in the browser, a store is cheaper than one that has to learn of it by actions.
 */
export async function preloadListing(question: Question): Promise<Preloaded> {
  const { platform, storefront, location, signal } = question;
  const state = { storefront, router: { location, action: null } };
  const args = selectListingArgs(state);
  if (!args) return { kind: 'nothing-to-ask' };
  const { data, error } = await listingBaseQuery(args, createQueryApi(platform, state, signal), {});
  return error === undefined
    ? { kind: 'listing', queryState: queryStateOf(args, data as object) }
    : { kind: 'failed', failure: error };
}

/** What a query sees of a store that knows nothing yet. Whatever it learns beside the answer, nobody asks for here. */
const createQueryApi = (platform: Platform, state: object, signal: AbortSignal) => ({
  signal,
  abort: () => undefined,
  dispatch: () => undefined,
  getState: () => ({ ...state, wireIds: noWireIds, listingApi: { queries: {} } }),
  extra: platform,
  endpoint: 'listing',
  type: 'query' as const,
});

const emptyCache = listingApi.reducer(undefined, { type: 'server/started' });

type Asked = { readonly args: ListingArgs; readonly queryState: QueryState };
const lastAskedFor = new WeakMap<object, Asked>();

/** The cache with this answer in it and nothing else; the same one for an answer that came before for the same `args`. */
function queryStateOf(args: ListingArgs, value: object): QueryState {
  const last = lastAskedFor.get(value);
  if (last && isSameArgs(last.args, args)) return last.queryState;
  const entry = { endpointName: 'listing', arg: args, value } as const;
  const { queries } = listingApi.reducer(emptyCache, listingApi.util.upsertQueryEntries([entry]));
  lastAskedFor.set(value, { args, queryState: queries });
  return queries;
}

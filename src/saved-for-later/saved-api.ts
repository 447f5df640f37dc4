/** RTK Query's API for the service of save for later (docs/product.md, 12.3): the token, the list and its changes. */
import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query';
import { isAborted } from '../lib/is-aborted';
import { loadPart } from '../lib/load-part';
import { passingDelayMs, statusFailure } from '../listing/request/listing-failure';
import { selectStorefront } from '../listing/storefront-state';
import type { ColouredChange } from './saved-change';
import {
  removeToken,
  readStoredList,
  readStoredToken,
  readSavedList,
  storeToken,
  type SavedList,
} from './saved-session';
import {
  changeCall,
  listCall,
  noToken,
  tokenCall,
  tokenOf,
  unreadable,
  type SavedFailure,
  type ServiceCall,
  type ServiceResult,
} from './service-calls';
import type { Platform } from '../platform/platform';
import { platformOf, stateOf } from '../store/query-api';
import { retriedQuery } from '../store/retried-query';

declare module '../store/root-state' {
  interface RootState {
    readonly savedForLaterApi: ReturnType<typeof savedApi.reducer>;
  }
}

/** Soon enough that the shopper who clicked does not wonder. */
const changeRetryMs = 500;

/**
 * The calls that the page makes by itself are repeated as listing requests are, so that a shopper who did nothing reads
 * of no passing error. A change is repeated once, where there was no connection.
 */
const savedBaseQuery = retriedQuery<ServiceCall, unknown, SavedFailure>(
  callOnce,
  ({ args: call, failure, attempt }) => {
    if (call !== tokenCall && call !== listCall)
      return failure.reason === 'unreachable' && attempt === 1 ? changeRetryMs : undefined;
    if (failure.reason === 'refused')
      return passingDelayMs(statusFailure(failure.status, failure.retryAfter), attempt);
    return failure.reason === 'unreachable'
      ? passingDelayMs({ kind: 'network' }, attempt)
      : undefined;
  },
);

export const savedApi = createApi({
  reducerPath: 'savedForLaterApi',
  baseQuery: savedBaseQuery,
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    /** Requests a token, and tells the store only that there is one. */
    token: build.query<true, void>({
      queryFn: async (_none, api, options) => {
        const { data } = await savedBaseQuery(tokenCall, api, options);
        const token = tokenOf(data);
        if (token === undefined) return { error: noToken };
        const platform = platformOf(api);
        heldTokens.set(platform, token);
        storeToken(platform.sessionStorage, token);
        return { data: true };
      },
    }),
    /** The only copy of the list in the store; a change is applied to it once the service has made it. */
    savedProducts: build.query<SavedList, void>({
      queryFn: async (_none, api, options) => {
        const stored = readStoredList(platformOf(api).sessionStorage);
        if (stored) return { data: stored };
        const { data, error } = await savedBaseQuery(listCall, api, options);
        if (error) return { error };
        const list = readSavedList(data);
        return list ? { data: list } : { error: unreadable };
      },
    }),
    /** Adds a product to the list, or removes it. */
    setSaved: build.mutation<unknown, ColouredChange>({ query: changeCall }),
  }),
});

/** The calls are a lazy script. Undefined when it fails to load; the next call tries again. */
const loadCalls = () =>
  loadPart(() => import(/* webpackChunkName: "saved" */ './call-service')).catch(() => undefined);

async function callOnce(call: ServiceCall, api: BaseQueryApi): Promise<ServiceResult> {
  const { isLocal, envURL } = selectStorefront(stateOf(api));
  const service = { ...platformOf(api), isLocal, envURL };
  const calls = await loadCalls();
  if (!calls) return { error: unreadable };
  if (call === tokenCall) return calls.callService(call, service);
  return calls.callWithToken(call, service, {
    request: () => presentToken(api),
    drop: (refused) => dropToken(refused, api),
  });
}

/** Where a page holds its token besides storage, which may be forbidden; never in the store (decision 67). */
const heldTokens = new WeakMap<Platform, string>();

const tokenOn = (platform: Platform): string | undefined =>
  readStoredToken(platform.sessionStorage) ?? heldTokens.get(platform);

/** Calls that need a token at the same time wait for the same one. */
async function presentToken(api: BaseQueryApi): Promise<string | undefined> {
  const platform = platformOf(api);
  const token = tokenOn(platform);
  if (token !== undefined) return token;
  const { error } = await api.dispatch(
    savedApi.endpoints.token.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return isAborted({ error }) && !api.signal.aborted ? presentToken(api) : tokenOn(platform);
}

/** Calls that are refused together share one new token: only the first finds the refused one still there. */
function dropToken(refused: string, api: BaseQueryApi): void {
  const platform = platformOf(api);
  if (tokenOn(platform) !== refused) return;
  heldTokens.delete(platform);
  removeToken(platform.sessionStorage);
}

/** RTK Query's API for the service of save for later (docs/product.md, 12.3): the token, the list and its changes. */
import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query';
import { isAborted } from '../lib/is-aborted';
import { loadPart } from '../lib/load-part';
import { selectStorefront } from '../listing/storefront-slice';
import type { SavedService } from './call-service';
import { fetchWithRetries } from './fetch-with-retries';
import type { SavedChange } from './saved-change';
import {
  removeToken,
  readStoredList,
  readStoredToken,
  readSavedList,
  type SavedList,
} from './saved-session';
import {
  changeCall,
  listCall,
  noToken,
  unreadable,
  type ServiceCall,
  type ServiceResult,
} from './service-calls';
import { platformOf, stateOf } from '../store/query-api';

declare module '../store/root-state' {
  interface RootState {
    readonly savedForLaterApi: ReturnType<typeof savedApi.reducer>;
  }
}

export const savedApi = createApi({
  reducerPath: 'savedForLaterApi',
  baseQuery: savedBaseQuery,
  tagTypes: ['token'],
  // An expired token is replaced while the refused call is still pending.
  invalidationBehavior: 'immediately',
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    token: build.query<string, void>({
      providesTags: ['token'],
      queryFn: async (_none, api) => {
        const { sessionStorage } = platformOf(api);
        const stored = readStoredToken(sessionStorage);
        if (stored !== undefined) return { data: stored };
        const calls = await loadCalls();
        const token = await calls?.requestToken(retryingServiceOf(api), sessionStorage);
        return token === undefined ? { error: noToken } : { data: token };
      },
    }),
    /** The only copy of the list in the store; a change is applied to it once the service has made it. */
    savedProducts: build.query<SavedList, void>({
      queryFn: async (_none, api) => {
        const stored = readStoredList(platformOf(api).sessionStorage);
        if (stored) return { data: stored };
        const { data, error } = await callSaved(listCall, api, retryingServiceOf(api));
        if (error) return { error };
        const list = readSavedList(data);
        return list ? { data: list } : { error: unreadable };
      },
    }),
    /** Adds a product to the list, or removes it. */
    setSaved: build.mutation<unknown, SavedChange>({ query: changeCall }),
  }),
});

/** The calls are a lazy script. Undefined when it fails to load; the next call tries again. */
const loadCalls = () =>
  loadPart(() => import(/* webpackChunkName: "saved" */ './call-service')).catch(() => undefined);

function serviceOf(api: BaseQueryApi): SavedService {
  const { isLocal, envURL } = selectStorefront(stateOf(api));
  return { ...platformOf(api), isLocal, envURL };
}

/** For the calls that no click of the shopper makes. */
function retryingServiceOf(api: BaseQueryApi): SavedService {
  const service = serviceOf(api);
  return { ...service, fetch: fetchWithRetries(service.fetch) };
}

function savedBaseQuery(call: ServiceCall, api: BaseQueryApi): Promise<ServiceResult> {
  return callSaved(call, api, serviceOf(api));
}

async function callSaved(
  call: ServiceCall,
  api: BaseQueryApi,
  service: SavedService,
): Promise<ServiceResult> {
  const calls = await loadCalls();
  if (!calls) return { error: unreadable };
  return calls.callWithToken(call, service, {
    request: () => cachedToken(api),
    drop: (refused) => dropToken(refused, api),
  });
}

async function cachedToken(api: BaseQueryApi): Promise<string | undefined> {
  const request = savedApi.endpoints.token.initiate(undefined, { subscribe: false });
  const { data, error } = await api.dispatch(request);
  return isAborted({ error }) && !api.signal.aborted ? cachedToken(api) : data;
}

/** Calls that are refused together share one new token: only the first finds the refused one still cached. */
function dropToken(refused: string, api: BaseQueryApi): void {
  const { data } = savedApi.endpoints.token.select()(stateOf(api));
  if (data !== refused) return;
  removeToken(platformOf(api).sessionStorage);
  api.dispatch(savedApi.util.invalidateTags(['token']));
}

/** RTK Query's API for the service of save for later (docs/product.md, 12.3): the token, the list and its changes. */
import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query';
import { readRecord, readText } from '../lib/read-unknown';
import { loadPart } from '../lib/load-part';
import type { Platform } from '../platform/platform';
import {
  removeToken,
  storeToken,
  readStoredList,
  readStoredToken,
  readSavedList,
  type SavedList,
} from './saved-session';
import {
  addCall,
  listCall,
  noToken,
  removeCall,
  tokenCall,
  unreadable,
  withToken,
  type ServiceCall,
  type ServiceResult,
} from './service-calls';

export const savedApi = createApi({
  reducerPath: 'savedForLaterApi',
  baseQuery: callWithToken,
  tagTypes: ['token'],
  // An expired token is replaced while the refused call is still pending.
  invalidationBehavior: 'immediately',
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    token: build.query<string, void>({
      providesTags: ['token'],
      queryFn: async (_none, api) => {
        const { sessionStorage } = api.extra as Platform;
        const stored = readStoredToken(sessionStorage);
        if (stored !== undefined) return { data: stored };
        const result = await (await loadService())?.callService(tokenCall, api);
        const token = readText(readRecord(result?.data).sessionConfirmationNumber);
        if (token === undefined) return { error: noToken };
        storeToken(sessionStorage, token);
        return { data: token };
      },
    }),
    /** The only copy of the list in the store; a change is applied to it once the service has made it. */
    savedProducts: build.query<SavedList, void>({
      queryFn: async (_none, api) => {
        const stored = readStoredList((api.extra as Platform).sessionStorage);
        if (stored) return { data: stored };
        const { data, error } = await callWithToken(listCall, api);
        if (error) return { error };
        const list = readSavedList(data);
        return list ? { data: list } : { error: unreadable };
      },
    }),
    addProduct: build.mutation<unknown, string>({ query: addCall }),
    removeProduct: build.mutation<unknown, string>({ query: removeCall }),
  }),
});

export type WithSavedApi = {
  readonly [savedApi.reducerPath]: ReturnType<typeof savedApi.reducer>;
};

/** The calls are a lazy script. Undefined when it fails to load; the next call tries again. */
const loadService = () =>
  loadPart(() => import(/* webpackChunkName: "saved" */ './call-service')).catch(() => undefined);

/** Calls with a token; when it has expired, fetches a new one and repeats the call once (docs/product.md, 12.4). */
async function callWithToken(call: ServiceCall, api: BaseQueryApi): Promise<ServiceResult> {
  const service = await loadService();
  if (!service) return { error: unreadable };
  const token = await requestToken(api);
  if (token === undefined) return { error: noToken };
  const result = await service.callService(withToken(call, token), api);
  if (result.error?.status !== 409 && result.error?.status !== 403) return result;
  dropToken(token, api);
  const renewed = await requestToken(api);
  if (renewed === undefined) return { error: noToken };
  return service.callService(withToken(call, renewed), api);
}

async function requestToken(api: BaseQueryApi): Promise<string | undefined> {
  const request = savedApi.endpoints.token.initiate(undefined, { subscribe: false });
  const { data } = await api.dispatch(request);
  return data;
}

/** Calls that are refused together share one new token: only the first finds the refused one still cached. */
function dropToken(refused: string, api: BaseQueryApi): void {
  const { data } = savedApi.endpoints.token.select()(api.getState() as WithSavedApi);
  if (data !== refused) return;
  removeToken((api.extra as Platform).sessionStorage);
  api.dispatch(savedApi.util.invalidateTags(['token']));
}

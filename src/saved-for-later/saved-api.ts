/** The saved-for-later list and its changes (specification sections 7.3 to 7.5). */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Platform } from '../platform/platform';
import { callService, type ServiceAnswer } from './call-service';
import { unreadable, type SavedFailure } from './saved-failure';
import { readKeptList, readSavedList } from './saved-session';
import { addCall, listCall, removeCall, withToken, type ServiceCall } from './service-calls';
import { askForToken, tokenApi } from './token-api';

export const savedApi = tokenApi.injectEndpoints({
  endpoints: (build) => ({
    savedProducts: build.query<readonly string[], void>({
      queryFn: async (_none, api) => {
        const kept = readKeptList((api.extra as Platform).session);
        if (kept) return { data: kept };
        const { data, error } = await callConfirmed(listCall, api);
        if (error) return { error };
        const productIds = readSavedList(data);
        return productIds ? { data: productIds } : { error: unreadable };
      },
    }),
    addProduct: build.mutation<unknown, string>({
      queryFn: (productId, api) => callConfirmed(addCall(productId), api),
    }),
    removeProduct: build.mutation<unknown, string>({
      queryFn: (productId, api) => callConfirmed(removeCall(productId), api),
    }),
  }),
});

const hasExpired = ({ status }: SavedFailure) => status === 409 || status === 403;

/** Calls with a token; an expired one is fetched anew once and the call repeated once (decision 64). */
async function callConfirmed(call: ServiceCall, api: BaseQueryApi): Promise<ServiceAnswer> {
  const token = await askForToken(api);
  if (token.error) return token;
  const answer = await callService(withToken(call, token.data), api);
  if (!answer.error || !hasExpired(answer.error)) return answer;
  const renewed = await askForToken(api, token.data);
  return renewed.error ? renewed : callService(withToken(call, renewed.data), api);
}

export type WithSavedApi = {
  readonly [savedApi.reducerPath]: ReturnType<typeof savedApi.reducer>;
};

/** The session confirmation token, asked for once and renewed when it has expired (specification section 7.2). */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { readRecord, readText } from '../lib/read-unknown';
import type { Platform } from '../platform/platform';
import { callService } from './call-service';
import type { SavedFailure } from './saved-failure';
import { keepToken, readKeptToken } from './saved-session';
import { savedStoreApi } from './saved-store-api';
import { tokenCall } from './service-calls';

export const tokenApi = savedStoreApi.injectEndpoints({
  endpoints: (build) => ({
    token: build.query<string, void>({
      queryFn: async (_none, api) => {
        const { session } = api.extra as Platform;
        const kept = api.forced ? undefined : readKeptToken(session);
        if (kept !== undefined) return { data: kept };
        const { data } = await callService(tokenCall, api);
        const token = readText(readRecord(data).sessionConfirmationNumber);
        if (token === undefined) return { error: { message: 'Could not retrieve csrf token' } };
        keepToken(session, token);
        return { data: token };
      },
    }),
  }),
});

type TokenAnswer =
  | { readonly data: string; readonly error?: undefined }
  | { readonly error: SavedFailure; readonly data?: undefined };
type StateWithToken = Parameters<ReturnType<typeof tokenApi.endpoints.token.select>>[0];

/**
 * The token at hand. With `refused`, one other than that: calls that were refused together share one renewal.
 * Gives the failure when there is none to be had.
 */
export async function askForToken(api: BaseQueryApi, refused?: string): Promise<TokenAnswer> {
  const present = tokenApi.endpoints.token.select()(api.getState() as StateWithToken).data;
  const isRefused = refused !== undefined && present === refused;
  const { data, error } = await api.dispatch(
    tokenApi.endpoints.token.initiate(undefined, { subscribe: false, forceRefetch: isRefused }),
  );
  // A renewal that failed leaves the old token in the cache beside its error.
  return error || data === undefined ? { error: error as SavedFailure } : { data };
}

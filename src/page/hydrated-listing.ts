/** Takes up the listing cache that the server left in the page (decision 2). */
import { isListingBody } from '../catalogue/read-listing';
import type { WithListingApi } from '../listing/listing-api';

export type QueryState = WithListingApi['listingApi']['queries'];

const isFulfilled = (entry: unknown): entry is { readonly data: unknown } =>
  typeof entry === 'object' &&
  entry !== null &&
  (entry as { status?: unknown }).status === 'fulfilled' &&
  (entry as { endpointName?: unknown }).endpointName === 'listing' &&
  isListingBody((entry as { data?: unknown }).data);

/**
 * The usable entries of a dehydrated cache; whatever is not an answered listing is left out.
 * Their time stamps are set to `nowMs`: freshness is judged by this machine's clock, and the server's may differ.
 */
export function readQueryState(queryState: unknown, nowMs: number): QueryState {
  if (typeof queryState !== 'object' || queryState === null) return {};
  const entries = Object.entries(queryState)
    .filter(([, entry]) => isFulfilled(entry))
    .map(([key, entry]) => [key, { ...(entry as object), fulfilledTimeStamp: nowMs }] as const);
  return Object.fromEntries(entries) as QueryState;
}

/**
 * Retries of listing requests (docs/product.md, 5.6): after a transient error, of the wanted listing, three times at
 * most.
 */
import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ListingBody } from '../../catalogue/read-listing';
import { platformOf, stateOf } from '../../store/query-api';
import { retriedQuery } from '../../store/retried-query';
import type { RootState } from '../../store/root-state';
import type { ListingArgs } from './listing-args';
import { passingDelayMs, type ListingFailure } from './listing-failure';

/** With the time of the next try, in milliseconds. */
export const retryScheduled = createAction<number>('shownListing/retryScheduled');

export type ListingBaseQuery = BaseQueryFn<ListingArgs, ListingBody, ListingFailure>;

export function withRetries(
  query: ListingBaseQuery,
  isWanted: (args: ListingArgs, state: RootState) => boolean,
): ListingBaseQuery {
  const retried = retriedQuery(query, ({ args, failure, attempt, api }) => {
    if (!platformOf(api).retries || !isWanted(args, stateOf(api))) return undefined;
    const delayMs = passingDelayMs(failure, attempt);
    if (delayMs !== undefined) api.dispatch(retryScheduled(Date.now() + delayMs));
    return delayMs;
  });
  return async (args, api, options) => {
    // Of several clicks in one task, only the last sends a request: the others are aborted by now.
    await Promise.resolve();
    return api.signal.aborted ? { error: { kind: 'cancelled' } } : retried(args, api, options);
  };
}

/** Retries of listing requests (docs/product.md, 5.6): after a transient error, of the wanted listing, three times at most. */
import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { RootState } from '../../store/root-state';
import type { ListingArgs } from './listing-args';
import { isTransientError, maxRetries, retryDelayMs, type ListingFailure } from './listing-failure';
import { retryScheduled } from './request-actions';
import { platformOf, stateOf } from '../../store/query-api';

export type ListingBaseQuery = BaseQueryFn<ListingArgs, unknown, ListingFailure>;

/** The same query with retries. RTK Query's back-off gets neither the failure nor the store, so each call has a closure. */
export const withRetries =
  (
    query: ListingBaseQuery,
    isWanted: (args: ListingArgs, state: RootState) => boolean,
  ): ListingBaseQuery =>
  async (args, api, extraOptions) => {
    // Of several clicks in one task, only the last sends a request: the others are aborted by now.
    await Promise.resolve();
    let retryAfterMs: number | undefined;
    const once: ListingBaseQuery = async (...call) => {
      const result = await query(...call);
      retryAfterMs = result.error?.kind === 'status' ? result.error.retryAfterMs : undefined;
      return result;
    };
    const retried = retry(once, {
      retryCondition: (error, _args, { attempt }) =>
        platformOf(api).retries &&
        attempt <= maxRetries &&
        isTransientError(error as ListingFailure) &&
        isWanted(args, stateOf(api)),
      // RTK Query ends an aborted request at once, and sends none after the wait.
      backoff: (attempt) => {
        const delayMs = retryDelayMs(attempt, retryAfterMs);
        api.dispatch(retryScheduled(Date.now() + delayMs));
        return new Promise((resolve) => setTimeout(resolve, delayMs));
      },
    });
    return retried(args, api, extraOptions ?? {});
  };

/** Retries of listing requests (docs/product.md, 5.6): after a transient error, of the wanted listing, three times at most. */
import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Platform } from '../../platform/platform';
import { isSameArgs, selectListingArgs, type ListingArgs } from '../listing-args';
import type { ListingFailure } from './listing-failure';
import type { ListingLocationState } from '../listing-location';
import { retryScheduled } from './request-actions';
import { firstRetryDelayMs, longestRetryDelayMs, maxRetries } from '../timing';

export type ListingBaseQuery = BaseQueryFn<ListingArgs, unknown, ListingFailure>;

/** The same query with retries. RTK Query's back-off gets neither the failure nor the store, so each call has a closure. */
export const withRetries =
  (query: ListingBaseQuery): ListingBaseQuery =>
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
        (api.extra as Platform).retries &&
        attempt <= maxRetries &&
        isTransientError(error as ListingFailure) &&
        isWanted(args, api),
      backoff: (attempt, _maxRetries, signal) => {
        const delayMs = retryDelayMs(attempt, retryAfterMs);
        api.dispatch(retryScheduled({ args, attempt, retryAtMs: Date.now() + delayMs }));
        return waitUnlessAborted(delayMs, signal);
      },
    });
    return retried(args, api, extraOptions ?? {});
  };

/** A failed prefetch is not retried. */
const isWanted = (args: ListingArgs, api: BaseQueryApi) =>
  isSameArgs(args, selectListingArgs(api.getState() as ListingLocationState));

/** Milliseconds before retry `attempt` (1, 2, 3): 1 s, 2 s, 4 s or a longer `Retry-After`, never above 30 s. */
export function retryDelayMs(attempt: number, retryAfterMs = 0): number {
  const backOffMs = firstRetryDelayMs * 2 ** (attempt - 1);
  return Math.min(Math.max(backOffMs, retryAfterMs), longestRetryDelayMs);
}

const transientStatuses: readonly number[] = [408, 425, 429];

/** Whether a retry may succeed: after network errors, time-outs, 408, 425, 429 and 5xx. */
export function isTransientError(failure: ListingFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'status':
      return failure.status >= 500 || transientStatuses.includes(failure.status);
    case 'cancelled':
    case 'shape':
      return false;
  }
}

function waitUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    const abort = () => {
      clearTimeout(timer);
      reject(new Error('Aborted'));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}

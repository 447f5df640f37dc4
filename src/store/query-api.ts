/** What queries of RTK Query get of the page's store, which their types leave open. */
import { type BaseQueryApi, retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Platform } from '../platform/platform';
import type { RootState, StoreEnvironment } from './root-state';

export const platformOf = ({ extra }: Pick<BaseQueryApi, 'extra'>): Platform =>
  (extra as StoreEnvironment).platform;
export const stateOf = ({ getState }: Pick<BaseQueryApi, 'getState'>): RootState =>
  getState() as RootState;

/** Repetitions by RTK Query's `retry`, whose back-off gets neither the failure nor the store. */

type FailedTry<Args, Failure> = {
  readonly args: Args;
  readonly failure: Failure;
  /** 1 for the first. */
  readonly attempt: number;
  readonly api: BaseQueryApi;
};

/** The same query, repeated after the milliseconds that `delayOf` returns; not where those are undefined. */
export const retriedQuery =
  <Args, Result, Failure>(
    query: BaseQueryFn<Args, Result, Failure>,
    delayOf: (failed: FailedTry<Args, Failure>) => number | undefined,
  ): BaseQueryFn<Args, Result, Failure> =>
  (args, api, extraOptions) => {
    let delayMs: number | undefined;
    const retried = retry(query, {
      retryCondition: (error, _args, { attempt }) => {
        delayMs = delayOf({ args, failure: error as Failure, attempt, api });
        return delayMs !== undefined;
      },
      // RTK Query ends an aborted request at once, and sends none after the wait.
      backoff: () => new Promise((resolve) => setTimeout(resolve, delayMs)),
    });
    return retried(args, api, extraOptions ?? {});
  };

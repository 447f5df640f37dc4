/**
 * Queries that are repeated after some failures. RTK Query's own `retry` would also repeat one that throws, five times
 * and past its condition, and its back-off gets neither the failure nor the store.
 */
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';

type FailedTry<Args, Failure> = {
  readonly args: Args;
  readonly failure: Failure;
  /** 1 for the first. */
  readonly attempt: number;
  readonly api: BaseQueryApi;
};

/**
 * The same query, repeated after the milliseconds that `delayOf` returns; not where those are undefined, nor when it is
 * aborted.
 */
export const retriedQuery =
  <Args, Result, Failure>(
    query: BaseQueryFn<Args, Result, Failure>,
    delayOf: (failed: FailedTry<Args, Failure>) => number | undefined,
  ): BaseQueryFn<Args, Result, Failure> =>
  async (args, api, extraOptions) => {
    for (let attempt = 1; ; attempt += 1) {
      const result = await query(args, api, extraOptions);
      if (result.error === undefined || api.signal.aborted) return result;
      const delayMs = delayOf({ args, failure: result.error, attempt, api });
      if (delayMs === undefined) return result;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (api.signal.aborted) return result;
    }
  };

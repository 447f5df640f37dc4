import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { retriedQuery } from '../../src/store/retried-query';

const delayMs = 100;
type Query = BaseQueryFn<string, string, { readonly status: number }>;

/** A query that gives these results, one after the other. */
function aQuery(...results: readonly Awaited<ReturnType<Query>>[]) {
  const left = [...results];
  const query = jest.fn<ReturnType<Query>, Parameters<Query>>(() => {
    const result = left.shift();
    if (!result) throw new Error('a fault in the code');
    return result;
  });
  const controller = new AbortController();
  const api = { signal: controller.signal } as BaseQueryApi;
  const retried = retriedQuery(query, ({ attempt }) => (attempt <= 2 ? delayMs : undefined));
  return { query, controller, result: () => Promise.resolve(retried('sofas', api, {})) };
}

const failed = { error: { status: 503 } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a query that is repeated', () => {
  it('is repeated after its delay until it succeeds', async () => {
    const { query, result } = aQuery(failed, failed, { data: 'sofas' });
    const settled = result();
    await jest.advanceTimersByTimeAsync(delayMs - 1);
    expect(query).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1 + delayMs);
    expect(query).toHaveBeenCalledTimes(3);
    expect(await settled).toEqual({ data: 'sofas' });
  });

  it('has the last failure once there is no delay', async () => {
    const { query, result } = aQuery(failed, failed, { error: { status: 500 } });
    const settled = result();
    await jest.advanceTimersByTimeAsync(3 * delayMs);
    expect(await settled).toEqual({ error: { status: 500 } });
    expect(query).toHaveBeenCalledTimes(3);
  });

  it('is not repeated once it is aborted', async () => {
    const { query, controller, result } = aQuery(failed, { data: 'sofas' });
    const settled = result();
    controller.abort();
    await jest.advanceTimersByTimeAsync(delayMs);
    expect(await settled).toEqual(failed);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('is not repeated when it throws', async () => {
    const { query, result } = aQuery();
    await expect(result()).rejects.toThrow('a fault in the code');
    expect(query).toHaveBeenCalledTimes(1);
  });
});

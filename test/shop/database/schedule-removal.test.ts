import { scheduleRemoval } from '../../../shop/database/schedule-removal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const minuteMs = 60_000;

/** The number of removals after so many minutes, with batches of the given length. */
async function batchesAfter(minutes: number, lengthOf: () => Promise<number>) {
  const expire = jest.fn(lengthOf);
  const stop = scheduleRemoval({ remove: expire, atOnce: 100, mostBatches: 10 });
  await jest.advanceTimersByTimeAsync(minutes * minuteMs);
  stop();
  const batches = expire.mock.calls.length;
  await jest.advanceTimersByTimeAsync(300 * minuteMs);
  expect(expire).toHaveBeenCalledTimes(batches);
  return batches;
}

describe('what has expired', () => {
  const nothingLeft = () => Promise.resolve(7);

  it('is looked for a minute after the start, then every hour', async () => {
    expect(await batchesAfter(0.9, nothingLeft)).toBe(0);
    expect(await batchesAfter(1.1, nothingLeft)).toBe(1);
    expect(await batchesAfter(181.1, nothingLeft)).toBe(4);
  });

  it('is removed in no more than its batches an hour', async () => {
    expect(await batchesAfter(61.1, () => Promise.resolve(100))).toBe(20);
  });

  it('is looked for again after a failure', async () => {
    expect(await batchesAfter(61.1, () => Promise.reject(new Error('away')))).toBe(2);
  });
});

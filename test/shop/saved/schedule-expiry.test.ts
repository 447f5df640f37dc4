import { scheduleExpiry } from '../../../shop/saved/schedule-expiry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const minuteMs = 60_000;

/** The number of removals after so many minutes, with batches of the given length. */
async function batchesAfter(minutes: number, lengthOf: () => Promise<number>) {
  const expire = jest.fn(lengthOf);
  const stop = scheduleExpiry(expire);
  await jest.advanceTimersByTimeAsync(minutes * minuteMs);
  stop();
  const batches = expire.mock.calls.length;
  await jest.advanceTimersByTimeAsync(300 * minuteMs);
  expect(expire).toHaveBeenCalledTimes(batches);
  return batches;
}

describe('expired lists', () => {
  const nothingLeft = () => Promise.resolve(7);

  it('are looked for a minute after the start, then every hour', async () => {
    expect(await batchesAfter(0.9, nothingLeft)).toBe(0);
    expect(await batchesAfter(1.1, nothingLeft)).toBe(1);
    expect(await batchesAfter(181.1, nothingLeft)).toBe(4);
  });

  it('are removed in no more than ten batches an hour', async () => {
    expect(await batchesAfter(61.1, () => Promise.resolve(100))).toBe(20);
  });

  it('are looked for again after a failure', async () => {
    expect(await batchesAfter(61.1, () => Promise.reject(new Error('away')))).toBe(2);
  });
});

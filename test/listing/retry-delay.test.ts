import {
  passingDelayMs,
  readRetryAfterMs,
  retryDelayMs,
} from '../../src/listing/request/listing-failure';

describe('the delay before a retry', () => {
  it.each([
    [1, undefined, 1_000],
    [2, undefined, 2_000],
    [3, undefined, 4_000],
    [9, undefined, 30_000],
    [1, 5_000, 5_000],
    [3, 500, 4_000],
    [1, 120_000, 30_000],
  ])('before retry %d with a Retry-After of %s ms is %d ms', (attempt, retryAfterMs, waitMs) => {
    expect(retryDelayMs(attempt, retryAfterMs)).toBe(waitMs);
  });
});

describe('a Retry-After header', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');

  it.each([
    ['3', 3_000],
    [' 10 ', 10_000],
    ['Sun, 01 Mar 2026 12:00:07 GMT', 7_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('of %j means a delay of %s ms', (header, waitMs) => {
    expect(readRetryAfterMs(header, now)).toBe(waitMs);
  });
});

describe('the delay of the next try', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('is that of a retry after status %d', (status) => {
    expect(passingDelayMs({ kind: 'status', status, retryAfterMs: 5_000 }, 1)).toBe(5_000);
  });

  it.each([400, 401, 403, 404, 410, 422])('is none after status %d', (status) => {
    expect(passingDelayMs({ kind: 'status', status }, 1)).toBeUndefined();
  });

  it('is one after a network error or a time-out, none after a cancelled request or a malformed body', () => {
    const kinds = ['network', 'timeout', 'cancelled', 'shape'] as const;
    const delays = kinds.map((kind) => passingDelayMs({ kind }, 2));
    expect(delays).toEqual([2_000, 2_000, undefined, undefined]);
  });

  it('is none after the third retry', () => {
    const delays = [1, 2, 3, 4].map((attempt) => passingDelayMs({ kind: 'network' }, attempt));
    expect(delays).toEqual([1_000, 2_000, 4_000, undefined]);
  });
});

import {
  isTransientError,
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

describe('a transient error', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('is status %d', (status) => {
    expect(isTransientError({ kind: 'status', status })).toBe(true);
  });

  it.each([400, 401, 403, 404, 410, 422])('is not status %d', (status) => {
    expect(isTransientError({ kind: 'status', status })).toBe(false);
  });

  it('is a network error or a time-out, not a cancelled request or a malformed body', () => {
    const kinds = ['network', 'timeout', 'cancelled', 'shape'] as const;
    expect(kinds.map((kind) => isTransientError({ kind }))).toEqual([true, true, false, false]);
  });
});

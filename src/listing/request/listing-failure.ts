import { readListingUrl } from '../../listing-url/read-listing-url';

const maxRetries = 3;
const firstRetryDelayMs = 1_000;
const longestRetryDelayMs = 30_000;

/** Why a listing request returned no listing. */
export type ListingFailure =
  { readonly kind: 'network' | 'timeout' | 'cancelled' | 'shape' } | StatusFailure;

export type StatusFailure = {
  readonly kind: 'status';
  readonly status: number;
  readonly retryAfterMs?: number;
};

/** The log line for a listing that could not be fetched (docs/product.md, 14.1). */
export const listingErrorText = (href: string): string =>
  `${readListingUrl(href).type} API response error`;

/** The failure of a response with this status and `Retry-After`, which counts for 429 and 503. */
export function statusFailure(status: number, retryAfter: string | null): StatusFailure {
  const retryAfterMs =
    status === 429 || status === 503 ? readRetryAfterMs(retryAfter, Date.now()) : undefined;
  return {
    kind: 'status',
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/**
 * A `Retry-After` header, seconds or an HTTP date, in milliseconds from now; undefined for anything else or the past.
 */
export function readRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return waitMs > 0 ? waitMs : undefined;
}

/**
 * Milliseconds before the next try after the failed one of this number; undefined when no retry may succeed, or after
 * the third retry.
 */
export const passingDelayMs = (failure: ListingFailure, attempt: number): number | undefined =>
  attempt <= maxRetries && isTransientError(failure)
    ? retryDelayMs(attempt, failure.kind === 'status' ? failure.retryAfterMs : undefined)
    : undefined;

/** Milliseconds before retry `attempt` (1, 2, 3): 1 s, 2 s, 4 s or a longer `Retry-After`, never above 30 s. */
export function retryDelayMs(attempt: number, retryAfterMs = 0): number {
  const backOffMs = firstRetryDelayMs * 2 ** (attempt - 1);
  return Math.min(Math.max(backOffMs, retryAfterMs), longestRetryDelayMs);
}

const transientStatuses: readonly number[] = [408, 425, 429];

/** Whether a retry may succeed: after network errors, time-outs, 408, 425, 429 and 5xx. */
function isTransientError(failure: ListingFailure): boolean {
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

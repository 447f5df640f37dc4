/** When a failed listing request is repeated (specification section 7.1, decision 23). */
import type { ListingFailure } from './listing-failure';
import { firstRetryDelayMs, longestRetryDelayMs } from './timing';

/** Milliseconds before retry `attempt` (1, 2, 3): 1 s, 2 s, 4 s, never above 30 s; a longer `Retry-After` wins within the cap. */
export function retryDelayMs(attempt: number, retryAfterMs = 0): number {
  const backOff = firstRetryDelayMs * 2 ** (attempt - 1);
  return Math.min(Math.max(backOff, retryAfterMs), longestRetryDelayMs);
}

const passingStatuses: readonly number[] = [408, 425, 429];

/** Whether a repeat may succeed: network errors, time-outs, 408, 425, 429 and 5xx. */
export function isPassingFailure(failure: ListingFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'status':
      return failure.status >= 500 || passingStatuses.includes(failure.status);
    case 'cancelled':
    case 'shape':
      return false;
  }
}

/** The wait a `Retry-After` header asks for, in milliseconds: seconds or an HTTP date; nonsense asks for none. */
export function readRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return waitMs > 0 ? waitMs : undefined;
}

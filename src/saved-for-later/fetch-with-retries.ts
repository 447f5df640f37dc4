/** Retries for the calls that the page makes by itself, so that a shopper who did nothing reads of no passing error. */
import {
  isTransientError,
  maxRetries,
  retryDelayMs,
  statusFailure,
} from '../listing/request/listing-failure';
import type { Platform } from '../platform/platform';

/** A `fetch` that repeats a call after a transient status, as listing requests are (docs/product.md, 5.6). */
export const fetchWithRetries =
  (fetch: Platform['fetch']): Platform['fetch'] =>
  async (...call) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(...call);
      const failure = statusFailure(response);
      if (attempt > maxRetries || !isTransientError(failure)) return response;
      const delayMs = retryDelayMs(attempt, failure.retryAfterMs);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  };

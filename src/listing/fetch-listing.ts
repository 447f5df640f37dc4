/** One try at a listing request: bounded in time, cancellable, every ending named. */
import { isListingBody } from '../catalogue/read-listing';
import type { ListingFailure } from './listing-failure';
import { readRetryAfterMs } from './retry-delay';
import type { Platform } from '../platform/platform';
import { listingTimeoutMs } from './timing';

export type ListingAnswer =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: ListingFailure; readonly data?: undefined };

type Call = {
  readonly platform: Platform;
  readonly url: string;
  readonly brand: string;
  readonly signal: AbortSignal;
};

/**
 * Asks once for the listing at `url`.
 * Gives the body when it is one of a listing, else what went wrong; never throws.
 */
export async function fetchListing({ platform, url, brand, signal }: Call): Promise<ListingAnswer> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, listingTimeoutMs);
  signal.addEventListener('abort', abort);
  try {
    const csrfToken = platform.csrfToken();
    const response = await platform.fetch(url, {
      headers: {
        ...platform.requestHeaders,
        accept: 'application/json',
        'x-brand': brand,
        ...(csrfToken ? { 'X-Csrf-Token': csrfToken } : {}),
      },
      signal: limit.signal,
    });
    return response.ok
      ? await readBody(response, limit.signal)
      : { error: statusFailure(response) };
  } catch {
    if (signal.aborted) return { error: { kind: 'cancelled' } };
    return { error: { kind: limit.signal.aborted ? 'timeout' : 'network' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function readBody(response: Response, signal: AbortSignal): Promise<ListingAnswer> {
  // A body cut short or trickling past the limit is a fault of the network, not of the shape.
  const text = await response.text();
  signal.throwIfAborted();
  const body = parseJson(text);
  return isListingBody(body) ? { data: body } : { error: { kind: 'shape' } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function statusFailure(response: Response): ListingFailure {
  const retryAfterMs =
    response.status === 429 || response.status === 503
      ? readRetryAfterMs(response.headers.get('retry-after'), Date.now())
      : undefined;
  return {
    kind: 'status',
    status: response.status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

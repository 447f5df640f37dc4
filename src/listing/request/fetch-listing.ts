/** One attempt at a listing request, bounded in time and size; every failure has a kind. */
import { csrfHeader } from '../../lib/csrf-header';
import { isListingBody, type ListingBody } from '../../catalogue/read-listing';
import type { EmbeddedResponse, Platform } from '../../platform/platform';
import { statusFailure, type ListingFailure } from './listing-failure';
import { readListingBody } from './read-listing-body';

export const listingTimeoutMs = 10_000;

export type ListingResult =
  | { readonly data: ListingBody; readonly error?: undefined }
  | { readonly error: ListingFailure; readonly data?: undefined };

type Call = {
  readonly platform: Pick<Platform, 'fetch' | 'fetchEmbedded' | 'requestHeaders' | 'csrfToken'>;
  readonly url: string;
  readonly brand: string;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
};

/** How pages of a server call the listing API for a shopper. */
export type ApiCall = Pick<Call, 'brand' | 'signal'> & {
  readonly platform: Platform;
  readonly apiUrl: string;
  readonly pathFacets?: readonly unknown[] | undefined;
};

/** Requests the listing at `url` once. Returns its body or the failure, within `timeoutMs`; never throws. */
export async function fetchListing(call: Call): Promise<ListingResult> {
  const { signal, timeoutMs = listingTimeoutMs } = call;
  const limit = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', reject);
  });
  const abort = () => limit.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([send(call, limit.signal), aborted]);
  } catch {
    if (signal.aborted) return { error: { kind: 'cancelled' } };
    return { error: { kind: limit.signal.aborted ? 'timeout' : 'network' } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function send({ platform, url, brand }: Call, signal: AbortSignal): Promise<ListingResult> {
  const embedded = platform.fetchEmbedded?.(url, brand);
  if (embedded) return readEmbeddedResponse(await embedded);
  const response = await platform.fetch(url, {
    headers: {
      ...platform.requestHeaders,
      accept: 'application/json',
      'x-brand': brand,
      ...csrfHeader(platform.csrfToken()),
    },
    // A redirect could carry the shopper's headers and token to another origin (docs/product.md, 5.3).
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    // An unread body would hold the connection.
    response.body?.cancel().catch(() => undefined);
    return { error: statusFailure(response.status, response.headers.get('retry-after')) };
  }
  return dataOf(await readListingBody(response));
}

const readEmbeddedResponse = ({ status, body }: EmbeddedResponse): ListingResult =>
  status === 200
    ? dataOf(isListingBody(body) ? body : undefined)
    : { error: { kind: 'status', status } };

// Immer skips frozen objects; otherwise it would walk through the whole listing.
const dataOf = (body: ListingBody | undefined): ListingResult =>
  body === undefined ? { error: { kind: 'shape' } } : { data: Object.freeze(body) };

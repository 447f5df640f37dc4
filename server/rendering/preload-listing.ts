/** Fetches the listing of a request's URL into its store before the render (decision 50). */
import { isAborted } from '../../src/lib/is-aborted';
import { listingApi } from '../../src/listing/listing-api';
import { redirectOf } from '../../src/listing/redirect';
import { selectListingArgs } from '../../src/listing/select-listing-args';
import type { ListingFailure } from '../../src/listing/request/listing-failure';
import type { PageStore } from '../../src/page/create-store';
import { cachedListingShown } from '../../src/listing/shown-listing';

export type Preloaded =
  | { readonly kind: 'listing' | 'nothing-to-ask' }
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'failed'; readonly failure: ListingFailure };

/**
 * Requests the listing at the store's location once, for 10 s at most (docs/product.md, 5.6), and as long the one that
 * its response leads to. `signal` aborts the requests. Dispatch `resetApiState` after the render, since the cache holds
 * a timer.
 */
export async function preloadListing(store: PageStore, signal: AbortSignal): Promise<Preloaded> {
  const args = selectListingArgs(store.getState());
  if (!args) return { kind: 'nothing-to-ask' };
  const abort = () => {
    for (const query of store.dispatch(listingApi.util.getRunningQueriesThunk())) query.abort();
  };
  signal.addEventListener('abort', abort);
  const request = store.dispatch(listingApi.endpoints.listing.initiate(args, { subscribe: false }));
  if (signal.aborted) abort();
  const response = await request;
  const { data } = response;
  const href = data && (await store.dispatch(redirectOf(args, data)));
  signal.removeEventListener('abort', abort);
  if (href !== undefined) return { kind: 'redirect', href };
  const shown = cachedListingShown(store.getState());
  if (!shown) return { kind: 'failed', failure: failureOf(response) };
  store.dispatch(shown);
  return { kind: 'listing' };
}

function failureOf(response: { readonly error?: unknown }): ListingFailure {
  return isAborted(response) ? { kind: 'cancelled' } : (response.error as ListingFailure);
}

/** Gets the listing of a request before anything is drawn; the URL says which (decision 50). */
import { listingApi } from '../listing/listing-api';
import { selectListingArgs } from '../listing/listing-args';
import type { ListingFailure } from '../listing/listing-failure';
import type { PageStore } from '../page/create-store';

export type Preloaded =
  | { readonly kind: 'listing' }
  | { readonly kind: 'nothing-to-ask' }
  | { readonly kind: 'failed'; readonly failure: ListingFailure };

/**
 * Waits for one try at the listing, which ends within 10 s (decision 23); leaves it in the store's cache.
 * `signal` gives the request to the listing API up: the failure is then `cancelled`.
 */
export async function preloadListing(store: PageStore, signal: AbortSignal): Promise<Preloaded> {
  const args = selectListingArgs(store.getState());
  if (!args) return { kind: 'nothing-to-ask' };
  const request = store.dispatch(listingApi.endpoints.listing.initiate(args, { subscribe: false }));
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const { data, error } = await request;
  signal.removeEventListener('abort', abort);
  if (data !== undefined) return { kind: 'listing' };
  if (signal.aborted) return { kind: 'failed', failure: { kind: 'cancelled' } };
  const failure = error && 'kind' in error ? error : ({ kind: 'network' } as const);
  return { kind: 'failed', failure };
}

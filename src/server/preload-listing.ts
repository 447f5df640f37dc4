/** Gets the listing of a request before anything is drawn; the URL says which (decision 50). */
import { listingApi } from '../listing/listing-api';
import { selectListingArgs } from '../listing/listing-args';
import type { ListingFailure } from '../listing/listing-failure';
import type { PageStore } from '../page/create-store';

export type Preloaded =
  | { readonly kind: 'listing' }
  | { readonly kind: 'nothing-to-ask' }
  | { readonly kind: 'failed'; readonly failure: ListingFailure };

/** Waits for one try at the listing, which ends within 10 s (decision 23); leaves it in the store's cache. */
export async function preloadListing(store: PageStore): Promise<Preloaded> {
  const args = selectListingArgs(store.getState());
  if (!args) return { kind: 'nothing-to-ask' };
  const request = store.dispatch(listingApi.endpoints.listing.initiate(args, { subscribe: false }));
  const { data, error } = await request;
  if (data !== undefined) return { kind: 'listing' };
  const failure = error && 'kind' in error ? error : ({ kind: 'network' } as const);
  return { kind: 'failed', failure };
}

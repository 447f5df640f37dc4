/** The dehydrated listing cache of the page at `path`. */
import { selectListingArgs } from '../../src/listing/select-listing-args';
import { aPageStore } from './a-page-store';

export function aQueryState(path: string, body: unknown) {
  const originalArgs = selectListingArgs(aPageStore({ path }).store.getState());
  if (!originalArgs) throw new Error('no listing');
  return { listing: { status: 'fulfilled', endpointName: 'listing', originalArgs, data: body } };
}

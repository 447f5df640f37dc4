/** The state a page starts with: the listing that the server left in it, already on screen (docs/product.md, 2.2). */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { History } from 'history';
import { isListingBody } from '../catalogue/read-listing';
import { isRecord, readRecord, readText } from '../lib/read-unknown';
import { listingApi, selectEntry } from '../listing/listing-api';
import { selectListingArgs, type ListingArgs } from '../listing/listing-args';
import type { ListingState } from '../listing/shown-listing';
import { listingShown } from '../listing/shown-listing-slice';
import type { StorefrontState } from '../listing/storefront-slice';

type FirstStateOptions = {
  readonly history: History;
  readonly storefront: StorefrontState;
  /** The listing cache as the server wrote it; anything unusable in it is ignored. */
  readonly queryState: unknown;
};

/**
 * What `reducer` makes of the server's responses: every slice learns from them as from any other, and RTK Query makes keys
 * and ages of its own. As the first state, not as actions, so that a reset in the developer tools leads back to it.
 */
export function firstState<State extends ListingState>(
  reducer: Reducer<State>,
  { history, storefront, queryState }: FirstStateOptions,
): State {
  const { location, action } = history;
  const router = { location, action, previousLocations: [{ location, action }] };
  const empty = { ...reducer(undefined, { type: 'page/opened' }), storefront, router };
  const entries = readQueryState(queryState);
  if (entries.length === 0) return empty;
  const answered = reducer(empty, listingApi.util.upsertQueryEntries([...entries]));
  const shown = shownAction(answered);
  return shown ? reducer(answered, shown) : answered;
}

/** Says that the listing of the present URL is on screen; undefined when it is not known. */
export function shownAction(state: ListingState): UnknownAction | undefined {
  const args = selectListingArgs(state);
  const body = selectEntry(state, args).data;
  return args && body !== undefined ? listingShown({ args, body }) : undefined;
}

type Entry = {
  readonly endpointName: 'listing';
  readonly arg: ListingArgs;
  readonly value: unknown;
};

/** The fulfilled listings of a dehydrated cache. */
function readQueryState(queryState: unknown): readonly Entry[] {
  return Object.values(readRecord(queryState)).flatMap((entry): readonly Entry[] => {
    const { status, endpointName, originalArgs, data } = readRecord(entry);
    const arg = readArgs(originalArgs);
    return status === 'fulfilled' && endpointName === 'listing' && arg && isListingBody(data)
      ? // Immer takes what is frozen for finished, and does not walk through it.
        [{ endpointName, arg, value: Object.freeze(data) }]
      : [];
  });
}

function readArgs(value: unknown): ListingArgs | undefined {
  if (!isRecord(value)) return undefined;
  const [apiURL, brand] = [readText(value.apiURL), readText(value.brand)];
  const [pageType, url] = [readText(value.pageType), readText(value.url)];
  return apiURL && brand && pageType && url ? { apiURL, brand, pageType, url } : undefined;
}

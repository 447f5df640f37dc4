/** The first state of a page, with the dehydrated listing on screen (docs/product.md, 2.2). */
import type { Reducer } from '@reduxjs/toolkit';
import type { History } from 'history';
import { isListingBody, type ListingBody } from '../catalogue/read-listing';
import { isRecord, readRecord, readText } from '../lib/read-unknown';
import { listingApi } from '../listing/listing-api';
import type { ListingArgs } from '../listing/request/listing-args';
import { cachedListingShown } from '../listing/shown-listing';
import type { RootState } from '../store/root-state';

type FirstStateOptions = {
  readonly history: History;
  /** The dehydrated listing cache; malformed entries are ignored. */
  readonly queryState: unknown;
};

/**
 * Reduces the server's responses, so that RTK Query sets keys and ages of its own. The result is the first state, so
 * that a reset in the developer tools returns to it.
 */
export function firstState<State extends RootState>(
  reducer: Reducer<State>,
  { history, queryState }: FirstStateOptions,
): State {
  const { location, action } = history;
  const router = { location, action, previousLocations: [{ location, action }] };
  const empty = { ...reducer(undefined, { type: 'page/opened' }), router };
  const entries = readQueryState(queryState);
  if (entries.length === 0) return empty;
  const cached = reducer(empty, listingApi.util.upsertQueryEntries([...entries]));
  const shown = cachedListingShown(cached);
  return shown ? reducer(cached, shown) : cached;
}

type Entry = {
  readonly endpointName: 'listing';
  readonly arg: ListingArgs;
  readonly value: ListingBody;
};

/** The fulfilled listings of a dehydrated cache. */
function readQueryState(queryState: unknown): readonly Entry[] {
  return Object.values(readRecord(queryState)).flatMap((entry): readonly Entry[] => {
    const { status, endpointName, originalArgs, data } = readRecord(entry);
    const arg = readArgs(originalArgs);
    return status === 'fulfilled' && endpointName === 'listing' && arg && isListingBody(data)
      ? // Immer skips frozen objects; otherwise it would walk through the whole listing.
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

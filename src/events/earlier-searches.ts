/** Searches from the shop's pages without a listing, which have no bus: the next listing in the tab publishes them. */
import { parseJson } from '../lib/parse-json';
import { readList } from '../lib/read-unknown';
import type { Platform } from '../platform/platform';

/** In session storage: a list of payloads. */
export const earlierSearchesKey = 'plp_earlier_searches';
const mostSearches = 20;

export function publishEarlierSearches({
  publish,
  sessionStorage,
}: Pick<Platform, 'publish' | 'sessionStorage'>): void {
  const stored = sessionStorage.read(earlierSearchesKey);
  if (stored === undefined) return;
  sessionStorage.remove(earlierSearchesKey);
  for (const payload of readList(parseJson(stored)).slice(0, mostSearches))
    publish('search', payload);
}

/** The pages that the shopper loaded below each other, as far as they can be shown without a request (decision 121). */
import { Action } from 'history';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { loadedPagesOf } from './last-action';
import { selectEntry } from './listing-api';
import { listingArgsOf, selectListingArgs, type ListingArgs } from './listing-args';
import { selectListingUrl, selectLocation } from './listing-location';
import type { ListingState } from './shown-listing';

/** After Back or Forward; with more pages the shopper would wait for the first screen. */
const mostRestored = 10;

/** The cache keys of the current page and of the loaded pages next to it, in order, up to the first that is not cached. */
export function selectLoadedPages(state: ListingState): readonly ListingArgs[] {
  const url = selectListingUrl(state);
  const current = selectListingArgs(state);
  const loaded = loadedPagesOf(selectLocation(state));
  if (!url || !current) return [];
  if (!loaded) return [current];
  const cachedAt = (pageNumber: number): ListingArgs | undefined => {
    if (pageNumber < loaded.first || pageNumber > loaded.last) return undefined;
    const args = listingArgsOf(state, writeListingUrl({ ...url, pageNumber }));
    return selectEntry(state, args).data === undefined ? undefined : args;
  };
  const pages = [current];
  for (let page = url.pageNumber - 1, args; (args = cachedAt(page)); page -= 1) pages.unshift(args);
  for (let page = url.pageNumber + 1, args; (args = cachedAt(page)); page += 1) pages.push(args);
  if (state.router.action !== Action.Pop) return pages;
  const start = Math.max(0, pages.indexOf(current) - mostRestored + 1);
  return pages.slice(start, start + mostRestored);
}

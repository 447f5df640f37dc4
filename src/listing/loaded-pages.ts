/** The pages that the shopper loaded below each other, as far as they can be shown without a request (decision 121). */
import { Action } from 'history';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { loadedPagesOf } from './last-action';
import { selectEntry } from './listing-api';
import { isSameArgs, listingArgsOf, selectListingArgs, type ListingArgs } from './listing-args';
import { selectListingUrl, selectLocation } from './listing-location';
import type { ListingState } from './shown-listing';

/** After Back or Forward; with more pages the shopper would wait for the first screen. */
const mostRestored = 10;

/**
 * The cache keys of a page and of the loaded pages next to it, in order, up to the first that is not cached. The page alone
 * where the location is another by now, as after a time-travel jump.
 */
export function selectLoadedPages(state: ListingState, args: ListingArgs): readonly ListingArgs[] {
  const url = selectListingUrl(state);
  const loaded = loadedPagesOf(selectLocation(state));
  if (!url || !loaded || !isSameArgs(args, selectListingArgs(state))) return [args];
  const cachedAt = (pageNumber: number): ListingArgs | undefined => {
    if (pageNumber < loaded.first || pageNumber > loaded.last) return undefined;
    const next = listingArgsOf(state, writeListingUrl({ ...url, pageNumber }));
    return selectEntry(state, next).data === undefined ? undefined : next;
  };
  const pages = [args];
  for (let page = url.pageNumber - 1, next; (next = cachedAt(page)); page -= 1) pages.unshift(next);
  for (let page = url.pageNumber + 1, next; (next = cachedAt(page)); page += 1) pages.push(next);
  if (state.router.action !== Action.Pop) return pages;
  const start = Math.max(0, pages.indexOf(args) - mostRestored + 1);
  return pages.slice(start, start + mostRestored);
}

/** The pages that the shopper loaded below each other, as far as they can be shown without a request (decision 121). */
import { Action } from 'history';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { loadedPagesOf } from './history-entry';
import { selectEntry } from './listing-api';
import { isSameArgs } from './request/listing-args';
import { listingArgsOf, selectListingArgs } from './select-listing-args';
import { selectListingUrl, selectLocation } from './listing-location';
import type { ShownPage } from './shown-listing-slice';
import type { RootState } from '../store/root-state';

/** After Back or Forward; with more pages the shopper would wait for the first screen. */
const mostRestored = 10;

/**
 * A page and the loaded pages next to it, in order, up to the first that is not cached. The page alone where the
 * location is another by now, as after a time-travel jump.
 */
export function selectLoadedPages(state: RootState, shown: ShownPage): readonly ShownPage[] {
  const url = selectListingUrl(state);
  const loaded = loadedPagesOf(selectLocation(state));
  if (!url || !loaded || !isSameArgs(shown.args, selectListingArgs(state))) return [shown];
  const cachedAt = (pageNumber: number): ShownPage | undefined => {
    if (pageNumber < loaded.first || pageNumber > loaded.last) return undefined;
    const args = listingArgsOf(state, writeListingUrl({ ...url, pageNumber }));
    const { data: body } = selectEntry(state, args);
    return args && body !== undefined ? { args, body } : undefined;
  };
  const pages = [shown];
  for (let page = url.pageNumber - 1, next; (next = cachedAt(page)); page -= 1) pages.unshift(next);
  for (let page = url.pageNumber + 1, next; (next = cachedAt(page)); page += 1) pages.push(next);
  if (state.router.action !== Action.Pop) return pages;
  const start = Math.max(0, pages.indexOf(shown) - mostRestored + 1);
  return pages.slice(start, start + mostRestored);
}

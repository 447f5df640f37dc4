/**
 * Jumps of Redux DevTools (decision 55). A jump changes the state without an action, so nothing is asked and nothing is
 * published; all that is left to do is to let the address bar say what the state says.
 */
import type { Store } from '@reduxjs/toolkit';
import { createPath } from 'history';
import { parseUrl } from '../lib/parse-url';
import { selectLocation, type WithRouter } from '../listing/listing-location';

/**
 * Keeps the browser's address at that of the store. Only a jump lets the two differ: a navigation changes the address
 * first and the store right after. The present history entry is rewritten, so that no entry is added and nobody hears of a
 * navigation. Gives what ends it.
 */
export function followTimeTravel(
  store: Pick<Store<WithRouter>, 'getState' | 'subscribe'>,
): () => void {
  return store.subscribe(() => {
    const location = selectLocation(store.getState());
    if (!location) return;
    const address = parseUrl(createPath(location), window.location.href)?.href;
    if (address === undefined || address === window.location.href) return;
    // What the history library keeps in an entry; its place among the entries stays.
    const entry = {
      ...(window.history.state as object | null),
      usr: location.state,
      key: location.key,
    };
    window.history.replaceState(entry, '', address);
  });
}

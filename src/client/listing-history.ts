/**
 * The browser's history as the page has it: below the mount prefix, and beside the router of a host. The one of the
 * package `history` knows no prefix, listens indefinitely, and cannot read an address that others have pushed.
 */
import { Action, createPath, type History, type Listener, type Location, type To } from 'history';
import { rewriteLegacySearchUrl } from '../listing-url/legacy-search-url';
import type { WhileMounted } from '../platform/platform';
import { withMount, withoutMount } from '../storefront/mount-prefix';
import { entryState, nameEntry, newKey, scrollTo } from './scroll/scroll-restoration';

type ListingHistory = {
  readonly history: History;
  /** Reads the address again, which the router of a host may have changed: no event tells of that. */
  readonly readAddress: () => void;
};

/**
 * Its locations are without the prefix; what it writes has the prefix, and calls `onAddress`, so that the router of a
 * host knows it. A legacy search address is rewritten before anything reads it (docs/product.md, 3.10).
 */
export function createListingHistory(
  mount: string,
  whileMounted?: WhileMounted,
  onAddress?: () => void,
): ListingHistory {
  nameEntry();
  const history = historyBelow(mount, onAddress);
  const { location } = history;
  const rewritten = rewriteLegacySearchUrl(addressIn(location));
  if (rewritten !== undefined) history.replace(rewritten, location.state);
  window.addEventListener('popstate', history.read, whileMounted);
  const readAddress = () => {
    if (addressIn(history.location) === addressIn(locationBelow(mount))) return;
    nameEntry();
    // Another listing begins at its top, as another page of a host does.
    scrollTo(0);
    history.read();
  };
  // The page blocks no navigation.
  return { history: history as ReadHistory & History, readAddress };
}

type ReadHistory = Omit<History, 'block'> & { readonly read: () => void };

function historyBelow(mount: string, onAddress: (() => void) | undefined): ReadHistory {
  const listeners = new Set<Listener>();
  let action = Action.Pop;
  let location = locationBelow(mount);
  const read = (next: Action) => {
    action = next;
    location = locationBelow(mount);
    for (const listener of listeners) listener({ action, location });
  };
  const createHref = (to: To) => withMount(mount, typeof to === 'string' ? to : createPath(to));
  const write = (next: Action) => (to: To, state?: unknown) => {
    writeEntry(next, createHref(to), state);
    // In a microtask, since a host that throws would stop the page in the middle of a navigation.
    if (onAddress) queueMicrotask(onAddress);
    read(next);
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref,
    push: write(Action.Push),
    replace: write(Action.Replace),
    go: (delta) => history.go(delta),
    back: () => history.back(),
    forward: () => history.forward(),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => read(Action.Pop),
  };
}

const addressIn = ({ pathname, search }: Location) => pathname + search;

function locationBelow(mount: string): Location {
  const { pathname, search, hash } = window.location;
  const { usr: state = null, key = 'default' } = entryState();
  return { pathname: withoutMount(mount, pathname) ?? pathname, search, hash, state, key };
}

/** In the form of the package `history`, which routers of hosts have as well. */
function writeEntry(action: Action, url: string, usr: unknown): void {
  const { idx = 0 } = entryState();
  const key = newKey();
  if (action === Action.Replace) {
    history.replaceState({ usr, key, idx }, '', url);
    return;
  }
  try {
    history.pushState({ usr, key, idx: idx + 1 }, '', url);
  } catch {
    // WebKit limits how many entries are pushed in a time.
    window.location.assign(url);
  }
}

/**
 * The browser's history as the page has it: below the mount prefix, and next to the router of a host. `basename` of
 * redux-first-history adds a prefix and does not take it off.
 */
import { createBrowserHistory, type History, type Location, type To } from 'history';
import { rewriteLegacySearchUrl } from '../listing-url/legacy-search-url';
import type { WhileMounted } from '../platform/platform';
import { withMount, withoutMount } from '../storefront/mount-prefix';
import { nameEntry, scrollTo } from './scroll/scroll-restoration';

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
  const { history: entries, location } = window;
  let read = () => {};
  const addEventListener = (type: string, listener: () => void) => {
    read = listener;
    window.addEventListener(type, listener, whileMounted);
  };
  // All of a window that the package uses; by itself it would listen indefinitely, and hear of popped entries alone.
  const ownWindow = { history: entries, location, addEventListener } as unknown as Window;
  const history = historyBelow(mount, createBrowserHistory({ window: ownWindow }), onAddress);
  const { pathname, search } = history.location;
  const rewritten = rewriteLegacySearchUrl(pathname + search);
  if (rewritten !== undefined) history.replace(rewritten, history.location.state);
  const readAddress = () => {
    const { pathname, search } = history.location;
    if (history.createHref({ pathname, search }) === location.pathname + location.search) return;
    nameEntry();
    // Another listing begins at its top, as another page of a host does.
    scrollTo(0);
    read();
  };
  return { history, readAddress };
}

function historyBelow(
  mount: string,
  history: History,
  onAddress: (() => void) | undefined,
): History {
  const inside = (location: Location): Location => ({
    ...location,
    pathname: withoutMount(mount, location.pathname) ?? location.pathname,
  });
  const outside = (to: To): To =>
    typeof to === 'string'
      ? withMount(mount, to)
      : { ...to, ...(to.pathname && { pathname: withMount(mount, to.pathname) }) };
  const write = (name: 'push' | 'replace') => (to: To, state?: unknown) => {
    // In a microtask, since a host that throws would stop the page in the middle of a navigation.
    if (onAddress) queueMicrotask(onAddress);
    history[name](outside(to), state);
  };
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return inside(history.location);
    },
    createHref: (to) => history.createHref(outside(to)),
    push: write('push'),
    replace: write('replace'),
    listen: (listener) =>
      history.listen(({ location, action }) => listener({ location: inside(location), action })),
  };
}

/**
 * The browser's history below a mount prefix. `basename` of redux-first-history adds a prefix and does not take it off.
 */
import type { History, Location, To } from 'history';
import { withMount, withoutMount } from '../storefront/mount-prefix';

/** A history whose locations are without the prefix; what it writes has the prefix. */
export function mountedHistory(history: History, mount: string): History {
  if (mount === '') return history;
  const inside = (location: Location): Location => ({
    ...location,
    pathname: withoutMount(mount, location.pathname) ?? location.pathname,
  });
  const outside = (to: To): To =>
    typeof to === 'string'
      ? withMount(mount, to)
      : { ...to, ...(to.pathname && { pathname: withMount(mount, to.pathname) }) };
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return inside(history.location);
    },
    createHref: (to) => history.createHref(outside(to)),
    push: (to, state) => history.push(outside(to), state),
    replace: (to, state) => history.replace(outside(to), state),
    listen: (listener) =>
      history.listen(({ location, action }) => listener({ location: inside(location), action })),
  };
}

/**
 * Jumps of Redux DevTools (decision 55). A jump is no action, so it requests and publishes nothing; only the address
 * follows.
 */
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { Action, Store, UnknownAction } from '@reduxjs/toolkit';
import { createPath } from 'history';
import type { Environment } from '../../environment/environment';
import { parseUrl } from '../../lib/parse-url';
import { selectLocation } from '../../listing/listing-location';
import { withMount } from '../../storefront/mount-prefix';
import type { RootState } from '../../store/root-state';

/**
 * Sets the browser's address to that of the store after a jump. It rewrites the current history entry, so that no
 * listener is notified of a navigation. Returns a function that stops this.
 */
export function watchTimeTravel(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  { mount }: Pick<Environment, 'mount'>,
): () => void {
  return store.subscribe(() => {
    const state = store.getState();
    const location = selectLocation(state);
    if (!location) return;
    const path = withMount(mount, createPath(location));
    const address = parseUrl(path, window.location.href)?.href;
    if (address === undefined || address === window.location.href) return;
    // The fields that the history library stores in an entry; the index of the entry stays.
    const entry = {
      ...(window.history.state as object | null),
      usr: location.state,
      key: location.key,
    };
    window.history.replaceState(entry, '', address);
  });
}

/** A store with its history, as Redux DevTools make it. */
export type InspectedStore = EnhancedStore<unknown, UnknownAction, unknown>;

export const isInspected = (store: object): store is InspectedStore => 'liftedStore' in store;

/**
 * Turns a jump to the last listed row into a jump to the present: unlisted actions after it cannot be selected, and a
 * store in the past accepts no actions. Returns a function that stops this.
 */
export function returnToPresent(
  store: object,
  isListed: (action: Action) => boolean,
): (() => void) | undefined {
  if (!isInspected(store)) return undefined;
  const { liftedStore } = store;
  return liftedStore.subscribe(() => {
    const { actionsById, stagedActionIds, currentStateIndex } = liftedStore.getState();
    const after = stagedActionIds.slice(currentStateIndex + 1).map((id) => actionsById[id]?.action);
    if (after.length > 0 && after.every((action) => action && !isListed(action)))
      liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: stagedActionIds.length - 1 });
  });
}

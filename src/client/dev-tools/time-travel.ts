/**
 * Time travel of Redux DevTools (decision 55). A jump is no action, so it requests and publishes nothing; only what the
 * page shows and its address follow. Requests, sagas and thunks stay in the present, which goes on behind.
 */
import type { EnhancedStore } from '@redux-devtools/instrument';
import {
  isAction,
  type Action,
  type Store,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createPath } from 'history';
import type { Environment } from '../../environment/environment';
import { parseUrl } from '../../lib/parse-url';
import { selectLocation } from '../../listing/listing-location';
import { pageScrolledTo } from '../../listing/navigation';
import { withMount } from '../../storefront/mount-prefix';
import type { RootState } from '../../store/root-state';

/** A store with its history, as Redux DevTools make it. */
export type InspectedStore = EnhancedStore<unknown, UnknownAction, unknown>;

export const isInspected = (store: object): store is InspectedStore => 'liftedStore' in store;

const presentIndex = ({ liftedStore }: InspectedStore) =>
  liftedStore.getState().stagedActionIds.length - 1;

export const isInThePast = (store: InspectedStore): boolean =>
  store.liftedStore.getState().currentStateIndex < presentIndex(store);

export const showPresent = (store: InspectedStore): void =>
  void store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: presentIndex(store) });

/** The state after the action with this index in the history. */
const stateAt = (store: InspectedStore, index: number) =>
  store.liftedStore.getState().computedStates[index]?.state;

type Change = (store: InspectedStore) => Partial<Pick<Store, 'dispatch' | 'getState'>>;

/** The same store with other functions, once Redux DevTools have made it one with a history. */
const whenInspected = (change: Change) =>
  ((next) => (reducer, preloadedState) => {
    const store = next(reducer, preloadedState);
    return isInspected(store) ? { ...store, ...change(store) } : store;
  }) as StoreEnhancer;

/**
 * Below the middleware: what requests, sagas and thunks read is the present. A response that arrives while the page
 * shows the past would else be handled by a state that never asked for it.
 */
const workInThePresent = whenInspected((store) => ({
  getState: () => stateAt(store, presentIndex(store)),
}));

/**
 * Above the middleware, where components read and dispatch: they show the state that the tools select. What the shopper
 * does, as do Back and Forward, leads back to the present first; what sagas do does not come by here. Which page is in
 * view says nothing about the present.
 */
const showThePast = whenInspected((store) => ({
  getState: () => stateAt(store, store.liftedStore.getState().currentStateIndex),
  dispatch: <A extends Action>(action: A) => {
    if (isAction(action) && isInThePast(store) && !store.liftedStore.getState().isLocked) {
      if (pageScrolledTo.match(action)) return action;
      showPresent(store);
    }
    return (store as Store).dispatch(action);
  },
}));

/** What a store needs to travel in time; `inspectors` give it its history, unless the browser's tools do. */
export const timeTravel = (...inspectors: readonly StoreEnhancer[]) => ({
  enhancers: <Own extends readonly StoreEnhancer[]>(own: Own): Own =>
    [showThePast, ...own, workInThePresent, ...inspectors] as unknown as Own,
});

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

/**
 * Turns a jump to the last listed row into a jump to the present: unlisted actions after it cannot be selected. Returns
 * a function that stops this.
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
      showPresent(store);
  });
}

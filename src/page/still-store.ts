/** The store of a page that a server draws: no script for browsers holds it. */
import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import type { Location } from 'history';
import type { RouterState } from 'redux-first-history';
import type { StorefrontState } from '../listing/storefront-slice';
import { emptyCache, reducers } from './create-store';
import type { QueryState } from './hydrated-listing';

const stillReducer = combineReducers({
  ...reducers,
  router: (state: RouterState = { location: null, action: null }) => state,
});

type StillOptions = {
  readonly location: Location;
  readonly storefront: StorefrontState;
  /** The listing cache; empty when there is no listing to show. */
  readonly queries?: QueryState | undefined;
};

/**
 * Makes the store of a page that is drawn once: it starts as one of `createStore` does, and nothing ever happens in it,
 * so it needs no middleware and follows no history.
 */
export const createStillStore = ({ location, storefront, queries = {} }: StillOptions) =>
  legacy_createStore(stillReducer, {
    storefront,
    listingApi: { ...emptyCache, queries },
    router: { location, action: null },
  });

/** What drawing needs of a store. */
export type DrawnStore = ReturnType<typeof createStillStore>;

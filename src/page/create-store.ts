/** The one store factory: the server makes a store for each request, the browser one for the page, a test its own. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { History } from 'history';
import { createReduxHistoryContext, type RouterState } from 'redux-first-history';
import createSagaMiddleware from 'redux-saga';
import { chipsSlice } from '../filters/chips-slice';
import { drawerSlice } from '../filters/drawer-slice';
import { knownFacetsSlice } from '../filters/known-facets-slice';
import { lastActionSlice } from '../listing/last-action-slice';
import { listingApi } from '../listing/listing-api';
import { shownListingSlice } from '../listing/shown-listing-slice';
import { storefrontSlice, type StorefrontState } from '../listing/storefront-slice';
import { wireIdsSlice } from '../listing/wire-ids-slice';
import { alertsSlice } from '../saved-for-later/alerts-slice';
import { savedApi } from '../saved-for-later/saved-api';
import { savedSlice } from '../saved-for-later/saved-slice';
import type { Platform } from '../platform/platform';
import { readQueryState, wireIdsOf } from './hydrated-listing';
import { rootSaga } from './root-saga';

type StoreOptions = {
  readonly history: History;
  readonly platform: Platform;
  readonly storefront: StorefrontState;
  /** The listing cache as the server left it; anything unusable in it is ignored. */
  readonly queryState?: unknown;
};

/**
 * Makes a store whose router location follows `history`.
 * `start` runs the sagas: called in browsers and tests, never on a server, where the listing is preloaded by URL.
 */
export function createStore({ history, platform, storefront, queryState }: StoreOptions) {
  const { createReduxHistory, routerMiddleware, routerReducer } = createReduxHistoryContext({
    history,
  });
  const sagaMiddleware = createSagaMiddleware();
  const reducer = combineReducers({
    router: routerReducer as (state: RouterState | undefined) => RouterState,
    storefront: storefrontSlice.reducer,
    listingApi: listingApi.reducer,
    shownListing: shownListingSlice.reducer,
    wireIds: wireIdsSlice.reducer,
    lastAction: lastActionSlice.reducer,
    drawer: drawerSlice.reducer,
    chips: chipsSlice.reducer,
    knownFacets: knownFacetsSlice.reducer,
    savedForLater: savedSlice.reducer,
    [savedApi.reducerPath]: savedApi.reducer,
    alerts: alertsSlice.reducer,
  });
  const initial = reducer(undefined, { type: 'page/created' });
  const queries = readQueryState(queryState, Date.now());
  const store = configureStore({
    reducer,
    preloadedState: {
      ...initial,
      storefront,
      listingApi: { ...initial.listingApi, queries },
      wireIds: wireIdsOf(queries),
    },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: platform } }).concat(
        listingApi.middleware,
        savedApi.middleware,
        routerMiddleware,
        sagaMiddleware,
      ),
  });
  createReduxHistory(store);
  sagaMiddleware.setContext({ platform, dispatch: store.dispatch });
  return { store, start: () => sagaMiddleware.run(rootSaga) };
}

export type PageStore = ReturnType<typeof createStore>['store'];

/** The one store factory: for the page in the browser, for each page that a server renders, and for each test. */
import {
  combineReducers,
  configureStore,
  type ConfigureStoreOptions,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import type { History } from 'history';
import { createReduxHistoryContext, type RouterState } from 'redux-first-history';
import createSagaMiddleware from 'redux-saga';
import type { Environment } from '../environment/environment';
import { chipsSlice } from '../filters/chips/chips-slice';
import { drawerSlice } from '../filters/drawer/drawer-slice';
import { knownFacetsSlice } from '../filters/facets/known-facets-slice';
import { lastActionSlice } from '../listing/last-action-slice';
import { listingApi } from '../listing/listing-api';
import { shownListingSlice } from '../listing/shown-listing-slice';
import type { StorefrontState } from '../listing/storefront-state';
import { wireIdsSlice } from '../listing/wire-ids-slice';
import { alertsSlice } from '../alerts/alerts-slice';
import { pictureSizeSlice } from '../results-bar/picture-size-slice';
import { savedApi } from '../saved-for-later/saved-api';
import { savedForLaterSlice } from '../saved-for-later/saved-for-later-slice';
import type { Platform } from '../platform/platform';
import type { StoreEnvironment } from '../store/root-state';
import { firstState } from './first-state';
import { rootSaga } from './root-saga';

type StoreOptions = {
  readonly history: History;
  readonly platform: Platform;
  readonly storefront: StorefrontState;
  readonly environment: Environment;
  /** The dehydrated listing cache; malformed entries are ignored. */
  readonly queryState?: unknown;
  readonly tools?: StoreTools;
};

/** Optional middleware and enhancers, for recorded sessions and Redux DevTools. */
export type StoreTools = {
  /** Runs after the saga middleware. */
  readonly middleware?: readonly Middleware[];
  /** Adds some to the store's own, of which the first runs the middleware. */
  readonly enhancers?: <Own extends readonly StoreEnhancer[]>(own: Own) => Own;
  readonly devTools?: NonNullable<ConfigureStoreOptions['devTools']>;
};

// Checks of whole listings take long on slow machines, so they warn later than by default.
const checks = { warnAfter: 250 };

const slices = {
  [listingApi.reducerPath]: listingApi.reducer,
  shownListing: shownListingSlice.reducer,
  wireIds: wireIdsSlice.reducer,
  lastAction: lastActionSlice.reducer,
  drawer: drawerSlice.reducer,
  chips: chipsSlice.reducer,
  knownFacets: knownFacetsSlice.reducer,
  [savedApi.reducerPath]: savedApi.reducer,
  savedForLater: savedForLaterSlice.reducer,
  alerts: alertsSlice.reducer,
  pictureSize: pictureSizeSlice.reducer,
};

/**
 * Creates a store whose router location follows `history`. `start` runs the sagas: in a browser after hydration has its
 * state, never on a server.
 */
export function createStore(options: StoreOptions) {
  const { history, platform, storefront, queryState, tools = {} } = options;
  const environment: StoreEnvironment = { ...options.environment, platform };
  const { createReduxHistory, routerMiddleware, routerReducer } = createReduxHistoryContext({
    history,
    // The previous location shows whether a navigation has changed the listing.
    savePreviousLocations: 1,
  });
  const sagaMiddleware = createSagaMiddleware();
  const reducer = combineReducers({
    ...slices,
    storefront: (state: StorefrontState = storefront) => state,
    router: routerReducer as (state: RouterState | undefined) => RouterState,
  });
  const store = configureStore({
    reducer,
    preloadedState: firstState(reducer, { history, queryState }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        serializableCheck: checks,
        immutableCheck: checks,
      }).concat(
        listingApi.middleware,
        savedApi.middleware,
        routerMiddleware,
        sagaMiddleware,
        ...(tools.middleware ?? []),
      ),
    enhancers: (getDefault) => (tools.enhancers ?? ((own) => own))(getDefault()),
    devTools: tools.devTools ?? true,
  });
  createReduxHistory(store);
  sagaMiddleware.setContext({ environment });
  return { store, start: () => sagaMiddleware.run(rootSaga) };
}

export type PageStore = ReturnType<typeof createStore>['store'];

/** A page's store with save for later alone, over a service that responds from a table and records its calls. */
import { combineReducers, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { StorefrontState } from '../../src/listing/storefront-state';
import type { Platform } from '../../src/platform/platform';
import { alertsSlice, selectAlerts } from '../../src/alerts/alerts-slice';
import { savedApi } from '../../src/saved-for-later/saved-api';
import { watchSavedForLater } from '../../src/saved-for-later/saved-saga';
import {
  savedForLaterSlice,
  selectSaveProgress,
  saveToggled,
  selectSavedList,
} from '../../src/saved-for-later/saved-for-later-slice';
import { readPageGlobals } from '../../src/storefront/page-globals';
import type { StoreEnvironment } from '../../src/store/root-state';
import { fakePlatform } from '../support/fake-platform';
import { brands, inEnglish } from '../support/english';

export type ServiceRequest = {
  /** The last part of the path: getSessionConfirmationNumber, list, addProduct or removeProduct. */
  readonly name: string;
  readonly url: URL;
  readonly init: RequestInit;
};
export type Service = (request: ServiceRequest) => Response | Promise<Response> | undefined;

export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Responds like a service that has one shopper with these products; a response of `service` comes first. */
const respondWith =
  (service: Service, productIds: readonly string[]): Service =>
  (request) => {
    const response = service(request);
    if (response) return response;
    if (request.name === 'getSessionConfirmationNumber') {
      return json({ sessionConfirmationNumber: 'token-1' });
    }
    if (request.name !== 'list') return json({});
    return json({ savedProducts: productIds.map((productId) => ({ productId })) });
  };

/** A service whose call of this name gets the response, if there is one. */
export const failing =
  (call: string, response: () => ReturnType<Service>): Service =>
  ({ name }) =>
    name === call ? response() : undefined;

type SavingPageOptions = {
  readonly saved?: readonly string[];
  readonly service?: Service;
  readonly platform?: Partial<Platform>;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly enhancers?: readonly StoreEnhancer[];
};

export function aSavingPage(options: SavingPageOptions = {}) {
  const { saved = [], service = () => undefined, globals, enhancers = [] } = options;
  const requests: ServiceRequest[] = [];
  const respond = respondWith(service, saved);
  const platform = fakePlatform((address, init = {}) => {
    const url = new URL(address, 'http://shop.example');
    const request = { name: url.pathname.split('/').at(-1) ?? '', url, init };
    requests.push(request);
    return respond(request) ?? json({}, 404);
  }, options.platform);
  const sagaMiddleware = createSagaMiddleware();
  const storefront = readPageGlobals(globals, brands);
  const environment: StoreEnvironment = { ...inEnglish, platform };
  const store = configureStore({
    reducer: combineReducers({
      storefront: (state: StorefrontState = storefront) => state,
      alerts: alertsSlice.reducer,
      savedForLaterApi: savedApi.reducer,
      savedForLater: savedForLaterSlice.reducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: environment } }).concat(
        savedApi.middleware,
        sagaMiddleware,
      ),
    enhancers: (getDefault) => getDefault().concat(...enhancers),
  });
  sagaMiddleware.setContext({ environment });
  const progressOf = (id: string) => selectSaveProgress(store.getState(), id);
  return {
    store,
    platform,
    requests,
    /** Names of the calls so far. */
    called: () => requests.map(({ name }) => name),
    alerts: () => selectAlerts(store.getState()).map(({ variant, text }) => `${variant}: ${text}`),
    start: () => sagaMiddleware.run(watchSavedForLater),
    isSaved: (id: string) => ['saved', 'removing'].includes(progressOf(id)),
    isBusy: (id: string) => ['saving', 'removing'].includes(progressOf(id)),
    savedIds: () =>
      selectSavedList(store.getState()).data?.savedProducts.map(({ productId }) => productId),
  };
}

/** Waits until pending work has ended. */
export const settle = (afterMs = 5) => new Promise((resolve) => setTimeout(resolve, afterMs));

/** A page with running sagas, and functions that click a product's save button. */
export async function openSavingPage(options: SavingPageOptions = {}) {
  const page = aSavingPage(options);
  page.start();
  await settle();
  const startToggle = (productId: string) => page.store.dispatch(saveToggled(productId));
  return {
    ...page,
    /** Does not wait for the response. */
    startToggle,
    toggle: async (productId: string) => {
      startToggle(productId);
      await settle();
    },
  };
}

/** A promise with the function that resolves it. */
export function deferred<Value>() {
  let resolvePromise: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    resolvePromise = resolve;
  });
  return { promise, resolve: resolvePromise };
}

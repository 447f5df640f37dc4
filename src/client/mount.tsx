/** Mounts the product into its root element: hydrates the server's markup, or renders on another host's page. */
import { setAutoFreeze } from 'immer';
import { Provider } from 'react-redux';
import type { EventBus } from '../lib/event-bus';
import { loadPart } from '../lib/load-part';
import { createEntryReplay, type ReplayEntries } from '../hydration/early-entries';
import { nextTask } from '../hydration/next-task';
import { serverMarkupOf, showPage } from '../hydration/show-page';
import { ReplayedPart } from '../hydration/ReplayedPart';
import { listingApi } from '../listing/listing-api';
import { retryAtOnce } from '../listing/retry-at-once';
import { createStore, type PageStore } from '../page/create-store';
import { ProductListingPage } from '../page/ProductListingPage';
import type { Storefront } from '../page/storefront';
import type { Platform, WhileMounted } from '../platform/platform';
import { savedApi } from '../saved-for-later/saved-api';
import { loadLanguage } from '../storefront/language';
import type { PageGlobals } from '../storefront/page-globals';
import { assetsPath, rootElementId } from '../storefront/page-names';
import { createBrowserParts, loadExtensions, loadPartsWhenIdle } from './lazy-parts';
import { createBrowserPlatform } from './browser-platform';
import { watchScroll } from './scroll/scroll-restoration';
import { createErrorReporter, watchOwnScripts } from './error-reporter';
import { busWhileMounted, openEventBus } from './window-event-bus';
import { createEventDelivery, type EventDelivery } from './analytics/event-delivery';
import { watchForScrollNudge } from './scroll/ios-scroll';
import { loadDeveloperTools, offerTools } from './dev-tools/dev-tools';
import { keepHead } from './document-head';
import { createListingHistory } from './listing-history';
import { watchRestoredPage } from './restored-page';
import { failed, rootErrorOptions } from './root-errors';
import { createSessionRecorder } from './dev-tools/session-recorder';
import { readWindowGlobals } from './window-globals';
import type { Environment } from '../environment/environment';
import { EnvironmentContext } from '../environment/use-environment';

type PresentPage = {
  readonly root: HTMLElement;
  readonly mounted: AbortController;
  /** Shows the listing of an address that the host has pushed. */
  readAddress?: () => void;
};

/** The page on screen, which the signal ends; one at a time, since there is one address. */
let present: PresentPage | undefined;
/** A document has one bus, however often the page is mounted. */
let busOfDocument: ReturnType<typeof openEventBus> | undefined;

/** Whether the host has mounted the page, and may have unmounted it. */
export const hasBeenMounted = (): boolean => busOfDocument !== undefined;

/**
 * Mounts the page into the element, by default the root element of the document; without one it logs an error and does
 * nothing (docs/product.md, 2.1). It never rejects: a page that cannot start is reported, and the document's note says
 * so at once (docs/product.md, 14.1).
 */
export async function mountPage(
  storefront: Storefront,
  root = document.getElementById(rootElementId),
  onAddress?: () => void,
): Promise<void> {
  const globals = readWindowGlobals(storefront.brands);
  const reportError = createErrorReporter(globals.envURL);
  const { bus, publish } = (busOfDocument ??= openEventBus(reportError));
  const delivery = createEventDelivery(publish);
  const mounted = new AbortController();
  // A plain object, since listeners spread it.
  const whileMounted = { signal: mounted.signal };
  const platform = createBrowserPlatform({ publish: delivery.publish, reportError, whileMounted });
  const fault = faultOf(root);
  if (fault) platform.log.error(fault);
  if (!root || present) return;
  present = { root, mounted };
  watchOwnScripts(assetsPath, reportError, whileMounted);
  const surroundings = {
    globals,
    platform,
    bus: busWhileMounted(bus, whileMounted),
    delivery,
    whileMounted,
    onAddress,
  };
  try {
    await startPage(present, storefront, surroundings);
  } catch (error) {
    failed(platform, 'page')(error);
    document.querySelector('.plp-unstarted')?.classList.add('plp-unstarted--now');
  }
}

/** Why an element stays empty; an empty text where none does. */
function faultOf(root: HTMLElement | null): string {
  if (!root) return 'Root Container Not Found';
  if (present) return 'A page is mounted already: call unmount() first';
  const isOne = document.querySelectorAll(`#${rootElementId}`).length < 2;
  return isOne ? '' : 'Only the first of several root elements has the page';
}

/** As `mountPage`; where the element has the page already, it shows the listing of the present address. */
export async function mountInHost(
  storefront: Storefront,
  root: HTMLElement,
  onAddress?: () => void,
): Promise<void> {
  if (present?.root === root) present.readAddress?.();
  else await mountPage(storefront, root, onAddress);
}

/** Takes the page off its element, which is empty then, and gives the document its title again. */
export function unmountPage(): void {
  present?.mounted.abort();
  present = undefined;
}

type Surroundings = {
  readonly globals: PageGlobals;
  readonly platform: Platform;
  readonly bus: EventBus;
  readonly delivery: EventDelivery;
  readonly whileMounted: WhileMounted;
  readonly onAddress: (() => void) | undefined;
};

async function startPage(
  page: PresentPage,
  { languages, extensions }: Storefront,
  { globals, platform, bus, delivery, whileMounted, onAddress }: Surroundings,
): Promise<void> {
  const { root } = page;
  const { signal } = whileMounted;
  const { queryState, mount, imageSizes, ...storefront } = globals;
  watchForScrollNudge(whileMounted);
  const restoreScroll = watchScroll(platform.sessionStorage, whileMounted);
  // Freezing a whole listing takes long on a phone. Development and tests freeze, to find code that mutates the state.
  setAutoFreeze(process.env.NODE_ENV !== 'production');
  const { history, readAddress } = createListingHistory(mount, whileMounted, onAddress);
  page.readAddress = readAddress;
  const recorder = createSessionRecorder(platform.sessionStorage, Date.now, whileMounted);
  const [language, extend] = await Promise.all([
    loadPart(() => loadLanguage(storefront.brand, languages)),
    loadExtensions(extensions, storefront.brand, platform.reportError),
  ]);
  const environment = extend({ language, mount, imageSizes });
  // When their chunk fails to load, the tools show actions without summaries.
  const developerTools = await loadDeveloperTools().catch(() => undefined);
  const { store, start } = createStore({
    history,
    platform: { ...platform, restoreScroll },
    storefront,
    environment,
    queryState,
    tools: { middleware: [recorder.middleware], ...(await developerTools?.createStoreTools()) },
  });
  const replayEntries = createEntryReplay(store);
  const content = pageOf({ store, environment, replayEntries, whileMounted });
  const markup = serverMarkupOf(root, store.getState());
  // Starting the page takes a slow phone 100 ms: as three tasks instead of two it blocks the shopper for a sixth less.
  await nextTask();
  // The host has unmounted it meanwhile.
  if (signal.aborted) return;
  const restoreHead = keepHead();
  const sagas = start();
  const rootOptions = rootErrorOptions(platform);
  // What the server says of its listing in the head is of no other one.
  if (!markup) platform.describePage?.(undefined);
  const shown = showPage(root, content, { store, markup, replayEntries, rootOptions });
  signal.addEventListener('abort', () => {
    shown.unmount();
    sagas.cancel();
    endRequests(store);
    restoreHead();
  });
  window.addEventListener('online', () => store.dispatch(retryAtOnce()), whileMounted);
  document.querySelector('.plp-unstarted')?.remove();
  watchRestoredPage({ store, platform });
  const toolsPage = { store, environment, platform, history, recorder };
  const tools = offerTools(toolsPage);
  developerTools?.offerDeveloperTools(toolsPage, tools);
  void delivery.start({ root, store, bus, platform, environment });
  loadPartsWhenIdle({ texts: language.texts, store, platform });
}

type PageOptions = {
  readonly store: PageStore;
  readonly environment: Environment;
  readonly replayEntries: ReplayEntries;
  readonly whileMounted: WhileMounted;
};

const pageOf = ({ store, environment, replayEntries, whileMounted }: PageOptions) => (
  // Hydration compares with the state that the server rendered from, also when the state has changed since.
  <Provider store={store} serverState={store.getState()}>
    <EnvironmentContext value={environment}>
      <ReplayedPart part=".plp-page__results" replay={replayEntries}>
        <ProductListingPage parts={createBrowserParts(replayEntries, whileMounted)} />
      </ReplayedPart>
    </EnvironmentContext>
  </Provider>
);

/** The timers of cached responses would keep the store for minutes. */
function endRequests(store: PageStore): void {
  store.dispatch(listingApi.util.resetApiState());
  store.dispatch(savedApi.util.resetApiState());
}

/** Mounts the product into its root element: hydrates the server's markup, or renders on another host's page. */
import { createBrowserHistory, type History } from 'history';
import { setAutoFreeze } from 'immer';
import { Provider } from 'react-redux';
import type { EventBus } from '../lib/event-bus';
import { loadPart } from '../lib/load-part';
import { createEntryReplay } from '../hydration/early-entries';
import { nextTask } from '../hydration/next-task';
import { serverMarkupOf, showPage } from '../hydration/show-page';
import { ReplayedPart } from '../hydration/ReplayedPart';
import { rewriteLegacySearchUrl } from '../listing-url/legacy-search-url';
import { retryAtOnce } from '../listing/retry-at-once';
import { createStore } from '../page/create-store';
import { ProductListingPage } from '../page/ProductListingPage';
import type { Storefront } from '../page/storefront';
import type { Platform } from '../platform/platform';
import { loadLanguage } from '../storefront/language';
import type { PageGlobals } from '../storefront/page-globals';
import { assetsPath, rootElementId } from '../storefront/page-names';
import { createBrowserParts, loadExtensions, loadPartsWhenIdle } from './lazy-parts';
import { createBrowserPlatform } from './browser-platform';
import { nameEntry, watchScroll } from './scroll/scroll-restoration';
import { createErrorReporter, watchOwnScripts } from './error-reporter';
import { openEventBus } from './window-event-bus';
import { createEventDelivery, type EventDelivery } from './analytics/event-delivery';
import { watchForScrollNudge } from './scroll/ios-scroll';
import { loadDeveloperTools, offerTools } from './dev-tools/dev-tools';
import { mountedHistory } from './mounted-history';
import { watchRestoredPage } from './restored-page';
import { failed, rootErrorOptions } from './root-errors';
import { createSessionRecorder } from './dev-tools/session-recorder';
import { readWindowGlobals } from './window-globals';
import { EnvironmentContext } from '../environment/use-environment';

/**
 * Mounts the page; without a root element it logs an error and does nothing (docs/product.md, 2.1). It never rejects: a
 * page that cannot start is reported, and the document's note says so at once (docs/product.md, 14.1).
 */
export async function mount(storefront: Storefront): Promise<void> {
  const globals = readWindowGlobals(storefront.brands);
  const reportError = createErrorReporter(globals.envURL);
  watchOwnScripts(assetsPath, reportError);
  const { bus, publish } = openEventBus(reportError);
  const delivery = createEventDelivery(publish);
  const platform = createBrowserPlatform({ publish: delivery.publish, reportError });
  const root = document.getElementById(rootElementId);
  if (!root) {
    platform.log.error('Root Container Not Found');
    return;
  }
  try {
    await startPage(root, storefront, { globals, platform, bus, delivery });
  } catch (error) {
    failed(platform, 'page')(error);
    document.querySelector('.plp-unstarted')?.classList.add('plp-unstarted--now');
  }
}

type Surroundings = {
  readonly globals: PageGlobals;
  readonly platform: Platform;
  readonly bus: EventBus;
  readonly delivery: EventDelivery;
};

async function startPage(
  root: HTMLElement,
  { languages, extensions }: Storefront,
  { globals, platform, bus, delivery }: Surroundings,
): Promise<void> {
  const { queryState, mount, imageSizes, ...storefront } = globals;
  watchForScrollNudge();
  const restoreScroll = watchScroll(platform.sessionStorage);
  // Freezing a whole listing takes long on a phone. Development and tests freeze, to find code that mutates the state.
  setAutoFreeze(process.env.NODE_ENV !== 'production');
  const history = createListingHistory(mount);
  const recorder = createSessionRecorder(platform.sessionStorage);
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
  const page = (
    // Hydration compares with the state that the server rendered from, also when the state has changed since.
    <Provider store={store} serverState={store.getState()}>
      <EnvironmentContext value={environment}>
        <ReplayedPart part=".plp-page__results" replay={replayEntries}>
          <ProductListingPage parts={createBrowserParts(replayEntries)} />
        </ReplayedPart>
      </EnvironmentContext>
    </Provider>
  );
  const markup = serverMarkupOf(root, store.getState());
  // Starting the page takes a slow phone 100 ms: as three tasks instead of two it blocks the shopper for a sixth less.
  await nextTask();
  start();
  showPage(root, page, { store, markup, replayEntries, rootOptions: rootErrorOptions(platform) });
  window.addEventListener('online', () => store.dispatch(retryAtOnce()));
  document.querySelector('.plp-unstarted')?.remove();
  watchRestoredPage({ store, platform });
  const toolsPage = { store, environment, platform, history, recorder };
  const tools = offerTools(toolsPage);
  developerTools?.offerDeveloperTools(toolsPage, tools);
  void delivery.start({ root, store, bus, platform, environment });
  loadPartsWhenIdle({ texts: language.texts, store, log: platform.log });
}

/**
 * The history below the mount prefix, with a legacy search address rewritten before anything reads it (docs/product.md,
 * 3.10).
 */
function createListingHistory(mountPrefix: string): History {
  nameEntry();
  const history = mountedHistory(createBrowserHistory(), mountPrefix);
  const { pathname, search } = history.location;
  const rewritten = rewriteLegacySearchUrl(pathname + search);
  if (rewritten !== undefined) history.replace(rewritten, history.location.state);
  return history;
}

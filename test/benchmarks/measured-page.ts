/**
 * The serving process of `npm run bench -- server`. On request it also renders the page with React alone, and a bare
 * server sends the same responses, so that all costs come from the same warm process in the same minute.
 */
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createMemoryHistory } from 'history';
import {
  respondToListingRequest,
  createListingApi,
  type ListingApi,
} from '../../shop/catalogue/listing-api';
import type { ListingEngine } from '../../shop/catalogue/listing-engine';
import { withSuggestions } from '../../shop/catalogue/suggestions/suggestions-api';
import { createStore } from '../../src/page/create-store';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { createLog } from '../../server/create-log';
import { createListingAccess } from '../../server/rendering/listing-access';
import { createServer } from '../../server/create-server';
import { createServices } from '../../shop/create-services';
import { openTestShop } from '../support/open-test-shop';
import { preloadListing } from '../../server/rendering/preload-listing';
import { renderMarkup } from '../../server/rendering/render-listing';
import { createRequestPlatform } from '../../server/rendering/request-platform';
import { readSettings } from '../support/read-settings';
import { storefront as ownStorefront } from '@storefront/storefront';
import { loadLanguage } from '../../src/storefront/language';
import { startBareServer } from './bare-server';
import { replayedRequests } from './replayed-requests';
import { visitRequests } from './visit-requests';

const measuredMs = 1_000;
const bytesOfMb = 1_048_576;
const { brands } = ownStorefront;

/** Several, as in a shop: what one page leaves in memory should not speed up the next. */
const paths = process.env.BENCH_PATHS?.split(' ') ?? [
  '/browse/furniture',
  '/browse/furniture?page=2',
  '/browse/lighting/colours--grey+navy',
  '/browse/lighting?sortkey=price',
  '/promo/winter-warmers',
  '/search/sofa/',
  '/browse',
  '/browse?sortkey=highestrated&page=3',
];

/** A store with the listing of this address in it. */
async function preloaded(engine: ListingEngine, path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const { mount, imageSizes, ...storefront } = readPageGlobals({}, brands);
  const platform = createRequestPlatform({
    request: { headers: {}, id: 'measured', log: createLog('silent') },
    origin: 'https://shop.example',
    access: createListingAccess({
      respond: (request) => respondToListingRequest({ engine, brands }, request),
      problem: () => undefined,
      opened: Promise.resolve(0),
    }),
  });
  const language = await loadLanguage(storefront.brand, ownStorefront.languages);
  const environment = { language, mount, imageSizes };
  const { store } = createStore({ history, platform, storefront, environment });
  const { kind } = await preloadListing(store, new AbortController().signal);
  if (kind !== 'listing') throw new Error(`no listing at ${path}`);
  return { store, environment };
}

/** Renders the pages in turn for a while; returns how often, in how much time of the clock and of the processor. */
function renderAlone(pages: readonly Awaited<ReturnType<typeof preloaded>>[]) {
  const startedAtMs = performance.now();
  const startedCpu = process.cpuUsage();
  const result = { count: 0, cpuMs: 0, ms: 0 };
  while (result.ms < measuredMs) {
    for (const { store, environment } of pages) renderMarkup(store, environment);
    result.count += pages.length;
    result.ms = performance.now() - startedAtMs;
  }
  return { ...result, cpuMs: cpuMsSince(startedCpu) };
}

/** Memory in use after garbage collection; the process runs with --expose-gc. */
function heldMemory() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { heldMb: (heapUsed + external) / bytesOfMb };
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, brands);
  const log = createLog('error');
  const workerScript = resolve(__dirname, '../server/catalogue-worker.js');
  const shop = await openTestShop(process.env, log, workerScript);
  await shop.opened;
  const catalogue = { engine: shop.engine, brands };
  const cachedApi = withSuggestions(catalogue, createListingApi(catalogue));
  /** Caches nothing from one request to the next. */
  const computingApi: ListingApi = (request) =>
    withSuggestions(catalogue, (other) => respondToListingRequest(catalogue, other))(request);
  let isCached = true;
  const cacheListings = (isWanted: boolean) => {
    isCached = isWanted;
    return { isCached };
  };
  const listingApi: ListingApi = (request) =>
    isCached ? cachedApi(request) : computingApi(request);
  const server = await createServer({
    storefront: ownStorefront,
    services: createServices(shop, shop, { log, brands, listingApi }),
    log,
    settings,
    clientDir: resolve(__dirname, '../client'),
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const bareUrl = await startBareServer(server, paths);
  const visit = await visitRequests(server, paths);
  const stores = await Promise.all(paths.map((path) => preloaded(shop.engine, path)));
  const startedCpu = process.cpuUsage();
  const usage = () => ({
    cpuMs: cpuMsSince(startedCpu),
    memoryMb: Math.round(process.memoryUsage().rss / bytesOfMb),
  });
  const commands: Readonly<Record<string, () => object | Promise<object>>> = {
    usage,
    'replayed requests': () => replayedRequests(shop.engine),
    'held memory': heldMemory,
    'render alone': () => renderAlone(stores),
    'cache listings': () => cacheListings(true),
    'compute listings': () => cacheListings(false),
  };
  // The bench that started it was stopped.
  process.on('disconnect', () => process.exit());
  process.on('message', (command) => {
    void Promise.resolve(commands[String(command)]?.()).then((reply) => process.send?.(reply));
  });
  process.send?.({ url: address, bareUrl, paths, visit });
}

void start();

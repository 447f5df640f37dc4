/** Opens what the shop stores: its catalogue, the saved products and, if they are collected, the events. */
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { serveCatalogue as ServeCatalogue } from './catalogue/worker/serve-catalogue';
import type { WatchedCatalogue, WatchOptions } from './catalogue/watch-catalogue';
import type { ListingEngine } from './catalogue/listing-engine';
import { catalogueFolder } from './catalogue/catalogue-folder';
import { withSlowQueries, type SlowQuery } from './catalogue/slow-queries';
import { loadOptional } from '../server/services/load-optional';
import type { DatabaseConnections, Missing, PoolCounts } from '../server/services/shop';
import type { MissingWatch } from './database/keep-open';
import { makePrivateDir } from './database/private-files';
import type { openEventsService } from './events/events-service';
import type { Reporting } from './events/report-events';
import { openSavedService } from './saved/saved-service';
import type { OpenedShop, OpenedStores } from './create-services';
import { createProgressBar } from './import/progress-bar';
import type { ShopSettings } from './settings';

/** The built program of the thread, next to the server's. */
const builtScript = resolve(__dirname, 'catalogue-worker.js');

const isoOf = (ms: number): string => new Date(ms).toISOString();

type CatalogueOptions = {
  readonly log: FastifyBaseLogger;
  readonly script?: string | undefined;
};

type OpenCatalogue = (options: CatalogueOptions) => WatchedCatalogue;

const watchWith = (log: FastifyBaseLogger): WatchOptions => ({
  onSwitch: ({ products, importedMs }) =>
    log.info(
      { products, ...(importedMs !== undefined && { since: isoOf(importedMs) }) },
      'new catalogue',
    ),
  onError: (error) => log.error({ err: error }, 'catalogue'),
  onBack: (afterMs) =>
    log.warn({ what: 'catalogue', afterMs: Math.round(afterMs) }, 'no longer missing'),
  onWarning: (warning) => log.warn({ warning }, 'catalogue'),
});

/**
 * Loads the engine of the settings, which a start needs first: without its packages nothing is opened. No other engine
 * is loaded, as that takes a quarter of a second and packages of its own. Rejects with a `MissingPackageError`.
 */
async function loadEngine(settings: ShopSettings): Promise<OpenCatalogue> {
  const { catalogueEngine, opensearchUrl: url } = settings;
  if (catalogueEngine === 'opensearch' && url !== undefined) {
    const { openOpenSearchCatalogue } = await loadOptional(
      'opensearch',
      () => import('./catalogue/opensearch/open-opensearch-catalogue'),
    );
    return ({ log }) => openOpenSearchCatalogue({ url, watch: watchWith(log) });
  }
  const { serveCatalogue } = await loadOptional(
    'catalogue',
    () => import('./catalogue/worker/serve-catalogue'),
  );
  return (options) => openEmbedded(serveCatalogue, settings, options);
}

function openEmbedded(
  serveCatalogue: typeof ServeCatalogue,
  { dataDir, catalogueThreads: threads }: ShopSettings,
  { log, script = builtScript }: CatalogueOptions,
): WatchedCatalogue {
  const bar = createProgressBar(process.stdout);
  const catalogue = serveCatalogue({
    dataDir,
    threads,
    script,
    watch: watchWith(log),
    onProgress: ({ stage, done, total }) => bar.show(stage, done / Math.max(1, total), done),
  });
  const opened = catalogue.opened.finally(bar.clear);
  // It may fail before a caller awaits it; that caller still gets the error.
  opened.catch(() => undefined);
  return { ...catalogue, opened };
}

/** What the served catalogue lacks: a newer one that is damaged, a folder that cannot be written. */
function warningOf(engine: ListingEngine): readonly Missing[] {
  const { warning } = engine.health();
  return warning === undefined ? [] : [{ what: 'catalogue', why: warning }];
}

const connectionsOf = (
  database: DatabaseConnections['database'],
  counts: PoolCounts | undefined,
): readonly DatabaseConnections[] => (counts === undefined ? [] : [{ database, ...counts }]);

/** Loaded on demand, because its checks of what comes take time to load. */
async function openEvents(options: Parameters<typeof openEventsService>[0]) {
  if (!options.collectEvents && !options.reporting?.report) return undefined;
  const { openEventsService: open } = await import('./events/events-service');
  return open(options);
}

/** The saved products, and the events. A database that cannot be opened is retried and logged. */
export async function openStores(
  settings: ShopSettings,
  log: FastifyBaseLogger,
  reporting?: Reporting,
): Promise<OpenedStores> {
  const onError = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const watch: MissingWatch = {
    onMissing: ({ what, why }) => log.error({ what, why }, 'missing; trying again'),
    onBack: (what) => log.warn({ what }, 'no longer missing'),
  };
  const saved = await openSavedService({
    ...settings,
    watch,
    onError: onError('saved products'),
  });
  const events = await openEvents({
    ...settings,
    reporting,
    watch,
    onError: onError('collected events'),
  });
  return {
    saved,
    events,
    missing: () => [...saved.missing(), ...(events?.missing() ?? [])],
    connections: () => [
      ...connectionsOf('saved products', saved.connections()),
      ...connectionsOf('events', events?.connections()),
    ],
    close: async () => {
      await Promise.all([saved.store.close(), events?.close()]);
    },
  };
}

/**
 * The stores and the catalogue. Does not wait for the catalogue; a first start shows its progress on the terminal.
 * Rejects when the folder of the embedded one cannot be made, or packages are missing. `workerScript` is the program of
 * the catalogue's thread, if not next to this one.
 */
export async function openShop(
  settings: ShopSettings,
  log: FastifyBaseLogger,
  workerScript?: string,
): Promise<OpenedShop> {
  const openCatalogue = await loadEngine(settings);
  // Without a folder the start fails, which the stores would report first, each in its own words.
  if (settings.catalogueEngine === 'embedded') makePrivateDir(catalogueFolder(settings.dataDir));
  const stores = await openStores(settings, log);
  const { engine, opened } = openCatalogue({ log, script: workerScript });
  const onSlow = (query: SlowQuery) => log.warn({ slowQuery: query }, 'slow query');
  return {
    ...stores,
    engine: withSlowQueries(
      engine,
      { thresholdMs: settings.slowQueryMs, percent: settings.slowQueryPercent },
      onSlow,
    ),
    opened,
    missing: () => [...stores.missing(), ...warningOf(engine)],
    close: async () => {
      await Promise.all([engine.close(), stores.close()]);
    },
  };
}

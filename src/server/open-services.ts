/** Opens what the embedded shop keeps: its catalogue, the saved products and, when asked for, the events. */
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FollowedCatalogue, WatchOptions } from '../shop/catalogue/follow-catalogue';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import { withSlowQueries, type SlowQuery } from '../shop/catalogue/slow-queries';
import { serveCatalogue } from '../shop/catalogue/worker/serve-catalogue';
import type { Missing, MissingWatch } from '../shop/database/keep-open';
import type { EventsService } from '../shop/events/answer-events-request';
import { openEventsService } from '../shop/events/events-service';
import { openSavedService, type SavedService } from '../shop/saved/saved-service';
import { createProgress } from './progress';
import type { Settings } from './settings';

export type Services = {
  readonly engine: ListingEngine;
  /** Resolves when the engine has a catalogue, with the number of its products; rejects when it never will. */
  readonly opened: Promise<number>;
  readonly saved: SavedService;
  /** Undefined when no events are collected. */
  readonly events: EventsService | undefined;
  /** What listings are served without just now. */
  readonly missing: () => readonly Missing[];
  readonly close: () => Promise<void>;
};

/** The thread's program as the build leaves it beside the server's. */
const builtScript = resolve(__dirname, 'catalogue-worker.js');

type CatalogueOptions = {
  readonly log: FastifyBaseLogger;
  readonly script?: string | undefined;
};

async function openCatalogue(
  settings: Settings,
  { log, script = builtScript }: CatalogueOptions,
): Promise<FollowedCatalogue> {
  const { catalogueEngine, opensearchUrl: url, dataDir, catalogueThreads: threads } = settings;
  const watch: WatchOptions = {
    onSwitch: (products) => log.info({ products }, 'new catalogue'),
    onError: (error) => log.error({ err: error }, 'catalogue'),
    onWarning: (warning) => log.warn({ warning }, 'catalogue'),
  };
  if (catalogueEngine === 'opensearch' && url !== undefined) {
    // Its client takes a quarter of a second to load, which every other start is spared.
    const { openOpenSearchCatalogue } =
      await import('../shop/catalogue/opensearch/open-opensearch-catalogue');
    return openOpenSearchCatalogue({ url, watch });
  }
  const progress = createProgress(process.stdout);
  const catalogue = serveCatalogue({
    dataDir,
    threads,
    script,
    watch,
    onProgress: progress.show,
  });
  const opened = catalogue.opened.finally(progress.end);
  // It may fail before anybody waits for it; whoever then does still hears of it.
  opened.catch(() => undefined);
  return { ...catalogue, opened };
}

/** What the catalogue that is served lacks: a newer one that is damaged, a folder that cannot be written. */
function warningOf(engine: ListingEngine): readonly Missing[] {
  const { warning } = engine.health();
  return warning === undefined ? [] : [{ what: 'catalogue', why: warning }];
}

/**
 * Does not wait for the catalogue, and says on the terminal how far a first start has come. What is kept
 * of shoppers may be missing; it is tried again until it is there, and the log says so. `workerScript` is the catalogue thread's program where it is not beside this one.
 */
export async function openServices(
  settings: Settings,
  log: FastifyBaseLogger,
  workerScript?: string,
): Promise<Services> {
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
  const events = settings.collectEvents
    ? await openEventsService({ ...settings, watch, onError: onError('collected events') })
    : undefined;
  const { engine, opened } = await openCatalogue(settings, { log, script: workerScript });
  const close = async () => {
    await Promise.all([engine.close(), saved.store.close(), events?.close()]);
  };
  const onSlow = (query: SlowQuery) => log.warn({ slowQuery: query }, 'slow query');
  return {
    engine: withSlowQueries(engine, settings.slowQueryMs, onSlow),
    opened,
    saved,
    events,
    missing: () => [...saved.missing(), ...(events?.missing() ?? []), ...warningOf(engine)],
    close,
  };
}

/** Opens what the embedded shop keeps: its catalogue, the saved products and, when asked for, the events. */
import type { FastifyBaseLogger } from 'fastify';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import { openCatalogue } from '../shop/catalogue/open-catalogue';
import { openOpenSearchCatalogue } from '../shop/catalogue/opensearch/open-opensearch-catalogue';
import type { EventsService } from '../shop/events/answer-events-request';
import { openEventStore } from '../shop/events/event-store';
import { openSavedService, type SavedService } from '../shop/saved/saved-service';
import { sampleOutline } from '../shop/sample/sample-outline';
import { sampleProducts } from '../shop/sample/sample-products';
import { createProgress } from './progress';
import type { Settings } from './settings';

export type Services = {
  readonly engine: ListingEngine;
  readonly saved: SavedService;
  /** Undefined when no events are collected. */
  readonly events: EventsService | undefined;
  readonly close: () => Promise<void>;
};

/** What a cluster that has no catalogue yet is filled with. */
const sampleIndex = () => ({ outline: sampleOutline(), products: () => sampleProducts() });

/** Says on the terminal how far a first start has come. Rejects when a folder or a database cannot be had. */
export async function openServices(settings: Settings, log: FastifyBaseLogger): Promise<Services> {
  const onError = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const progress = createProgress(process.stdout);
  const watch = {
    onSwitch: (products: number) => log.info({ products }, 'new catalogue'),
    onError: onError('new catalogue'),
  };
  const { dataDir, catalogueEngine, opensearchUrl: url } = settings;
  const engine = await (catalogueEngine === 'opensearch' && url !== undefined
    ? openOpenSearchCatalogue({ url, watch, sample: sampleIndex() })
    : openCatalogue({ dataDir, onProgress: progress.show, watch }));
  progress.end();
  const saved = await openSavedService({ ...settings, onError: onError('saved products') });
  const events = settings.collectEvents
    ? {
        store: await openEventStore(settings.dataDir),
        nowMs: Date.now,
        onError: onError('collected events'),
      }
    : undefined;
  const close = async () => {
    events?.store.close();
    await Promise.all([engine.close(), saved.store.close()]);
  };
  return { engine, saved, events, close };
}

/** The opened shop in the form that the server mounts. */
import type { FastifyBaseLogger } from 'fastify';
import type { Brands } from '../src/storefront/brand';
import type { EventsService } from '../server/services/events-service';
import type { ListingService } from '../server/services/listing-service';
import type {
  DatabaseConnections,
  Missing,
  Services,
  ShownCatalogue,
} from '../server/services/shop';
import { withoutUndefined } from '../src/lib/without-undefined';
import { type Catalogue, createListingApi, type ListingApi } from './catalogue/listing-api';
import type { ListingEngine } from './catalogue/listing-engine';
import { measureEngine } from './catalogue/measure-engine';
import { withSuggestions } from './catalogue/suggestions/suggestions-api';
import { createApiOutline, type RequestEverything } from './pages/api-outline';
import { createShopPages, type PagesCatalogue } from './pages/shop-pages';
import { findSimilar } from './recommendations/similar-products';
import { createPictureService } from './pictures/picture-service';
import { respondToSavedRequest, savedRequestPaths } from './saved/respond-to-saved-request';
import { createSavedPage } from './saved-page/saved-page';
import type { SavedService } from './saved/saved-service';
import { shopperCookieNames } from './saved/shopper-session';

export type OpenedStores = {
  readonly saved: SavedService;
  /** Undefined if no events are collected. */
  readonly events: EventsService | undefined;
  readonly missing: () => readonly Missing[];
  readonly connections?: (() => readonly DatabaseConnections[]) | undefined;
  readonly close: () => Promise<void>;
};

type OpenedCatalogue = {
  readonly engine: ListingEngine;
  /** Resolves with the number of products when the engine has a catalogue; rejects if it never will. */
  readonly opened: Promise<number>;
};

export type OpenedShop = OpenedStores & OpenedCatalogue;

/** Where listings come from: the shop's own catalogue, or another listing API. */
type ListingSource =
  | OpenedCatalogue
  | {
      readonly request: RequestEverything;
      /** Whether it makes suggestions. */
      readonly suggests: boolean;
    };

type ServicesOptions = {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly brands: Brands;
  /** Over the shop's own catalogue, by default the one that caches its responses. */
  readonly listingApi?: ListingApi;
};

/** Its own catalogue with an engine that is measured. */
function measured(source: ListingSource) {
  if (!('engine' in source)) return { source };
  const { engine, onQuery } = measureEngine(source.engine);
  return { source: { ...source, engine }, onEngineQuery: onQuery };
}

export function createServices(
  { saved, events, missing, connections, close }: OpenedStores,
  unmeasured: ListingSource,
  options: ServicesOptions,
): Services {
  const { log } = options;
  const { source, ...queries } = measured(unmeasured);
  const catalogue = pagesOver(source, options);
  return {
    ...('engine' in source && { listing: listingOf(source, options) }),
    savedProducts: {
      paths: savedRequestPaths,
      shopperCookies: shopperCookieNames,
      respond: (request) => respondToSavedRequest(saved, request),
    },
    savedPage: createSavedPage(saved, catalogue),
    events,
    pictures: {
      path: '/pictures/',
      respond: createPictureService((text, err) => log.warn({ err }, text)),
    },
    pages: createShopPages(catalogue),
    missing,
    ...queries,
    ...(connections && { connections }),
    ...('engine' in source && { catalogue: () => shownBy(source.engine) }),
    close,
  };
}

/** Undefined while there is none. */
function shownBy(engine: ListingEngine): ShownCatalogue | undefined {
  const { products, importedMs } = engine.health();
  return products === 0 ? undefined : withoutUndefined({ products, importedMs });
}

function listingOf(
  { engine, opened }: OpenedCatalogue,
  {
    brands,
    log,
    listingApi = createCachedApi({ engine, brands, warn: (text) => log.warn(text) }),
  }: ServicesOptions,
): ListingService {
  return { respond: listingApi, problem: () => engine.health().problem, opened };
}

const createCachedApi = (catalogue: Catalogue): ListingApi =>
  withSuggestions(catalogue, createListingApi(catalogue));

/** Another listing API has no pages of single products, and nothing to recommend. */
function pagesOver(source: ListingSource, { log }: ServicesOptions): PagesCatalogue {
  if (!('engine' in source))
    return {
      outline: createApiOutline({ request: source.request, log }),
      suggests: source.suggests,
    };
  const { engine } = source;
  return {
    outline: engine.outline,
    own: {
      query: engine.query,
      product: async (id) => (await engine.products([id]))[0],
      similar: (product) => findSimilar(engine, product),
    },
    suggests: true,
  };
}

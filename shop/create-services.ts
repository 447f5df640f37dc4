/** The opened shop in the form that the server mounts. */
import type { FastifyBaseLogger } from 'fastify';
import type { Missing, Services } from '../src/server/services';
import type { CatalogueOutline } from './catalogue/catalogue-product';
import { createListingApi, type ListingApi } from './catalogue/listing-api';
import type { ListingEngine } from './catalogue/listing-engine';
import { withSuggestions } from './catalogue/suggestions/suggestions-api';
import {
  respondToEventsRequest,
  eventsPath,
  type EventsService,
} from './events/respond-to-events-request';
import { largestBodyBytes } from './events/collected-events';
import { departmentsOf } from './pages/links';
import { createShopPages } from './pages/shop-pages';
import { findSimilar } from './recommendations/similar-products';
import { createPictureService } from './pictures/picture-service';
import { respondToSavedRequest, savedRequestPaths } from './saved/respond-to-saved-request';
import { createSavedPage } from './saved-page/saved-page';
import type { SavedService } from './saved/saved-service';
import { shopperCookieNames } from './saved/shopper-session';

export type OpenedShop = {
  readonly engine: ListingEngine;
  /** Resolves with the number of products when the engine has a catalogue; rejects if it never will. */
  readonly opened: Promise<number>;
  readonly saved: SavedService;
  /** Undefined if no events are collected. */
  readonly events: EventsService | undefined;
  readonly missing: () => readonly Missing[];
  readonly close: () => Promise<void>;
};

type ServicesOptions = {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly hasOtherListingApi: boolean;
  /** Whether that one makes suggestions. */
  readonly otherApiSuggests?: boolean;
  readonly listingApi?: ListingApi;
};

const noOutline: CatalogueOutline = { categories: [], collections: [], facets: [] };

export function createServices(
  { engine, opened, saved, events, missing, close }: OpenedShop,
  options: ServicesOptions,
): Services {
  const { log, hasOtherListingApi, otherApiSuggests = false } = options;
  // The catalogue of another listing API is not known here.
  const outline = hasOtherListingApi ? () => noOutline : engine.outline;
  const { listingApi = withSuggestions(engine, createListingApi(engine)) } = options;
  return {
    listing: { respond: listingApi, problem: () => engine.health().problem, opened },
    savedProducts: {
      paths: savedRequestPaths,
      shopperCookies: shopperCookieNames,
      respond: (request) => respondToSavedRequest(saved, request),
    },
    savedPage: createSavedPage(saved, () => departmentsOf(outline())),
    events: events && {
      path: eventsPath,
      largestBodyBytes,
      respond: (request) => respondToEventsRequest(events, request),
    },
    pictures: {
      path: '/pictures/',
      respond: createPictureService((text, err) => log.warn({ err }, text)),
    },
    pages: createShopPages({
      outline,
      product: async (id) => (await engine.products([id]))[0],
      ...(!hasOtherListingApi && { query: engine.query }),
      similar: (product) => findSimilar(engine, product),
      suggests: !hasOtherListingApi || otherApiSuggests,
      recommends: !hasOtherListingApi,
    }),
    missing,
    close,
  };
}

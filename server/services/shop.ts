/**
 * All services behind the pages together. `shop/` implements them; `no-shop.ts` is the minimum over a retailer's own
 * services.
 */
import type { CleanedEnv, ValidatorSpec } from 'envalid';
import type { FastifyBaseLogger } from 'fastify';
import type { Brands } from '../../src/storefront/brand';
import type { ListingService } from './listing-service';
import type { SavedProductsService, SavedPageService } from './saved-products-service';
import type { EventsService } from './events-service';
import type { PicturesService, ShopPages } from './shop-pages';

/** What can be missing while a shop still shows listings. */
export const missingNames = [
  'saved products',
  'room for saved products',
  'signing secret',
  'events',
  'catalogue',
] as const;

export type Missing = {
  readonly what: (typeof missingNames)[number];
  readonly why: string;
  /** Whether requests should go to other servers until an operator has acted, though listings could be served. */
  readonly isUnready?: true;
};

/** The catalogue that is shown. */
export type ShownCatalogue = {
  readonly products: number;
  /** The moment of its import, in milliseconds since 1970; absent for a sample. */
  readonly importedMs?: number;
};

/** A query of the engine that has ended: with a page, or without while it is unavailable, or by a fault. */
export type EngineQuery = {
  readonly outcome: 'page' | 'unavailable' | 'failed';
  readonly seconds: number;
};

/** Connections of a pool to PostgreSQL, and work that waits for one. */
export type PoolCounts = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

export type DatabaseConnections = PoolCounts & { readonly database: Missing['what'] };

export type Services = {
  /** Absent if the page requests its listings from `API_URL`. */
  readonly listing?: ListingService;
  /** Absent if they are at `ENV_URL`. */
  readonly savedProducts?: SavedProductsService;
  readonly savedPage?: SavedPageService;
  /** Absent if no events are collected. */
  readonly events?: EventsService | undefined;
  readonly pictures?: PicturesService;
  readonly pages: ShopPages;
  /** What is missing at present while listings are served. */
  readonly missing: () => readonly Missing[];
  /** Absent where listings come from elsewhere; undefined while there is none yet. */
  readonly catalogue?: () => ShownCatalogue | undefined;
  /** The listener is called for each query of the catalogue; absent where listings come from elsewhere. */
  readonly onEngineQuery?: (listener: (query: EngineQuery) => void) => void;
  /** Those of each database in use; absent where there is none but files. */
  readonly connections?: () => readonly DatabaseConnections[];
  readonly close: () => Promise<void>;
};

export type SettingsSpecification = Readonly<Record<string, ValidatorSpec<unknown>>>;

export type Shop<Specification extends SettingsSpecification = SettingsSpecification> = {
  /** Environment variables of its own, in addition to the server's. */
  readonly settings: Specification;
  /**
   * Does not wait for the catalogue. Opens none where listings come from elsewhere: `apiUrl` is the base of another
   * listing API, `listing` the service of an adapter.
   */
  readonly open: (
    settings: CleanedEnv<Specification>,
    options: {
      readonly log: FastifyBaseLogger;
      readonly brands: Brands;
      readonly apiUrl?: string | undefined;
      readonly listing?: ListingService | undefined;
    },
  ) => Promise<Services>;
};

/** The shop's own environment variables. */
import { bool, str, type CleanedEnv } from 'envalid';
import * as values from '../server/services/setting-values';
import { mostProductsOfAll } from './saved/saved-store';

const engines = ['embedded', 'opensearch'] as const;

export const shopSettings = {
  DATA_DIR: values.text({
    default: './data',
    desc: 'folder of the catalogue and the saved products',
  }),
  CATALOGUE_ENGINE: str({
    choices: engines,
    default: 'embedded',
    desc: 'what answers listings: embedded, or opensearch (the cluster of OPENSEARCH_URL)',
  }),
  OPENSEARCH_URL: values.httpBases({
    default: undefined,
    requiredWhen: ({ CATALOGUE_ENGINE: engine }) => engine === 'opensearch',
    desc: 'nodes of the OpenSearch cluster, separated by commas: http://one:9200,http://two:9200',
  }),
  CATALOGUE_THREADS: values.wholeNumber([0, 64])({
    default: undefined,
    desc: 'threads that answer queries, each with the catalogue in memory; by itself 0, above 100,000 products 1',
  }),
  SLOW_QUERY_MS: values.wholeNumber([0, 60_000])({
    default: 100,
    desc: 'queries that take as long are slow: SLOW_QUERY_PERCENT of them are logged with their plan',
  }),
  SLOW_QUERY_PERCENT: values.wholeNumber([1, 100])({
    default: 10,
    desc: 'share of the slow queries that are logged, the first one always',
  }),
  API_SUGGESTIONS: bool({
    default: false,
    desc: 'the listing API of API_URL or LISTING_ADAPTER makes suggestions for the search box',
  }),
  DATABASE_URL: values.postgresAddress({
    default: undefined,
    desc: 'PostgreSQL database of the saved products and the events, for several nodes',
  }),
  SAVED_PRODUCTS_LIMIT: values.wholeNumber([1, 1_000_000_000])({
    default: mostProductsOfAll,
    desc: 'saved products of all shoppers; above, no new one is saved',
  }),
  SHOP_SECRET: values.text({
    default: undefined,
    desc: 'signs the cookies; created and stored if missing',
  }),
  OTHER_SHOP_SECRET: values.text({
    default: undefined,
    desc: 'cookies that it signed are valid too: the former secret, or the next one',
  }),
  COLLECT_EVENTS: bool({
    default: false,
    desc: 'stores the events of shoppers who consent; npm run events prints them',
  }),
  EVENTS_DATABASE_URL: values.postgresAddress({
    default: undefined,
    desc: 'PostgreSQL database of the events; without it that of DATABASE_URL, else a file in DATA_DIR',
  }),
  EVENTS_RETENTION_DAYS: values.wholeNumber([1, 3_650])({
    default: undefined,
    desc: 'days after which events are removed; without it they stay',
  }),
};

export type ShopSettings = {
  /** Folder of everything that the shop stores. */
  readonly dataDir: string;
  readonly catalogueEngine: (typeof engines)[number];
  /** Nodes of the cluster with the catalogue, separated by commas; present if the engine is `opensearch`. */
  readonly opensearchUrl: string | undefined;
  /**
   * Threads of the embedded engine, each with the catalogue in its own memory; 0 for none, undefined to choose by its
   * size.
   */
  readonly catalogueThreads: number | undefined;
  /** Queries that take at least this long are slow. */
  readonly slowQueryMs: number;
  /** The share of them that is logged. */
  readonly slowQueryPercent: number;
  /** PostgreSQL for the saved products and the events of several nodes; undefined stores them in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Saved products of all shoppers together. */
  readonly savedProductsLimit: number;
  /** Signs shoppers' cookies; undefined creates one and stores it. */
  readonly secret: string | undefined;
  /** Cookies that it signed are valid too. */
  readonly otherSecret: string | undefined;
  readonly collectEvents: boolean;
  /** PostgreSQL for the events; undefined stores them where `databaseUrl` says. */
  readonly eventsDatabaseUrl: string | undefined;
  /** Days after which events are removed; undefined keeps them. */
  readonly eventsRetentionDays: number | undefined;
};

export function readShopSettings(read: CleanedEnv<typeof shopSettings>): ShopSettings {
  return {
    dataDir: read.DATA_DIR,
    catalogueEngine: read.CATALOGUE_ENGINE,
    opensearchUrl: read.OPENSEARCH_URL,
    catalogueThreads: read.CATALOGUE_THREADS,
    slowQueryMs: read.SLOW_QUERY_MS,
    slowQueryPercent: read.SLOW_QUERY_PERCENT,
    databaseUrl: read.DATABASE_URL,
    savedProductsLimit: read.SAVED_PRODUCTS_LIMIT,
    secret: read.SHOP_SECRET,
    otherSecret: read.OTHER_SHOP_SECRET,
    collectEvents: read.COLLECT_EVENTS,
    eventsDatabaseUrl: read.EVENTS_DATABASE_URL,
    eventsRetentionDays: read.EVENTS_RETENTION_DAYS,
  };
}

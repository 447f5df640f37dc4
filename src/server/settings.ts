/** The server's settings, all from the environment (decision 70). */
import { bool, cleanEnv, str } from 'envalid';
import { brandKeys, defaultBrandKey, type BrandKey } from '../storefront/brand';
import { catalogueSettings, readCatalogueSettings } from './catalogue-settings';
import type { CatalogueSettings } from './catalogue-settings';
import * as values from './setting-values';

export type Settings = CatalogueSettings & {
  readonly port: number;
  readonly host: string;
  readonly brand: BrandKey;
  /** Brands by host name, for one server behind several shops' names. */
  readonly brandByHost: ReadonlyMap<string, BrandKey>;
  /** Base of a retailer's own listing API; undefined serves the embedded one. */
  readonly apiUrl: string | undefined;
  /** Base of a retailer's own save-for-later calls; undefined serves the embedded ones. */
  readonly envUrl: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL for the saved products of several nodes; undefined keeps them in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Signs shoppers' cookies; undefined makes one and keeps it. */
  readonly secret: string | undefined;
  readonly collectEvents: boolean;
  readonly dataLayer: boolean;
  readonly saveForLaterIreland: boolean;
  readonly logLevel: string;
  /** Scheme and host of canonical links when a request's own are not to be believed. */
  readonly shopOrigin: string | undefined;
  /** Proxies whose word on the shopper's address, scheme and host counts; false for none. */
  readonly trustProxy: false | number | string[];
  /** Origins whose pages may mount the product against this server's listing API and calls. */
  readonly corsOrigins: readonly string[];
  /** Origins besides this one that products' pictures come from. */
  readonly imageOrigins: readonly string[];
  /** Origins besides this one that the page's script may call: a collector of events, say. */
  readonly connectOrigins: readonly string[];
  /** Writing requests that one client may make a minute; 0 for any number. */
  readonly writesPerMinute: number;
  readonly maxConnections: number;
  /** Pages drawn at the same time; more are answered 503. */
  readonly maxPagesAtOnce: number;
  /** Lag of the event loop above which nothing new is drawn, in milliseconds; 0 for any lag. */
  readonly maxLagMs: number;
  /** Memory for drawn pages, in megabytes; 0 draws each page anew. */
  readonly pageCacheMb: number;
  readonly pageFreshSeconds: number;
  /** How much longer a page is sent while a newer one is drawn, or cannot be. */
  readonly pageStaleSeconds: number;
  /** Forwarded headers by which the retailer's API answers differently; undefined when nobody has said. */
  readonly pageVary: readonly string[] | undefined;
  /** Bearer token of /metrics; undefined answers this machine alone. */
  readonly metricsToken: string | undefined;
  /** How long a stopping server says so before it takes no more connections. */
  readonly drainSeconds: number;
  /** How long a stopping server waits for its last answers. */
  readonly stopSeconds: number;
};

export class SettingsError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

const specification = {
  PORT: values.port({ default: 3000, desc: 'port to listen on' }),
  HOST: values.text({ default: '127.0.0.1', desc: 'address to listen on' }),
  BRAND: str({
    choices: brandKeys,
    default: defaultBrandKey,
    desc: `brand of the page: ${brandKeys.join(', ')}`,
  }),
  BRAND_HOSTS: values.brandHosts({
    default: new Map<string, BrandKey>(),
    desc: 'brands by host name: shop.example=marlow,shop.example.ie=marlow-ie',
  }),
  API_URL: values.httpBase({
    default: undefined,
    desc: 'base of a listing API instead of the embedded one',
  }),
  ENV_URL: values.httpBase({
    default: undefined,
    desc: 'base of the save-for-later calls instead of the embedded ones',
  }),
  DATA_DIR: values.text({
    default: './data',
    desc: 'folder of the catalogue and the saved products',
  }),
  ...catalogueSettings,
  DATABASE_URL: values.text({
    default: undefined,
    desc: 'PostgreSQL database of the saved products, for several nodes',
  }),
  SHOP_SECRET: values.text({
    default: undefined,
    desc: 'signs the cookies; made and kept when missing',
  }),
  COLLECT_EVENTS: bool({
    default: false,
    desc: 'keeps the events of shoppers who consent; npm run events prints them',
  }),
  DATA_LAYER: bool({
    default: false,
    desc: 'pushes e-commerce events into window.dataLayer for shoppers who consent',
  }),
  SAVE_FOR_LATER_IRELAND: bool({
    default: false,
    desc: 'offers save for later on the Ireland brand too',
  }),
  LOG_LEVEL: str({ choices: logLevels, default: 'warn', desc: `one of ${logLevels.join(', ')}` }),
  SHOP_ORIGIN: values.origin({
    default: undefined,
    desc: 'origin of canonical links, as https://shop.example; else the request tells it',
  }),
  TRUST_PROXY: values.proxies({
    default: false,
    desc: 'proxies whose X-Forwarded headers count: none, how many, or addresses as 10.0.0.0/8,loopback',
  }),
  CORS_ORIGINS: values.origins({
    default: [],
    desc: 'other origins whose pages may mount the product: https://one.example,https://two.example',
  }),
  IMAGE_ORIGINS: values.origins({ default: [], desc: 'other origins that pictures come from' }),
  CONNECT_ORIGINS: values.origins({ default: [], desc: 'other origins that the page may call' }),
  WRITES_PER_MINUTE: values.wholeNumber(
    0,
    1_000_000,
  )({ default: 120, desc: 'writing requests of one client a minute; 0 for any number' }),
  MAX_CONNECTIONS: values.wholeNumber(
    1,
    1_000_000,
  )({ default: 10_000, desc: 'connections at the same time' }),
  MAX_PAGES_AT_ONCE: values.wholeNumber(
    1,
    100_000,
  )({ default: 200, desc: 'pages drawn at the same time; more are answered 503' }),
  MAX_LAG_MS: values.wholeNumber(
    0,
    60_000,
  )({ default: 1_000, desc: 'event-loop lag above which nothing new is drawn; 0 for any' }),
  PAGE_CACHE_MB: values.wholeNumber(
    0,
    65_536,
  )({ default: 64, desc: 'memory for drawn pages; 0 draws each anew' }),
  PAGE_FRESH_SECONDS: values.wholeNumber(
    0,
    86_400,
  )({ default: 10, desc: 'how long a drawn page is sent again' }),
  PAGE_STALE_SECONDS: values.wholeNumber(
    0,
    86_400,
  )({ default: 60, desc: 'how much longer it is sent while a newer one is drawn' }),
  PAGE_VARY: values.headerNames({
    default: undefined,
    desc: 'with API_URL: headers its answers depend on (x-…, user-agent) or none; unset keeps no page',
  }),
  METRICS_TOKEN: values.text({
    default: undefined,
    desc: 'bearer token of /metrics; unset answers this machine alone',
  }),
  DRAIN_SECONDS: values.wholeNumber(
    0,
    600,
  )({ default: 1, desc: 'on SIGTERM, time in which /readyz says no and all else is answered' }),
  STOP_SECONDS: values.wholeNumber(
    1,
    3_600,
  )({ default: 20, desc: 'on SIGTERM, time after that for the last answers' }),
};

/**
 * Reads the settings from environment variables.
 * Throws a `SettingsError` of one line that names every bad value.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = cleanEnv(env, specification, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error.message}`);
      if (faults.length > 0) throw new SettingsError(`Bad setting: ${faults.join('; ')}`);
    },
  });
  return {
    port: read.PORT,
    host: read.HOST,
    brand: read.BRAND,
    brandByHost: read.BRAND_HOSTS,
    apiUrl: read.API_URL,
    envUrl: read.ENV_URL,
    dataDir: read.DATA_DIR,
    ...readCatalogueSettings(read),
    databaseUrl: read.DATABASE_URL,
    secret: read.SHOP_SECRET,
    collectEvents: read.COLLECT_EVENTS,
    dataLayer: read.DATA_LAYER,
    saveForLaterIreland: read.SAVE_FOR_LATER_IRELAND,
    logLevel: read.LOG_LEVEL,
    shopOrigin: read.SHOP_ORIGIN,
    trustProxy: read.TRUST_PROXY,
    corsOrigins: read.CORS_ORIGINS,
    imageOrigins: read.IMAGE_ORIGINS,
    connectOrigins: read.CONNECT_ORIGINS,
    writesPerMinute: read.WRITES_PER_MINUTE,
    maxConnections: read.MAX_CONNECTIONS,
    maxPagesAtOnce: read.MAX_PAGES_AT_ONCE,
    maxLagMs: read.MAX_LAG_MS,
    pageCacheMb: read.PAGE_CACHE_MB,
    pageFreshSeconds: read.PAGE_FRESH_SECONDS,
    pageStaleSeconds: read.PAGE_STALE_SECONDS,
    pageVary: read.PAGE_VARY,
    metricsToken: read.METRICS_TOKEN,
    drainSeconds: read.DRAIN_SECONDS,
    stopSeconds: read.STOP_SECONDS,
  };
}

/** What `--help` prints: every setting with its default. */
export function describeSettings(): string {
  const rows = Object.entries(specification).map(([name, spec]) => {
    const standard = 'default' in spec && spec.default !== undefined ? spec.default : '';
    const shown =
      typeof standard === 'object'
        ? ''
        : ` (default ${standard === false || standard === '' ? 'none' : standard})`;
    return `  ${name.padEnd(18)} ${spec.desc}${shown}`;
  });
  return [
    'Serves the product listing page with an embedded shop behind it.',
    '',
    'Settings are environment variables, as in PORT=8080 npm start:',
    ...rows,
  ].join('\n');
}

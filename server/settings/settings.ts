import type { CleanedEnv } from 'envalid';
import { SettingsError } from '../services/read-settings';
import type { Brands } from '../../src/storefront/brand';
import type { SettingsSpecification } from '../services/shop';
import { brandsFault } from './check-brands';
import { placesOf, type BrandPlaces } from './brand-places';
import type { Specification } from './setting-specification';

/** `setting-specification.ts` describes each field by its environment variable. */
export type Settings = Readonly<ReturnType<typeof readFields>> & {
  readonly brandPlaces: BrandPlaces;
};

const operationOf = (read: CleanedEnv<Specification>) => ({
  writesPerMinute: read.WRITES_PER_MINUTE,
  readsPerMinute: read.READS_PER_MINUTE,
  hstsSubdomains: read.HSTS_SUBDOMAINS,
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
  hangSeconds: read.HANG_SECONDS,
});

/** Pages of one scheme whose hosts end alike may be of one site; all others are of different ones. */
function siteBoundary(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}${hostname.split('.').slice(-2).join('.')}`;
}

/** Throws where save for later could never work: browsers store a cookie of another site only when it is secure. */
function refuseLostCookies({ envUrl, shopOrigin }: Settings): void {
  if (envUrl === undefined || shopOrigin === undefined || envUrl.startsWith('https:')) return;
  if (siteBoundary(envUrl) !== siteBoundary(shopOrigin))
    throw new SettingsError(
      `Bad setting: ENV_URL: ${envUrl} is of another site than SHOP_ORIGIN and has no TLS, so that browsers refuse its session cookie; use https`,
    );
}

/** The server's settings in an environment that `readEnvironment` has read. Throws a `SettingsError` as that does. */
export function settingsOf(read: CleanedEnv<Specification>, brands: Brands): Settings {
  const fault = brandsFault(brands);
  if (fault !== undefined) throw new SettingsError(fault);
  const settings = { ...readFields(read), brandPlaces: readPlaces(read, brands) };
  refuseLostCookies(settings);
  return settings;
}

function readPlaces(read: CleanedEnv<Specification>, brands: Brands): BrandPlaces {
  try {
    return placesOf(brands, read.BRAND_HOSTS);
  } catch (error) {
    throw new SettingsError(`Bad setting: hosts of a brand: ${(error as Error).message}`);
  }
}

function readFields(read: CleanedEnv<Specification>) {
  return {
    port: read.PORT,
    host: read.HOST,
    workers: read.WORKERS,
    brand: read.BRAND,
    apiUrl: read.API_URL,
    productsByIds: read.PRODUCTS_BY_IDS,
    pathFacets: read.PATH_FACETS,
    envUrl: read.ENV_URL,
    dataLayer: read.DATA_LAYER,
    measurePerformance: read.MEASURE_PERFORMANCE,
    prefetchProducts: read.PREFETCH_PRODUCTS,
    saveForLaterIreland: read.SAVE_FOR_LATER_IRELAND,
    logLevel: read.LOG_LEVEL,
    shopOrigin: read.SHOP_ORIGIN,
    trustProxy: read.TRUST_PROXY,
    corsOrigins: read.CORS_ORIGINS,
    imageOrigins: read.IMAGE_ORIGINS,
    imageSizes: read.IMAGE_SIZES,
    connectOrigins: read.CONNECT_ORIGINS,
    redirectOrigins: read.REDIRECT_ORIGINS,
    ...operationOf(read),
  };
}

export type ListedSetting = {
  readonly name: string;
  readonly meaning: string;
  /** The default as it is written in the environment; `none` for an empty list and the like. */
  readonly standard: string;
};

/** Every setting with its default, for `--help` and the documents. */
export const listSettings = (settings: SettingsSpecification): readonly ListedSetting[] =>
  Object.entries(settings).map(([name, spec]) => {
    const { default: given, written } = spec as {
      readonly default?: unknown;
      /** For a default that is read from a text, that text. */
      readonly written?: string;
    };
    return { name, meaning: spec.desc ?? '', standard: written ?? writeDefault(given) };
  });

function writeDefault(given: unknown): string {
  // Some settings take the word `none`, which is another value than none at all.
  if (given === undefined) return 'unset';
  const isNone = given === false || given === '' || (Array.isArray(given) && given.length === 0);
  return isNone ? 'none' : JSON.stringify(given).replaceAll('"', '');
}

/** The text of `--help`. */
export function describeSettings(settings: SettingsSpecification): string {
  const rows = listSettings(settings).map(({ name, meaning, standard }) => {
    return `  ${name.padEnd(18)} ${meaning} (default ${standard})`;
  });
  return [
    'Serves the product listing page.',
    '',
    'Settings are environment variables, as in PORT=8080 npm start:',
    ...rows,
  ].join('\n');
}

/** The server's settings, all from the environment. */
import { cleanEnv, type CleanedEnv } from 'envalid';
import type { BrandKey } from '../../storefront/brand';
import type { SettingsSpecification } from '../services';
import { specification } from './setting-specification';

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Processes that share the port; with 1 the process itself serves. */
  readonly workers: number;
  readonly brand: BrandKey;
  /** Brands by host name, for one server behind several shops' names. */
  readonly brandByHost: ReadonlyMap<string, BrandKey>;
  /** Base URL of a retailer's own listing API; undefined serves the embedded one. */
  readonly apiUrl: string | undefined;
  /** Base URL of a retailer's own save-for-later calls; undefined serves the embedded ones. */
  readonly envUrl: string | undefined;
  readonly dataLayer: boolean;
  readonly saveForLaterIreland: boolean;
  readonly logLevel: string;
  /** Scheme and host of canonical links when those of a request cannot be trusted. */
  readonly shopOrigin: string | undefined;
  /** Proxies that are trusted for the shopper's address, scheme and host; false for none. */
  readonly trustProxy: false | number | string[];
  /** Origins whose pages may mount the product against this server's listing API and calls. */
  readonly corsOrigins: readonly string[];
  /** Origins besides this one that products' pictures come from. */
  readonly imageOrigins: readonly string[];
  /** Origins besides this one that the page's script may call: a collector of events, say. */
  readonly connectOrigins: readonly string[];
  /** Whether `Strict-Transport-Security` includes the host's subdomains. */
  readonly hstsSubdomains: boolean;
  /** Requests that one client may make a minute; 0 for any number. */
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
  readonly maxConnections: number;
  /** Pages and listings worked on at the same time; further requests get 503. */
  readonly maxPagesAtOnce: number;
  /** Mean delay of the event loop above which nothing new is worked on, in milliseconds; 0 for any delay. */
  readonly maxLagMs: number;
  /** Memory of the page cache, in megabytes; 0 renders a page for each request. */
  readonly pageCacheMb: number;
  readonly pageFreshSeconds: number;
  /** How much longer a page is sent while a newer one is rendered, or its render fails. */
  readonly pageStaleSeconds: number;
  /** Forwarded headers on which the retailer's API depends; undefined when they are unknown. */
  readonly pageVary: readonly string[] | undefined;
  /** Bearer token of /metrics; undefined allows this machine alone. */
  readonly metricsToken: string | undefined;
  /** How long a stopping server announces the stop before it accepts no more connections. */
  readonly drainSeconds: number;
  /** How long a stopping server waits for its last responses. */
  readonly stopSeconds: number;
  /** How long one of several processes may hang before it is killed and replaced; 0 for any time. */
  readonly hangSeconds: number;
};

export class SettingsError extends Error {}

const limitsOf = (read: CleanedEnv<typeof specification>) => ({
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

/** Reads environment variables. Throws a `SettingsError` of one line that names every bad value. */
export function readEnvironment<Specification extends SettingsSpecification>(
  env: NodeJS.ProcessEnv,
  specification: Specification,
): CleanedEnv<Specification> {
  return cleanEnv(env, specification, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}`);
      if (faults.length > 0) throw new SettingsError(`Bad setting: ${faults.join('; ')}`);
    },
  });
}

/** The server's settings; throws as `readEnvironment` does. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings =>
  settingsOf(readEnvironment(env, specification));

/** The server's settings in an environment that `readEnvironment` has read. */
export function settingsOf(read: CleanedEnv<typeof specification>): Settings {
  return {
    port: read.PORT,
    host: read.HOST,
    workers: read.WORKERS,
    brand: read.BRAND,
    brandByHost: read.BRAND_HOSTS,
    apiUrl: read.API_URL,
    envUrl: read.ENV_URL,
    dataLayer: read.DATA_LAYER,
    saveForLaterIreland: read.SAVE_FOR_LATER_IRELAND,
    logLevel: read.LOG_LEVEL,
    shopOrigin: read.SHOP_ORIGIN,
    trustProxy: read.TRUST_PROXY,
    corsOrigins: read.CORS_ORIGINS,
    imageOrigins: read.IMAGE_ORIGINS,
    connectOrigins: read.CONNECT_ORIGINS,
    ...limitsOf(read),
  };
}

/** The text of `--help`: every setting with its default; `others` are the shop's. */
export function describeSettings(others: SettingsSpecification): string {
  const rows = Object.entries({ ...specification, ...others }).map(([name, spec]) => {
    const standard = 'default' in spec && spec.default !== undefined ? spec.default : '';
    const shown =
      typeof standard === 'object'
        ? ''
        : ` (default ${standard === false || standard === '' ? 'none' : String(standard)})`;
    return `  ${name.padEnd(18)} ${spec.desc}${shown}`;
  });
  return [
    'Serves the product listing page.',
    '',
    'Settings are environment variables, as in PORT=8080 npm start:',
    ...rows,
  ].join('\n');
}

/** Every environment variable of the server: its form, its default and its line in `--help`. */
import { bool, makeValidator, str } from 'envalid';
import type { Brands } from '../../src/storefront/brand';
import { readBrandHosts } from './brand-places';
import { imageSizes, readImageSizes, usualForm } from './image-sizes';
import * as values from '../services/setting-values';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

const brandHosts = (brands: Brands) =>
  makeValidator((list: string) => readBrandHosts(values.readList(list), brands));

const brandSettings = (brands: Brands) => ({
  BRAND: str({
    choices: values.keysOf(brands),
    default: brands[0].key,
    desc: `brand of the page: ${values.keysOf(brands).join(', ')}`,
  }),
  BRAND_HOSTS: brandHosts(brands)({
    default: [],
    desc: 'brands by host name, path or both: shop.example=marlow,shop.example/ie=marlow-ie,/home=hearth',
  }),
  IMAGE_SIZES: {
    ...imageSizes(brands)({
      default: readImageSizes('', brands),
      desc: 'how addresses of pictures name a size: none, wid/hei, shopify, cloudinary, imgix or a template; "imgix hearth=none" by brand',
    }),
    written: usualForm,
  },
});

const otherSettings = {
  PORT: values.port({ default: 3000, desc: 'port to listen on' }),
  HOST: values.text({ default: '127.0.0.1', desc: 'address to listen on' }),
  WORKERS: values.wholeNumber([1, 512])({
    default: 1,
    desc: 'processes that share the port; SIGHUP renews them without a break',
  }),
  API_URL: values.httpBase({
    default: undefined,
    desc: 'base of a listing API instead of the embedded one',
  }),
  PRODUCTS_BY_IDS: bool({
    default: false,
    desc: 'the listing API of API_URL finds products by ids, so that the shop can list saved ones',
  }),
  PATH_FACETS: values.facetIds({
    default: undefined,
    desc: 'with API_URL: facets that may lead the path of a request (brand,priceType) or none; unset allows any',
  }),
  ENV_URL: values.httpBase({
    default: undefined,
    desc: 'base of the save-for-later calls instead of the embedded ones',
  }),
  DATA_LAYER: bool({
    default: false,
    desc: 'pushes e-commerce events into window.dataLayer for shoppers who consent',
  }),
  MEASURE_PERFORMANCE: bool({
    default: false,
    desc: 'publishes performance-update for shoppers who consent, where their events go somewhere',
  }),
  // Off, since Chromium then keeps some of the links of listings that are gone: 25 kB a listing.
  PREFETCH_PRODUCTS: bool({
    default: false,
    desc: 'browsers fetch the page of a product, if it is of this site, while the mouse rests on its card',
  }),
  SAVE_FOR_LATER_IRELAND: bool({
    default: false,
    desc: 'offers save for later on the Ireland brand too',
  }),
  LOG_LEVEL: str({ choices: logLevels, default: 'warn', desc: `one of ${logLevels.join(', ')}` }),
  SHOP_ORIGIN: values.origin({
    default: undefined,
    desc: 'origin of canonical links, as https://shop.example; else taken from the request',
  }),
  HSTS_SUBDOMAINS: bool({
    default: false,
    desc: 'over TLS, browsers reach all subdomains of the host encrypted too',
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
  CONNECT_ORIGINS: values.origins({
    default: [],
    desc: 'other origins that the page may call: a collector of events, say',
  }),
  REDIRECT_ORIGINS: values.origins({
    default: [],
    desc: 'other origins that a response of the listing API may lead shoppers to',
  }),
  WRITES_PER_MINUTE: values.wholeNumber([0, 1_000_000])({
    default: 120,
    desc: 'writing requests of one client a minute; 0 for any number',
  }),
  READS_PER_MINUTE: values.wholeNumber([0, 1_000_000])({
    default: 0,
    desc: 'reading requests of one client a minute; 0 for any number',
  }),
  MAX_CONNECTIONS: values.wholeNumber([1, 1_000_000])({
    default: undefined,
    desc: 'connections of a process at the same time; unset allows half of the files that it may still open, 10000 at most',
  }),
  MAX_PAGES_AT_ONCE: values.wholeNumber([1, 100_000])({
    default: 200,
    desc: 'pages and listings worked on at the same time; more get 503',
  }),
  MAX_LAG_MS: values.wholeNumber([0, 60_000])({
    default: 500,
    desc: 'mean event-loop delay above which nothing new is worked on, a third of the longest wait for a turn; 0 for any',
  }),
  PAGE_CACHE_MB: values.wholeNumber([0, 65_536])({
    default: 64,
    desc: 'memory for rendered pages; 0 renders each one again',
  }),
  PAGE_FRESH_SECONDS: values.wholeNumber([0, 86_400])({
    default: 10,
    desc: 'how long a rendered page is sent again',
  }),
  PAGE_STALE_SECONDS: values.wholeNumber([0, 86_400])({
    default: 60,
    desc: 'how much longer it is sent while a newer one is rendered',
  }),
  PAGE_VARY: values.headerNames({
    default: undefined,
    desc: 'with API_URL: headers its responses depend on (x-…, user-agent) or none; unset caches no page',
  }),
  METRICS_TOKEN: values.text({
    default: undefined,
    desc: 'bearer token of /metrics; unset allows this machine alone',
  }),
  DRAIN_SECONDS: values.wholeNumber([0, 600])({
    default: 1,
    desc: 'on SIGTERM, time in which /readyz says no and all else is served',
  }),
  STOP_SECONDS: values.wholeNumber([1, 3_600])({
    default: 20,
    desc: 'on SIGTERM, time after that for the last responses',
  }),
  HANG_SECONDS: values.wholeNumber([0, 3_600])({
    default: 30,
    desc: 'with WORKERS, how long one may hang before it is replaced; 0 for any time',
  }),
};

export const specificationOf = (brands: Brands) => ({
  ...brandSettings(brands),
  ...otherSettings,
});

export type Specification = ReturnType<typeof specificationOf>;

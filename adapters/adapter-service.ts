/** The listing API over a vendor's search service. */
import { LRUCache } from 'lru-cache';
import type { FastifyBaseLogger } from 'fastify';
import type { WireListingBody } from '../src/catalogue/listing-response';
import { readProductsRequest } from '../src/catalogue/products-request';
import { readListingRequest, type ListingRequest } from '../src/catalogue/read-listing-request';
import {
  readSuggestionsRequest,
  type SuggestionsRequest,
} from '../src/catalogue/read-suggestions-request';
import { mostFacets, mostOptions } from '../src/listing-url/url-limits';
import { brandOf, type Brands } from '../src/storefront/brand';
import type { ListingService } from '../server/services/listing-service';
import type { VendorCatalogue } from './adapter';
import type { AdapterFields } from './adapter-fields';
import { findListing } from './find-listing';
import { watchVendor } from './vendor-health';
import { everything } from './vendor-request';
import { withinTime } from './within-time';
import { writeVendorListing, writeVendorProducts } from './write-listing';
import { writeSuggestions } from './write-suggestions';

type AdapterServiceOptions = {
  readonly vendor: string;
  readonly catalogue: VendorCatalogue;
  readonly fields: Pick<AdapterFields, 'product' | 'facets'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly brands: Brands;
};

type Requested = { readonly request: ListingRequest; readonly currencyCode: string };
type ServiceResponse = Awaited<ReturnType<ListingService['respond']>>;
type ListingResponse =
  | { readonly status: 200; readonly body: WireListingBody }
  | { readonly status: 404; readonly body: { readonly message: string } };

/** For all requests to the vendor that one response needs; shorter than the page waits for a listing. */
const timeoutMs = 8_000;
/** Most shoppers request the same few listings, and vendors charge for each request. */
const mostCached = 100;
const cachedMs = 60_000;
/** The exact counts may be there soon. */
const uncountedCachedMs = 5_000;

const notFound = (message: string): ListingResponse => ({ status: 404, body: { message } });
const noListing = notFound('There is no listing at this address.');
const success = (body: object): ServiceResponse => ({ status: 200, body });

/** Each facet of a request may cost one of the vendor. */
const isBounded = ({ filters }: ListingRequest): boolean =>
  filters.size <= mostFacets && [...filters.values()].flat().length <= mostOptions;

/** Responds to requests of the listing API. Requests the vendor at once, to learn whether it responds. */
export function createAdapterService(options: AdapterServiceOptions): ListingService {
  const { vendor, catalogue, fields, log, brands } = options;
  const bounded = <Result>(work: Promise<Result>) => withinTime(work, { vendor, timeoutMs });
  const count = async () => (await bounded(catalogue.find(everything)))?.total ?? 0;
  const health = watchVendor({ vendor, count, log });
  const reported = <Result>(work: Promise<Result>): Promise<Result> =>
    bounded(work).catch((error: unknown) => {
      log.warn({ problem: (error as Error).message }, 'a request to the vendor failed');
      health.check();
      throw error;
    });
  const list = cacheListings((requested) => respondTo(requested, { ...options, reported }));
  const findProducts = async (ids: readonly string[], currencyCode: string) => {
    const records = ids.length > 0 ? await reported(catalogue.findByIds(ids)) : [];
    return success(writeVendorProducts(records.slice(0, ids.length), { fields, currencyCode }));
  };
  const suggest = async ({ term, limit }: SuggestionsRequest, currencyCode: string) => {
    const request = { ...everything, base: { kind: 'search', term }, size: limit } as const;
    const found = term.trim() === '' ? noListing : await list({ request, currencyCode });
    return success(writeSuggestions(found.status === 200 ? found.body : { response: {} }, limit));
  };
  return {
    respond: async ({ url, brand }) => {
      const { currencyCode } = brandOf(brands, brand);
      const ids = readProductsRequest(url);
      if (ids !== undefined) return findProducts(ids, currencyCode);
      const typed = readSuggestionsRequest(url);
      if (typed !== undefined) return suggest(typed, currencyCode);
      const request = readListingRequest(url);
      return request && isBounded(request) ? list({ request, currencyCode }) : noListing;
    },
    problem: health.problem,
    opened: health.opened,
  };
}

type Responding = AdapterServiceOptions & {
  readonly reported: <Result>(work: Promise<Result>) => Promise<Result>;
};
type CacheableResponse = { readonly response: ListingResponse; readonly cachedMs: number };

async function respondTo(
  { request, currencyCode }: Requested,
  { catalogue, fields, log, reported }: Responding,
): Promise<CacheableResponse> {
  const found = await reported(findListing(catalogue, request));
  if (found === undefined)
    return { response: notFound('There is no such category, collection or value.'), cachedMs };
  const body = writeVendorListing(found, { fields, currencyCode });
  const { uncounted: problem } = found.listing;
  if (problem === undefined) return { response: { status: 200, body }, cachedMs };
  log.warn({ problem }, 'a listing is shown without exact counts');
  return { response: { status: 200, body }, cachedMs: uncountedCachedMs };
}

type List = (requested: Requested) => Promise<ListingResponse>;

/** Caches the latest responses for a while. Equal requests share one, also while it is pending. */
function cacheListings(find: (requested: Requested) => Promise<CacheableResponse>): List {
  const cache = new LRUCache<string, ListingResponse, Requested>({
    max: mostCached,
    ttl: cachedMs,
    // More requests than that may be pending.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const found = await find(context);
      options.ttl = found.cachedMs;
      return found.response;
    },
  });
  return (requested) => cache.forceFetch(cacheKey(requested), { context: requested });
}

/** The same for equal requests; `ui` changes nothing at the vendor. */
const cacheKey = ({ request, currencyCode }: Requested): string =>
  JSON.stringify([{ ...request, filters: [...request.filters], ui: undefined }, currencyCode]);

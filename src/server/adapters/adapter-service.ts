/** The listing API over a vendor's search service. */
import { LRUCache } from 'lru-cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WireListingBody } from '../../catalogue/listing-response';
import { readProductsRequest } from '../../catalogue/products-request';
import { readListingRequest, type ListingRequest } from '../../catalogue/read-listing-request';
import { wholeTree } from '../../catalogue/write-categories';
import { mostFacets, mostOptions } from '../../listing-url/url-bounds';
import { brandOf } from '../../storefront/brand';
import type { ListingService } from '../services';
import type { VendorCatalogue } from './adapter';
import type { ProductFields } from './adapter-fields';
import { findListing } from './find-listing';
import { VendorError } from './vendor-error';
import { watchVendor } from './vendor-health';
import { writeVendorListing, writeVendorProducts } from './write-listing';

type AdapterServiceOptions = {
  readonly vendor: string;
  readonly catalogue: VendorCatalogue;
  readonly fields: ProductFields;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

type Asked = { readonly request: ListingRequest; readonly currencyCode: string };
type Response = Awaited<ReturnType<ListingService['respond']>>;

/** For all requests to the vendor that one response needs; shorter than the page waits for a listing. */
const timeoutMs = 8_000;
/** Most shoppers request the same few listings, and vendors charge for each request. */
const mostCached = 100;
const cachedMs = 60_000;

const notFound = (message: string): Response => ({ status: 404, body: { message } });
const noListing = notFound('There is no listing at this address.');
const success = (body: WireListingBody): Response => ({ status: 200, body });

/** Each facet of a request may cost one of the vendor. */
const isBounded = ({ filters }: ListingRequest): boolean =>
  filters.size <= mostFacets && [...filters.values()].flat().length <= mostOptions;

const everything: ListingRequest = {
  base: { kind: 'group', id: wholeTree },
  filters: new Map(),
  page: 1,
  size: 1,
  sortBy: 'relevance',
  sortOrder: 'descending',
};

/** Responds to requests of the listing API. Requests the vendor at once, to learn whether it responds. */
export function createAdapterService(options: AdapterServiceOptions): ListingService {
  const { vendor, catalogue, fields, log } = options;
  const bounded = <Result>(work: Promise<Result>) => withinTime(work, vendor);
  const count = async () => (await bounded(catalogue.find(everything)))?.total ?? 0;
  const health = watchVendor({ vendor, count, log });
  const reported = <Result>(work: Promise<Result>): Promise<Result> =>
    bounded(work).catch((error: unknown) => {
      log.warn({ problem: (error as Error).message }, 'a request to the vendor failed');
      health.check();
      throw error;
    });
  const cache = new LRUCache<string, Response, Asked>({
    max: mostCached,
    ttl: cachedMs,
    // More requests than that may be pending.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { request, currencyCode } }) => {
      const found = await reported(findListing(catalogue, request));
      return found === undefined
        ? notFound('There is no such category, collection or value.')
        : success(writeVendorListing(found, { fields, currencyCode }));
    },
  });
  const findProducts = async (ids: readonly string[], currencyCode: string) => {
    const records = ids.length > 0 ? await reported(catalogue.findByIds(ids)) : [];
    return success(writeVendorProducts(records, { fields, currencyCode }));
  };
  return {
    respond: ({ url, brand }) => {
      const { currencyCode } = brandOf(brand);
      const ids = readProductsRequest(url);
      if (ids !== undefined) return findProducts(ids, currencyCode);
      const request = readListingRequest(url);
      if (!request || !isBounded(request)) return Promise.resolve(noListing);
      const context = { request, currencyCode };
      return cache.forceFetch(cacheKey(context), { context });
    },
    problem: health.problem,
    opened: health.opened,
  };
}

/** The same for equal requests; `ui` changes nothing at the vendor. */
const cacheKey = ({ request, currencyCode }: Asked): string =>
  JSON.stringify([{ ...request, filters: [...request.filters], ui: undefined }, currencyCode]);

/** Rejects with a `VendorError`, whatever went wrong: another error could hold the key. */
async function withinTime<Result>(work: Promise<Result>, vendor: string): Promise<Result> {
  const timer = new AbortController();
  const timeout = delay(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new VendorError(`${vendor} has not responded within ${timeoutMs} ms`);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    throw error instanceof VendorError ? error : new VendorError(`${vendor} sends no listing`);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}

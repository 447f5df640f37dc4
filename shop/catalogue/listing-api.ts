/** The listing API over a listing engine: the contract of docs/product.md, 5 and 6, without a web framework. */
import { LRUCache } from 'lru-cache';
import { readProductsRequest } from '../../src/catalogue/products-request';
import { type ListingRequest, readListingRequest } from '../../src/catalogue/read-listing-request';
import type { ListingService } from '../../server/services/listing-service';
import { brandOf, type Brands } from '../../src/storefront/brand';
import { brandsWithoutDiscount, forBrand } from './brand-discount';
import { pricesOf } from './brand-prices';
import type { CatalogueOutline } from './catalogue-product';
import type { ListingBase, ListingEngine, ListingQuery } from './listing-engine';
import { suggestForEmptySearch } from './empty-search';
import { findBestRated, recommendWith } from './recommended-product';
import { rankedQuery } from './re-ranking';
import { queryKey, writeListingBody, type BodyContext } from './listing-api-body';
import { writeProductsBody } from './listing-api-product';
import { wholeShopId } from '../../src/listing-url/listing-url';

export type ListingApi = ListingService['respond'];
type ListingApiRequest = Parameters<ListingApi>[0];
export type ListingApiResponse = Awaited<ReturnType<ListingApi>>;

const readEngineBase = ({ base }: ListingRequest): ListingBase =>
  base.kind === 'group' && base.id === wholeShopId ? { kind: 'all' } : base;

const readQuery = (request: ListingRequest): ListingQuery => ({
  base: readEngineBase(request),
  ...(request.groupId !== undefined &&
    request.groupId !== wholeShopId && { group: request.groupId }),
  filters: request.filters,
  sort: { sortBy: request.sortBy, sortOrder: request.sortOrder },
  page: request.page,
  size: request.size,
});

/** What a listing API responds from. The brands have the currency of products without one. */
export type Catalogue = {
  readonly engine: ListingEngine;
  readonly brands: Brands;
  /** Called once for each catalogue that lacks something of a brand. */
  readonly warn?: (text: string) => void;
};

const notFound = (message: string): ListingApiResponse => ({ status: 404, body: { message } });

/** Reads a request for the catalogue that is open now; undefined for a path outside of the contract. */
function readContext(
  { engine, brands }: Catalogue,
  { url, brand: key }: ListingApiRequest,
): BodyContext | undefined {
  const request = readListingRequest(url);
  if (request === undefined) return undefined;
  const outline = engine.outline();
  const brand = brandOf(brands, key);
  return { query: readQuery(request), outline, brand, prices: pricesOf(outline, brand) };
}

/**
 * Undefined for a request that is not for products by their ids. These are cheap to find and rarely the same: not
 * cached.
 */
function respondWithProducts(
  { engine, brands }: Catalogue,
  { url, brand }: ListingApiRequest,
): Promise<ListingApiResponse> | undefined {
  const ids = readProductsRequest(url);
  if (ids === undefined) return undefined;
  const prices = pricesOf(engine.outline(), brandOf(brands, brand));
  return engine
    .products(ids)
    .then((products) => ({ status: 200, body: writeProductsBody(products, prices) }));
}

async function respond(
  shared: ListingEngine,
  context: BodyContext | undefined,
): Promise<ListingApiResponse> {
  if (context === undefined) return notFound('There is no listing at this address.');
  const engine = forBrand(shared, context.brand);
  const [page, best] = await Promise.all([
    engine.query(rankedQuery(context)),
    findBestRated(engine, context.query),
  ]);
  if (!page.found) return notFound('The catalogue has no such category, collection or value.');
  const suggestions = await suggestForEmptySearch(engine, context.query, page.total);
  const outline = shared.outline();
  // They come from several queries: another catalogue is in use since the first one.
  if (suggestions !== undefined && outline !== context.outline)
    return respond(shared, { ...context, outline, prices: pricesOf(outline, context.brand) });
  const recommended = recommendWith(page, best);
  return { status: 200, body: writeListingBody(page, { ...context, suggestions, recommended }) };
}

/**
 * Responds to one request. 404 for a path outside of the contract and for a category, collection or base value that the
 * catalogue does not have; a page past the last is an empty list. Never throws for the content of a request; rejects
 * when the engine does.
 */
export const respondToListingRequest = (
  catalogue: Catalogue,
  request: ListingApiRequest,
): Promise<ListingApiResponse> =>
  respondWithProducts(catalogue, request) ??
  respond(catalogue.engine, readContext(catalogue, request));

function warnOfDiscounts(outline: CatalogueOutline, { brands, warn }: Catalogue): void {
  const keys = brandsWithoutDiscount(outline, brands);
  if (keys.length > 0)
    warn?.(
      `the catalogue was not built for the priorPrice of ${keys.join(', ')}: no discount facet until the next import`,
    );
}

/** Some megabytes of responses. Most shoppers request the same few listings. */
const mostCached = 100;
/** A cluster may get other products under the same outline; its cached responses are never older than this. */
const cachedMs = 60_000;

/**
 * Responds as `respondToListingRequest` does, and caches the latest responses for a minute, or until another catalogue
 * replaces this one. Equal requests get the same object, also while the engine works on it; what is derived from a
 * response, such as the listing of a rendered page, is therefore computed once.
 */
export function createListingApi(catalogue: Catalogue): ListingApi {
  const cache = new LRUCache<string, ListingApiResponse, BodyContext>({
    max: mostCached,
    ttl: cachedMs,
    // What is pending when another catalogue comes, or too much else, is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => respond(catalogue.engine, context),
  });
  let cachedOutline: CatalogueOutline | undefined;
  return (request) => {
    const products = respondWithProducts(catalogue, request);
    if (products !== undefined) return products;
    const context = readContext(catalogue, request);
    if (context === undefined) return respond(catalogue.engine, context);
    if (context.outline !== cachedOutline) {
      cache.clear();
      warnOfDiscounts(context.outline, catalogue);
    }
    cachedOutline = context.outline;
    // The banners of the sample differ by brand, and by nothing else that the request's key lacks.
    const banners = context.outline.isSample ? context.brand.key : '';
    return cache.forceFetch(`${banners} ${queryKey(context)}`, { context });
  };
}

/** The listing API over a listing engine: the contract of docs/product.md, 5 and 6, without a web framework. */
import { LRUCache } from 'lru-cache';
import { readListingRequest } from '../../src/catalogue/read-listing-request';
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { brandOf } from '../../src/storefront/brand';
import type { CatalogueOutline } from './catalogue-product';
import type { ListingBase, ListingEngine, ListingQuery } from './listing-engine';
import { queryKey, writeListingBody, type BodyContext } from './listing-api-body';

export type ListingApiRequest = {
  /** Path and query behind the API's base: `/group_id/sofas?page=2`. Anything may be in it. */
  readonly url: string;
  /** The `x-brand` header; a brand there is not gets the default one. */
  readonly brand: string;
};

export type ListingApiResponse = { readonly status: 200 | 404; readonly body: unknown };

export type ListingApi = (request: ListingApiRequest) => Promise<ListingApiResponse>;

/** Everything above the top of the tree; no category of its own (docs/product.md, 5.1). */
export const wholeTree = 'all';

const readEngineBase = ({ base }: ListingRequest): ListingBase =>
  base.kind === 'group' && base.id === wholeTree ? { kind: 'all' } : base;

const readQuery = (request: ListingRequest): ListingQuery => ({
  base: readEngineBase(request),
  ...(request.groupId !== undefined && request.groupId !== wholeTree && { group: request.groupId }),
  filters: request.filters,
  sort: { by: request.sortBy, order: request.sortOrder },
  page: request.page,
  size: request.size,
});

const notFound = (message: string): ListingApiResponse => ({ status: 404, body: { message } });

/** What a request asks of the catalogue that is open now; undefined for a path that is none of the contract. */
function readAsked(
  engine: ListingEngine,
  { url, brand }: ListingApiRequest,
): BodyContext | undefined {
  const request = readListingRequest(url);
  if (request === undefined) return undefined;
  const outline = engine.outline();
  const currencyCode = outline.currencyCode ?? brandOf(brand).currencyCode;
  return { query: readQuery(request), outline, currencyCode };
}

async function respond(
  engine: ListingEngine,
  asked: BodyContext | undefined,
): Promise<ListingApiResponse> {
  if (asked === undefined) return notFound('There is no listing at this address.');
  const page = await engine.query(asked.query);
  if (!page.found) return notFound('The catalogue has no such category, collection or value.');
  return { status: 200, body: writeListingBody(page, asked) };
}

/**
 * Answers one request. 404 for a path that is none of the contract and for a category, collection or base value that
 * the catalogue does not have; a page past the last is an empty list. Never throws for what stands in the request;
 * rejects when the engine does.
 */
export const respondToListingRequest = (
  engine: ListingEngine,
  request: ListingApiRequest,
): Promise<ListingApiResponse> => respond(engine, readAsked(engine, request));

/** Some megabytes of answers. Most shoppers ask for the same few listings. */
const mostCached = 100;
/** A cluster may be given other products under the same outline; its answers are never older than this. */
const cachedMs = 60_000;

/**
 * Answers as `respondToListingRequest` does, and keeps the last answers for a minute, or until another catalogue takes this
 * one's place. All who ask the same get the same object, also while the engine works on it; so whatever is made of an
 * answer, as the listing that a page is drawn of, is made once.
 */
export function createListingApi(engine: ListingEngine): ListingApi {
  const kept = new LRUCache<string, Promise<ListingApiResponse>>({
    max: mostCached,
    ttl: cachedMs,
  });
  let keptOf: CatalogueOutline | undefined;
  return (request) => {
    const asked = readAsked(engine, request);
    if (asked === undefined) return respond(engine, asked);
    if (asked.outline !== keptOf) kept.clear();
    keptOf = asked.outline;
    const key = queryKey(asked);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = respond(engine, asked);
    kept.set(key, answer);
    // Who asks is told of it; who asks next has another try.
    answer.catch(() => {
      if (kept.peek(key) === answer) kept.delete(key);
    });
    return answer;
  };
}

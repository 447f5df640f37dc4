/** The listing API over a listing engine: the contract of specification section 7.1, without a web framework. */
import { readListingRequest } from '../../catalogue/read-listing-request';
import type { ListingRequest } from '../../catalogue/read-listing-request';
import { brandOf } from '../../storefront/brand';
import type { ListingBase, ListingEngine, ListingQuery } from './listing-engine';
import { writeListingBody } from './listing-api-body';

export type ListingApiRequest = {
  /** Path and query behind the API's base: `/group_id/sofas?page=2`. Anything may be in it. */
  readonly url: string;
  /** The `x-brand` header; a brand there is not gets the default one. */
  readonly brand: string;
};

export type ListingApiAnswer = { readonly status: 200 | 404; readonly body: unknown };

/** Everything above the top of the tree; no category of its own (decision 21). */
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

const notFound = (message: string): ListingApiAnswer => ({ status: 404, body: { message } });

/**
 * Answers one request. 404 for a path that is none of the contract and for a category, collection or base value that
 * the catalogue does not have; a page past the last is an empty list. Never throws for what stands in the request.
 */
export const answerListingRequest = async (
  engine: ListingEngine,
  { url, brand }: ListingApiRequest,
): Promise<ListingApiAnswer> => {
  const request = readListingRequest(url);
  if (request === undefined) return notFound('There is no listing at this address.');
  const query = readQuery(request);
  // Before the query, and in its turn: the catalogue may be exchanged while the answer is awaited.
  const outline = engine.outline();
  const page = await engine.query(query);
  if (!page.found) return notFound('The catalogue has no such category, collection or value.');
  const currencyCode = outline.currencyCode ?? brandOf(brand).currencyCode;
  return { status: 200, body: writeListingBody(page, { query, outline, currencyCode }) };
};

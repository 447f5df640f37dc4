/** Listings from an index of Algolia, by its own client. */
import { searchClient, type SearchForHits } from '@algolia/client-search';
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { readList, readRecord } from '../../src/lib/read-unknown';
import type { VendorCatalogue, VendorFacet, VendorListing } from '../adapter';
import { attributeOf, type AdapterFields, type FacetField } from '../adapter-fields';
import { cacheRead } from '../cache-read';
import { fetchOnce, vendorFailure, type VendorConnection } from '../vendor-fetch';
import { UnreachableError, VendorError } from '../vendor-error';
import { requestedCategory, requestedCollection } from '../vendor-request';
import { readTree, type CategoryTree } from '../category-tree';
import { connectionOf, hostOf, vendor, type AlgoliaOptions } from './algolia-options';
import { mostValues, planListing, type ListingPlan } from './plan-queries';
import { createReports } from './report-events';
import {
  isCut,
  readCategories,
  readContent,
  readCounts,
  readFacet,
  readHits,
  readMax,
  readQueryId,
  readRedirect,
  readTotal,
} from './read-results';

type Requester = NonNullable<NonNullable<Parameters<typeof searchClient>[2]>['requester']>;

/** Results in the order of the queries. Rejects with a `VendorError`. */
type Search = (queries: readonly SearchForHits[]) => Promise<readonly unknown[]>;

/** The client tries one host after the other, so it has to see which one cannot be reached. */
const createRequester = (connection: VendorConnection): Requester => ({
  send: async ({ url, method, headers, data }) => {
    const init = { method, headers, ...(typeof data === 'string' && { body: data }) };
    const response = await fetchOnce(connection, url, init).catch((error: unknown) => {
      if (error instanceof UnreachableError) return { status: 0, text: '' };
      throw error;
    });
    const { status, text } = response;
    if (status >= 400 && status < 500) throw vendorFailure(connection, response);
    return { status, content: text, isTimedOut: false };
  },
});

/** Requests of the index, which reject with a `VendorError`. */
function createClient({ appId, key, index, url }: AlgoliaOptions) {
  const connection = connectionOf(key);
  const client = searchClient(appId, key, {
    requester: createRequester(connection),
    ...(url !== undefined && { hosts: [hostOf(url)] }),
  });
  const fail = (error: unknown): never => {
    throw error instanceof VendorError ? error : new VendorError(`${vendor} cannot be reached`);
  };
  const search: Search = async (queries) => {
    if (queries.length === 0) return [];
    const response: unknown = await client.search({ requests: [...queries] }).catch(fail);
    return readList(readRecord(response).results);
  };
  const objects = async (ids: readonly string[]): Promise<readonly unknown[]> => {
    const requests = ids.map((objectID) => ({ indexName: index, objectID }));
    const response: unknown = await client.getObjects({ requests }).catch(fail);
    return readList(readRecord(response).results);
  };
  return { search, objects };
}

/** The tree of categories. */
function createTree(search: Search, { index, fields: { categories: levels } }: AlgoliaOptions) {
  const query: SearchForHits = {
    indexName: index,
    query: '',
    hitsPerPage: 0,
    analytics: false,
    facets: [...levels],
    maxValuesPerFacet: mostValues,
  };
  return cacheRead(async (): Promise<CategoryTree> => {
    if (levels.length === 0) return readTree([]);
    const [result] = await search([query]);
    // Throws for what is no result: without a category, all of them would be unknown for five minutes.
    readTotal(result);
    return readTree(levels.map((level) => [...readCounts(result, level).keys()]));
  });
}

/** The counts of bands that Algolia's list of values is too short for. */
async function countBands(search: Search, plan: ListingPlan, facet: FacetField) {
  const results = await search(plan.countBands(facet));
  return results.map(readTotal);
}

type Results = {
  readonly main: unknown;
  readonly own: readonly unknown[];
  readonly siblings: unknown;
};

async function sendPlan(
  search: Search,
  { main, ownCounts, siblings }: ListingPlan,
): Promise<Results> {
  const own = ownCounts.map(({ query }) => query);
  const results = await search([...own, ...(main ? [main] : []), ...(siblings ? [siblings] : [])]);
  const rest = results.slice(own.length);
  return {
    own: results.slice(0, own.length),
    main: main && rest[0],
    siblings: siblings && rest[main ? 1 : 0],
  };
}

/** Each facet with the counts of the query that leaves out its own selection, if there is one. */
function readFacets(
  search: Search,
  { plan, results, fields }: { plan: ListingPlan; results: Results; fields: AdapterFields },
): Promise<readonly VendorFacet[]> {
  const read = fields.facets.map(async (facet) => {
    const at = plan.ownCounts.findIndex((one) => one.facet === facet);
    const result = at < 0 ? results.main : results.own[at];
    const counts = readCounts(result, attributeOf(facet));
    const isInexact = facet.bands !== undefined && isCut(result, counts);
    const bandCounts = isInexact ? await countBands(search, plan, facet) : undefined;
    return readFacet(facet, { counts, bandCounts, max: readMax(result, attributeOf(facet)) });
  });
  return Promise.all(read);
}

export function openAlgolia(options: AlgoliaOptions): VendorCatalogue {
  const { index, fields } = options;
  const { search, objects } = createClient(options);
  const readCategoryTree = createTree(search, options);
  const find = async (request: ListingRequest): Promise<VendorListing | undefined> => {
    const tree = await readCategoryTree();
    const categoryId = requestedCategory(request);
    const category = categoryId === undefined ? undefined : tree.byId.get(categoryId);
    if (categoryId !== undefined && category === undefined) return undefined;
    const plan = planListing(request, { index, fields, category });
    const results = await sendPlan(search, plan);
    return {
      total: plan.main === undefined ? 0 : readTotal(results.main),
      records: readHits(results.main),
      facets: await readFacets(search, { plan, results, fields }),
      ...readCategories({ ...results, tree, category }, fields),
      collection: requestedCollection(request),
      content: readContent(results.main),
      redirect: readRedirect(results.main),
      resultId: readQueryId(results.main),
    };
  };
  return { find, findByIds: objects, reports: createReports(options) };
}

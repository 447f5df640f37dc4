/** The products of an index of OpenSearch or Elasticsearch: one search for a listing. */
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { readRecord } from '../../src/lib/read-unknown';
import type { VendorCatalogue } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import { cacheRead } from '../cache-read';
import { parentOfOffered, readTree, type CategoryTree, type TreeCategory } from '../category-tree';
import { parseJson } from '../../src/lib/parse-json';
import { fetchText, type VendorConnection } from '../vendor-fetch';
import { requestedCategory } from '../vendor-request';
import { anyOf, equals, planSearch, sourceFields, type Query } from './plan-search';
import { readBuckets, readHits, readSearch, vendor } from './read-search';

export type SearchIndex = {
  /** As `https://search.example:9200/products`. */
  readonly url: string;
  /** `user:password`, or an API key; absent where the index is open. */
  readonly key?: string | undefined;
  readonly fields: AdapterFields;
};

const mostCategories = 1_000;

/** An API key is base64, which has no colon. */
const authorizationOf = (key: string): string =>
  key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `ApiKey ${key}`;

type Search = (body: Query) => Promise<unknown>;

function createSearch({ url, key }: SearchIndex): Search {
  const connection: VendorConnection = { vendor, keySetting: 'OPENSEARCH_INDEX_KEY', key };
  // Counts from some of the shards alone would be wrong without notice.
  const address = `${url}/_search?allow_partial_search_results=false`;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: authorizationOf(key) }),
  };
  return async (body) =>
    parseJson(
      await fetchText(connection, address, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    );
}

const levelName = (level: number): string => `level${level}`;

async function requestTree(search: Search, levels: readonly string[]): Promise<CategoryTree> {
  const aggs = Object.fromEntries(
    levels.map((field, at) => [levelName(at), { terms: { field, size: mostCategories } }]),
  );
  const body = await search({ size: 0, aggs });
  // Throws for what is no result: without a category, all of them would be unknown for five minutes.
  readHits(body);
  const aggregations = readRecord(readRecord(body).aggregations);
  return readTree(
    levels.map((_, at) =>
      readBuckets(aggregations[levelName(at)], mostCategories).map(({ id }) => id),
    ),
  );
}

/** The values of the categories to count. */
function offeredOf({ byId }: CategoryTree, category: TreeCategory | undefined): readonly string[] {
  const parent = parentOfOffered(category);
  return [...byId.values()].filter((one) => one.parent === parent).map(({ value }) => value);
}

export function openIndex(index: SearchIndex): VendorCatalogue {
  const { fields } = index;
  const search = createSearch(index);
  const readCategoryTree = cacheRead(() => requestTree(search, fields.categories));
  const noTree = readTree([]);

  async function find(request: ListingRequest) {
    const tree = fields.categories.length === 0 ? noTree : await readCategoryTree();
    const categoryId = requestedCategory(request);
    const category = categoryId === undefined ? undefined : tree.byId.get(categoryId);
    if (categoryId !== undefined && category === undefined) return undefined;
    const context = { fields, request, category, offered: offeredOf(tree, category) };
    return readSearch(await search(planSearch(context)), context, tree);
  }

  async function findByIds(ids: readonly string[]) {
    const { key } = fields;
    if (key === undefined) return [];
    const wanted = anyOf(ids.map((id) => equals(key, id)));
    const body = { query: wanted, size: ids.length, _source: sourceFields(fields) };
    return readHits(await search(body)).records;
  }

  return { find, findByIds };
}

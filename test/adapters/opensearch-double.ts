/**
 * OpenSearch and Elasticsearch as their references describe `POST /{index}/_search`
 * (https://docs.opensearch.org/latest/api-reference/search/), over documents in memory.
 */
import { readList, readRecord } from '../../src/lib/read-unknown';
import {
  aggregations,
  type Index,
  RequestError,
  scoreOf,
  sortHits,
  valuesOf,
} from './opensearch-queries';
import { openDouble, type VendorDouble, type VendorReply } from './vendor-double';
import { things, type Thing } from './things';

type Document = Index['documents'][number];

export const indexName = 'things';
export const key = 'reader:a secret';

/** The mapping that both the double and a real engine get. */
export const mapping = {
  sku: { type: 'keyword' },
  title: { type: 'text' },
  brand: { type: 'text', fields: { keyword: { type: 'keyword' } } },
  colours: { type: 'keyword' },
  amount: { type: 'double' },
  before: { type: 'double' },
  stars: { type: 'double' },
  reviews: { type: 'double' },
  isNew: { type: 'boolean' },
  level0: { type: 'keyword' },
  level1: { type: 'keyword' },
  promotions: { type: 'keyword' },
  day: { type: 'double' },
  popularity: { type: 'double' },
} as const;

/** By id. */
export const documents: readonly Document[] = things.map((thing: Thing) => ({
  id: thing.id,
  source: {
    sku: thing.id,
    title: thing.title,
    brand: thing.brand,
    colours: thing.colours,
    amount: thing.price,
    before: thing.previousPrice,
    ...(thing.rating !== undefined && { stars: thing.rating, reviews: 100 }),
    isNew: thing.day > 20_050,
    level0: thing.categories[0],
    level1: thing.categories.join(' > '),
    promotions: thing.collections,
    day: thing.day,
    popularity: thing.popularity,
  },
}));

const index: Index = {
  fields: Object.fromEntries([
    ...Object.entries(mapping).map(([field, { type }]) => [field, type] as const),
    ['brand.keyword', 'keyword'] as const,
  ]),
  documents,
};

/** The default of `index.max_result_window`. */
const largestWindow = 10_000;

const problem = (status: number, type: string, reason: string): VendorReply => ({
  status,
  body: { error: { root_cause: [{ type, reason }], type, reason }, status },
});

function sourceOf({ source }: Document, wanted: unknown): object {
  const fields = new Set(readList(wanted).map(String));
  return Object.fromEntries(Object.entries(source).filter(([field]) => fields.has(field)));
}

function search(body: unknown): object {
  const { query = { match_all: {} }, post_filter: after, aggs, sort, ...rest } = readRecord(body);
  const { from = 0, size = 10, _source: wanted } = rest;
  const end = Number(from) + Number(size);
  if (end > largestWindow)
    throw new RequestError(
      'illegal_argument_exception',
      `Result window is too large, from + size must be less than or equal to: [${String(largestWindow)}] but was [${String(end)}].`,
    );
  const matching = index.documents.flatMap((document) => {
    const score = scoreOf(index, document, query);
    return score > 0 ? [{ document, score }] : [];
  });
  const hits = matching.filter(
    ({ document }) => after === undefined || scoreOf(index, document, after) > 0,
  );
  const sorted = sortHits(index, hits, sort ?? [{ _score: 'desc' }]);
  const counted = matching.map(({ document }) => document);
  return {
    took: 2,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: hits.length, relation: 'eq' },
      max_score: null,
      hits: sorted.slice(Number(from), end).map(({ document, score }) => ({
        _index: indexName,
        _id: document.id,
        _score: score,
        _source: sourceOf(document, wanted),
        sort: readList(sort).map(
          (key) => valuesOf(document, Object.keys(readRecord(key))[0] ?? '')[0] ?? null,
        ),
      })),
    },
    ...(aggs !== undefined && { aggregations: aggregations(index, counted, aggs) }),
  };
}

export const openOpenSearchDouble = (): Promise<VendorDouble> =>
  openDouble(({ url, headers, body }) => {
    if (headers.authorization !== `Basic ${Buffer.from(key).toString('base64')}`)
      return problem(401, 'security_exception', 'unable to authenticate user');
    if (url.pathname !== `/${indexName}/_search`)
      return problem(404, 'index_not_found_exception', `no such index [${url.pathname}]`);
    try {
      return { body: search(JSON.parse(body)) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return problem(400, error.type, error.message);
    }
  });

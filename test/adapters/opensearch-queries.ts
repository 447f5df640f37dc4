/**
 * The part of the query language of OpenSearch and Elasticsearch that the adapter uses, over documents in memory. What
 * the real engine rejects with 400 is rejected here too: text fields in terms, sorts and aggregations, and unknown
 * clauses.
 */
import { isRecord, readList, readRecord, type UnknownRecord } from '../../src/lib/read-unknown';

type FieldType = 'keyword' | 'text' | 'double' | 'date' | 'boolean';
export type Index = {
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly documents: readonly { readonly id: string; readonly source: UnknownRecord }[];
};
type Document = Index['documents'][number];

/** An error that the real engine answers with this status and type. */
export class RequestError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

function reject(type: string, message: string): never {
  throw new RequestError(type, message);
}

const typeOf = ({ fields }: Index, field: string): FieldType | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

/** The values of a field; `brand.keyword` reads `brand`, as a multi-field does, and lists are flat. */
export function valuesOf({ id, source }: Document, field: string): readonly unknown[] {
  if (field === '_id') return [id];
  const read = (path: readonly string[], value: unknown): readonly unknown[] => {
    if (Array.isArray(value)) return value.flatMap((one) => read(path, one));
    const [key, ...rest] = path;
    if (key === undefined) return value === undefined || value === null ? [] : [value];
    return isRecord(value) ? read(rest, value[key]) : [];
  };
  return read(field.replace(/\.keyword$/, '').split('.'), source);
}

function onlyEntry(value: unknown): readonly [key: string, value: unknown] {
  const [entry, ...others] = Object.entries(readRecord(value));
  if (entry === undefined || others.length > 0)
    return reject('parsing_exception', 'expected one field or clause');
  return entry;
}

const comparable = (value: unknown): number =>
  typeof value === 'string' ? Date.parse(value) : Number(value);

const parsers: Readonly<Record<FieldType, (text: string) => boolean>> = {
  keyword: () => true,
  text: () => true,
  double: (text) => text.trim() !== '' && !Number.isNaN(Number(text)),
  date: (text) => !Number.isNaN(Date.parse(text)),
  boolean: (text) => text === 'true' || text === 'false',
};

function isMatch(index: Index, document: Document, field: string, match: UnknownRecord): boolean {
  const { query, lenient } = match;
  const type = typeOf(index, field);
  if (type === undefined) return false;
  const text = String(query);
  if (!parsers[type](text)) {
    if (lenient === true) return false;
    return reject('query_shard_exception', `failed to create query: For input string: "${text}"`);
  }
  const texts = valuesOf(document, field).map(String);
  if (type !== 'text') return texts.includes(text);
  const words = texts.flatMap(wordsOf);
  return wordsOf(text).some((word) => words.includes(word));
}

function isInRange(document: Document, field: string, bounds: UnknownRecord): boolean {
  for (const key of Object.keys(bounds))
    if (!['gte', 'lte', 'gt', 'lt'].includes(key))
      reject('parsing_exception', `[range] query does not support [${key}]`);
  const { gte, lte, gt, lt } = bounds;
  return valuesOf(document, field).some((value) => {
    const number = comparable(value);
    return (
      (gte === undefined || number >= comparable(gte)) &&
      (lte === undefined || number <= comparable(lte)) &&
      (gt === undefined || number > comparable(gt)) &&
      (lt === undefined || number < comparable(lt))
    );
  });
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word in any of the fields; the score is the sum of the best boost of each word. */
function scoreOfMultiMatch(document: Document, query: UnknownRecord): number {
  if (query['operator'] !== 'and' || query['type'] !== 'cross_fields')
    reject('parsing_exception', 'the double knows cross_fields with the operator and alone');
  const fields = readList(query['fields']).map((field) => {
    const [name = '', boost = '1'] = String(field).split('^');
    return { words: valuesOf(document, name).flatMap((value) => wordsOf(String(value))), boost };
  });
  const scores = wordsOf(String(query['query'])).map((word) =>
    Math.max(0, ...fields.map(({ words, boost }) => (words.includes(word) ? Number(boost) : 0))),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The score of a document under a query; 0 when the query does not match it. */
export function scoreOf(index: Index, document: Document, query: unknown): number {
  const [name, body] = onlyEntry(query);
  const clause = readRecord(body);
  switch (name) {
    case 'match_all':
      return 1;
    case 'match_none':
      return 0;
    case 'bool':
      return scoreOfBool(index, document, clause);
    case 'multi_match':
      return scoreOfMultiMatch(document, clause);
    case 'match': {
      const [field, value] = onlyEntry(clause);
      return isMatch(index, document, field, readRecord(value)) ? 1 : 0;
    }
    case 'range': {
      const [field, bounds] = onlyEntry(clause);
      return isInRange(document, field, readRecord(bounds)) ? 1 : 0;
    }
    default:
      return reject('parsing_exception', `unknown query [${name}]`);
  }
}

function scoreOfBool(index: Index, document: Document, clause: UnknownRecord): number {
  for (const key of Object.keys(clause))
    if (!['must', 'filter', 'should', 'must_not', 'minimum_should_match'].includes(key))
      reject('parsing_exception', `[bool] query does not support [${key}]`);
  const list = (key: string) => {
    const value = clause[key];
    return isRecord(value) ? [value] : readList(value);
  };
  const score = (query: unknown) => scoreOf(index, document, query);
  const must = list('must').map(score);
  const should = list('should').map(score);
  const needed = should.length > 0 && must.length === 0 && list('filter').length === 0 ? 1 : 0;
  const matches =
    must.every((one) => one > 0) &&
    list('filter').every((query) => score(query) > 0) &&
    list('must_not').every((query) => score(query) === 0) &&
    should.filter((one) => one > 0).length >= Number(clause['minimum_should_match'] ?? needed);
  if (!matches) return 0;
  // A filter alone scores 0 in the real engine; here 0 means no match.
  return [...must, ...should].reduce((sum, one) => sum + one, Number.MIN_VALUE);
}

type Bucket = {
  readonly key: unknown;
  readonly key_as_string?: string;
  readonly doc_count: number;
};

/** A flag is counted as a number, with its text. */
const writeKey = (value: unknown): Pick<Bucket, 'key' | 'key_as_string'> =>
  typeof value === 'boolean'
    ? { key: Number(value), key_as_string: String(value) }
    : { key: value };

function countTerms(index: Index, documents: readonly Document[], terms: UnknownRecord): object {
  const field = String(terms['field']);
  if (typeOf(index, field) === 'text')
    reject(
      'illegal_argument_exception',
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. Alternatively, set fielddata=true on [${field}]`,
    );
  const include = terms['include'] === undefined ? undefined : readList(terms['include']);
  const counts = new Map<string, Bucket>();
  for (const document of documents)
    for (const value of new Set(valuesOf(document, field))) {
      if (include !== undefined && !include.includes(value)) continue;
      const key = String(value);
      counts.set(key, { ...writeKey(value), doc_count: (counts.get(key)?.doc_count ?? 0) + 1 });
    }
  const buckets = [...counts.values()].sort(
    (one, other) =>
      other.doc_count - one.doc_count || (String(one.key) < String(other.key) ? -1 : 1),
  );
  const size = Number(terms['size'] ?? 10);
  const rest = buckets.slice(size).reduce((sum, bucket) => sum + bucket.doc_count, 0);
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: rest,
    buckets: buckets.slice(0, size),
  };
}

function aggregate(index: Index, documents: readonly Document[], body: unknown): object {
  const { aggs, ...own } = readRecord(body);
  const [kind, value] = onlyEntry(own);
  const matching = (query: unknown) => documents.filter((one) => scoreOf(index, one, query) > 0);
  switch (kind) {
    case 'filter': {
      const left = matching(value);
      return { doc_count: left.length, ...aggregations(index, left, aggs) };
    }
    case 'filters':
      return {
        buckets: readList(readRecord(value)['filters']).map((query) => ({
          doc_count: matching(query).length,
        })),
      };
    case 'terms':
      return countTerms(index, documents, readRecord(value));
    case 'max': {
      const field = String(readRecord(value)['field']);
      const numbers = documents.flatMap((one) => valuesOf(one, field)).map(Number);
      return { value: numbers.length === 0 ? null : Math.max(...numbers) };
    }
    default:
      return reject('parsing_exception', `unknown aggregation [${kind}]`);
  }
}

export function aggregations(
  index: Index,
  documents: readonly Document[],
  aggs: unknown,
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(readRecord(aggs)).map(([name, body]) => {
      if (/[[\]>]/.test(name))
        reject('aggregation_initialization_exception', `Invalid aggregation name [${name}]`);
      return [name, aggregate(index, documents, body)];
    }),
  );
}

type Hit = { readonly document: Document; readonly score: number };

/** Missing values come last, whatever the order. */
export function sortHits(index: Index, hits: readonly Hit[], sort: unknown): readonly Hit[] {
  const keys = readList(sort).map((entry) => {
    const [field, order] = onlyEntry(entry);
    const direction = isRecord(order) ? order['order'] : order;
    if (field === '_score') return { field, isDescending: direction !== 'asc' };
    const type = typeOf(index, field);
    if (type === undefined)
      reject('query_shard_exception', `No mapping found for [${field}] in order to sort on`);
    if (type === 'text')
      reject('illegal_argument_exception', `Text fields are not optimised: ${field}`);
    return { field, isDescending: direction === 'desc' };
  });
  const compare = (one: Hit, other: Hit): number => {
    for (const { field, isDescending } of keys) {
      const values = [one, other].map((hit) => keyOf(hit, field, isDescending));
      const [a, b] = values;
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return a < b === isDescending ? 1 : -1;
    }
    return 0;
  };
  return [...hits].sort(compare);
}

function keyOf({ document, score }: Hit, field: string, isDescending: boolean) {
  if (field === '_score') return score;
  const values = valuesOf(document, field).map((value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /^\d{4}-/.test(value)
      ? Date.parse(value)
      : (value as string | number | boolean),
  );
  return [...values].sort((a, b) => (a < b ? -1 : 1)).at(isDescending ? -1 : 0);
}

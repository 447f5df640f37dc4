/** Reads the response to a search. Nothing of it is trusted. */
import { readId } from '../../src/catalogue/listing-bounds';
import {
  isRecord,
  readAmount,
  readCount,
  readList,
  readRecord,
  type UnknownRecord,
} from '../../src/lib/read-unknown';
import type { VendorFacet, VendorListing, VendorValue } from '../adapter';
import type { FacetField } from '../adapter-fields';
import { offerCategories, sortByName, type CategoryTree } from '../category-tree';
import { bandValues, facetType } from '../facet-bands';
import { VendorError } from '../vendor-error';
import { requestedCollection } from '../vendor-request';
import { facetName, highestName, mostValues, type SearchContext } from './plan-search';

export const vendor = 'OpenSearch';

/**
 * The first `most` values of a terms aggregation; those of a flag have a text of their own. To sort all that an engine
 * may send, hundreds of thousands, would hold up the server for seconds.
 */
export function readBuckets(aggregation: unknown, most: number): readonly VendorValue[] {
  return readList(readRecord(aggregation).buckets)
    .slice(0, most)
    .flatMap((entry) => {
      const { key, key_as_string: text, doc_count: count } = readRecord(entry);
      const id = readId(text) ?? readId(key);
      return id === undefined ? [] : [{ id, name: id, count: readCount(count) ?? 0 }];
    });
}

function readBands(facet: FacetField, aggregation: unknown): readonly VendorValue[] {
  const buckets = readList(readRecord(aggregation).buckets).slice(0, facet.bands?.length);
  return bandValues(
    facet,
    buckets.map((bucket) => readCount(readRecord(bucket).doc_count)),
  );
}

function readFacet(facet: FacetField, at: number, aggregations: UnknownRecord): VendorFacet {
  const name = facetName(at);
  const under = readRecord(aggregations[name] ?? aggregations.common);
  const own = under[name];
  return {
    id: facet.id,
    name: facet.name ?? facet.id,
    type: facetType(facet),
    max: readAmount(readRecord(under[highestName(name)]).value),
    values:
      facet.bands === undefined ? sortByName(readBuckets(own, mostValues)) : readBands(facet, own),
  };
}

/** A document with its own id, so that both have paths. */
function readDocument(hit: unknown): UnknownRecord {
  const { _id, _source } = readRecord(hit);
  return { _id, ...readRecord(_source) };
}

/** The documents; rejects a response that is no search's. */
export function readHits(body: unknown): {
  readonly total: number;
  readonly records: readonly unknown[];
} {
  const { hits } = readRecord(body);
  const total = isRecord(hits) ? readCount(readRecord(hits.total).value) : undefined;
  if (total === undefined) throw new VendorError(`${vendor} sends no hits`);
  return { total, records: readList(readRecord(hits).hits).map(readDocument) };
}

export function readSearch(
  body: unknown,
  { fields, request, category, offered }: SearchContext,
  tree: CategoryTree,
): VendorListing {
  const aggregations = readRecord(readRecord(body).aggregations);
  const counts = readBuckets(readRecord(aggregations.categories).values, offered.length);
  return {
    ...readHits(body),
    facets: fields.facets.map((facet, at) => readFacet(facet, at, aggregations)),
    ...offerCategories(tree, category, new Map(counts.map(({ id, count }) => [id, count]))),
    collection: requestedCollection(request),
  };
}

/** Reads a response of OpenSearch as a page of a listing. */
import { writeRangeId } from '../../../src/listing-url/range-option';
import {
  isRecord,
  readList,
  readNumber,
  readRecord,
  type UnknownRecord,
} from '../../../src/lib/read-unknown';
import type { CatalogueProduct } from '../catalogue-product';
import { isCommonAmong } from '../facet-relevance';
import type { IndexedFacet } from '../embedded/facet-table';
import {
  sliderFacetId,
  type FacetCount,
  type ListingPage,
  type QueryPlan,
} from '../listing-engine';
import { nameRange } from '../../../src/catalogue/range-name';
import { countKeyOf } from './index-mapping';
import type { ChosenFacet, ListingPlan, OpenCatalogue } from './plan-listing';
import { parentOfGroups } from './write-aggregations';

/** The response is to a request of this program: what is missing is read as empty. */
function within(value: unknown, ...path: readonly string[]): UnknownRecord {
  let found = value;
  for (const key of path) found = isRecord(found) ? found[key] : undefined;
  return readRecord(found);
}

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const bucketCounts = (aggregation: UnknownRecord): ReadonlyMap<string, number> =>
  new Map(
    readList(aggregation['buckets']).map((bucket) => {
      const { key, doc_count: count } = readRecord(bucket);
      return [String(key), countOf(count)];
    }),
  );

const listValues = (
  { firstValue, values }: IndexedFacet,
  countOfValue: (valueId: string) => number | undefined,
  chosen: ReadonlySet<number> = new Set(),
): readonly FacetCount[] =>
  values.flatMap(({ id, name }, at) => {
    const selected = chosen.has(firstValue + at);
    const count = countOfValue(id) ?? 0;
    return count > 0 || selected ? [{ id, name, count, selected }] : [];
  });

/** Ranges of the shopper's own, and options that the catalogue does not have. */
function listOthers(
  { facet, options }: ChosenFacet,
  aggregation: UnknownRecord,
): readonly FacetCount[] {
  const unit = facet.values.find(({ range }) => range?.to !== undefined)?.name;
  return [
    ...options.ranges.map((range, at) => ({
      id: writeRangeId(range),
      name: nameRange(range, unit),
      count: countOf(within(aggregation, `range${at}`)['doc_count']),
      selected: true,
    })),
    ...options.unknown.map((id) => ({ id, name: id, count: 0, selected: true })),
  ];
}

/** `null` in a response where no product has one. */
const highestOf = ({ id }: IndexedFacet, aggregation: UnknownRecord): number | undefined =>
  id === sliderFacetId ? readNumber(within(aggregation, 'highest')['value']) : undefined;

type ListingResponse = {
  readonly catalogue: OpenCatalogue;
  readonly plan: ListingPlan;
  readonly aggregations: UnknownRecord;
  /** What is known of its base without selections. */
  readonly standing: UnknownRecord;
  readonly total: number;
};

type OwnCounts = {
  readonly own: UnknownRecord;
  readonly countOfValue: (valueId: string) => number | undefined;
};

/** Of a selected facet; what the request did not count of it is what its base counts without selections. */
function readOwn({ id }: IndexedFacet, { aggregations, standing }: ListingResponse): OwnCounts {
  const found = aggregations[`chosen:${id}`];
  if (found === undefined) {
    const own = within(standing, 'common');
    const counts = bucketCounts(within(own, 'counts'));
    return { own, countOfValue: (valueId) => counts.get(countKeyOf(id, valueId)) };
  }
  const counts = bucketCounts(within(found, 'values'));
  return { own: readRecord(found), countOfValue: (valueId) => counts.get(valueId) };
}

function readFacets(response: ListingResponse): ListingPage['facets'] {
  const { catalogue, plan, aggregations, total } = response;
  const chosenById = new Map(plan.facets.map((chosen) => [chosen.facet.id, chosen]));
  const common = bucketCounts(within(aggregations, 'common', 'counts'));
  return catalogue.table.facets.flatMap((facet) => {
    const { id, name, type } = facet;
    const chosen = chosenById.get(id);
    if (chosen !== undefined) {
      const { own, countOfValue } = readOwn(facet, response);
      const selected = new Set(chosen.options.values);
      const values = [...listValues(facet, countOfValue, selected), ...listOthers(chosen, own)];
      const max = highestOf(facet, own);
      return values.length === 0 ? [] : [{ id, name, type, values, max, isCommon: true }];
    }
    const values = listValues(facet, (valueId) => common.get(countKeyOf(id, valueId)));
    const isCommon = isCommonAmong(common.get(id) ?? 0, total);
    const max = highestOf(facet, within(aggregations, 'common'));
    return values.length === 0 ? [] : [{ id, name, type, values, max, isCommon }];
  });
}

function readGroups({
  catalogue,
  plan,
  aggregations,
}: ListingResponse): Pick<ListingPage, 'groups' | 'groupsOf'> {
  const { tree } = catalogue;
  const { parent, isLeaf } = parentOfGroups(catalogue, plan);
  const counts = bucketCounts(within(aggregations, isLeaf ? 'siblings' : 'common', 'groups'));
  const groups = tree.childrenOf(parent).flatMap((place) => {
    const { id = '', name = '' } = tree.categories[place] ?? {};
    const count = counts.get(id) ?? 0;
    return count > 0 ? [{ id, name, count }] : [];
  });
  const parentId = parent === undefined ? undefined : tree.categories[parent]?.id;
  return { groups, ...(parentId !== undefined && { groupsOf: parentId }) };
}

export const readCard = (hit: unknown): CatalogueProduct =>
  within(hit, '_source', 'card') as unknown as CatalogueProduct;

export const readHits = (body: unknown): readonly unknown[] =>
  readList(within(body, 'hits')['hits']);

export const readTotal = (body: unknown): number => countOf(within(body, 'hits', 'total')['value']);

/** Whether it has not looked at all products, which were more than it was asked for. */
export const wasCutShort = (body: unknown): boolean =>
  readRecord(body)['terminated_early'] === true;

/** Of the products of a response, in their order. */
export const readScores = (body: unknown): readonly number[] =>
  readHits(body).map((hit) => countOf(readRecord(hit)['_score']));

type ReadRequest = Pick<ListingResponse, 'catalogue' | 'plan'> & {
  readonly standing?: UnknownRecord | undefined;
};

/** The cluster reports neither its sets nor the matches before the selections. */
const readPlan = ({ plan, total }: ListingResponse, body: unknown): QueryPlan => ({
  candidates: total,
  counting: Object.fromEntries(
    ['', ...plan.facets.map(({ facet }) => facet.id)].map((id) => [id, 'aggregation']),
  ),
  engineMs: countOf(readRecord(body)['took']),
});

export const readAggregations = (body: unknown): UnknownRecord => within(body, 'aggregations');

/** `standing` is what is known of the base without selections: what the request left out. */
export function readResponse(
  { catalogue, plan, standing = {} }: ReadRequest,
  body: unknown,
): ListingPage {
  const total = readTotal(body);
  const aggregations = { ...standing, ...readAggregations(body) };
  const response = { catalogue, plan, aggregations, standing, total };
  return {
    total,
    products: readHits(body).map(readCard),
    facets: readFacets(response),
    ...readGroups(response),
    hasSoldOut: countOf(within(response.aggregations, 'soldOut')['doc_count']) > 0,
    found: true,
    plan: readPlan(response, body),
  };
}

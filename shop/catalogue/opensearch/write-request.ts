/**
 * Writes one listing as one request: the base in `query`, the selections in `post_filter`, and for each selection an
 * aggregation under all the others, so that its own values keep their counts.
 */
import { sortOptionOf, type SortParameters } from '../../../src/catalogue/sort-parameters';
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { IndexedFacet } from '../embedded/facet-table';
import { sliderFacetId, type ListingQuery } from '../listing-engine';
import { deepestProduct, sortField } from './index-mapping';
import {
  inRange,
  type ChosenFacet,
  type Filter,
  type ListingPlan,
  type OpenCatalogue,
} from './plan-listing';

type Aggregations = Readonly<Record<string, unknown>>;

/** An index from before the field was added sorts by nothing there, which leaves the order of relevance. */
function keysOf(sort: SortParameters): readonly Aggregations[] {
  const { sortBy, sortOrder } = sortOrders[sortOptionOf(sort)];
  const order = sortOrder === 'ascending' ? 'asc' : 'desc';
  const relevance = { [sortField('relevance')]: 'desc' };
  if (sortBy === 'relevance') return [relevance];
  return [{ [sortField(sortBy)]: { order, unmapped_type: 'double' } }, relevance];
}

const underFilters = (filters: readonly Filter[], aggs: Aggregations): unknown => ({
  filter: { bool: { filter: filters } },
  aggs,
});

const termsOf = ({ id, values }: IndexedFacet): unknown => ({
  terms: { field: `facets.${id}`, size: Math.max(1, values.length) },
});

/** The category in force, or its parent when it has no children: the children of this one are offered. */
export function parentOfGroups(
  { tree }: OpenCatalogue,
  { category }: ListingPlan,
): { readonly parent: number | undefined; readonly isLeaf: boolean } {
  const place = category?.place;
  const isLeaf = place !== undefined && tree.childrenOf(place).length === 0;
  return { parent: isLeaf ? tree.parentOf(place) : place, isLeaf };
}

function groupsOf({ tree }: OpenCatalogue, parent: number | undefined): unknown {
  const ids = tree.childrenOf(parent).map((child) => tree.categories[child]?.id ?? '');
  return { terms: { field: 'groups', include: ids, size: Math.max(1, ids.length) } };
}

const highest: Aggregations = { highest: { max: { field: `measures.${sliderFacetId}` } } };

/** A selected facet's values, and its ranges that are no bands. */
const chosenAggregations = ({ facet, options }: ChosenFacet): Aggregations => ({
  values: termsOf(facet),
  ...(facet.id === sliderFacetId && highest),
  ...Object.fromEntries(
    options.ranges.map((range, at) => [`range${at}`, { filter: inRange(facet.id, range) }]),
  ),
});

function writeAggregations(
  catalogue: OpenCatalogue,
  plan: ListingPlan,
  countsNothing = false,
): Aggregations {
  if (countsNothing) return {};
  const { category, facets } = plan;
  const categoryFilters = category === undefined ? [] : [category.filter];
  const { table } = catalogue;
  const { parent, isLeaf } = parentOfGroups(catalogue, plan);
  const all = facets.map(({ filter }) => filter);
  const own = facets.map((chosen): [string, unknown] => [
    `chosen:${chosen.facet.id}`,
    underFilters(
      [...categoryFilters, ...all.filter((filter) => filter !== chosen.filter)],
      chosenAggregations(chosen),
    ),
  ]);
  return {
    // One for all facets: with one for each, a query takes half as long again.
    common: underFilters([...categoryFilters, ...all], {
      counts: { terms: { field: 'counted', size: table.valueCount + table.facets.length + 1 } },
      ...highest,
    }),
    groups: underFilters([...(isLeaf ? [] : categoryFilters), ...all], {
      values: groupsOf(catalogue, parent),
    }),
    soldOut: { filter: { bool: { filter: [...categoryFilters, { term: { soldOut: true } }] } } },
    ...Object.fromEntries(own),
  };
}

/** The earlier the tier, the higher the score: that of the first which a product meets. */
const scoreTiers = (tiers: readonly Filter[]): readonly unknown[] =>
  tiers.length < 2
    ? []
    : [
        {
          dis_max: {
            queries: tiers.map((filter, at) => ({
              constant_score: { filter, boost: tiers.length - at },
            })),
          },
        },
      ];

/** Those sold out come last, and equal keys are ordered by popularity, then by id, as every engine does. */
export function writeRequest(
  catalogue: OpenCatalogue,
  plan: ListingPlan,
  { sort, page, size, countsNothing }: ListingQuery,
): Readonly<Record<string, unknown>> {
  const { fixed, category, facets, ranks } = plan;
  const from = (page - 1) * size;
  const isReached = from + size <= deepestProduct;
  const tiers = (sort.sortBy === 'relevance' ? ranks?.tiers : ranks?.steps) ?? [];
  const selected = [
    ...(category === undefined ? [] : [category.filter]),
    ...facets.map(({ filter }) => filter),
  ];
  return {
    query: { bool: { filter: fixed, should: scoreTiers(tiers), minimum_should_match: 0 } },
    post_filter: { bool: { filter: selected } },
    track_total_hits: true,
    ...(isReached ? { from, size } : { size: 0 }),
    _source: ['card'],
    sort: [
      { soldOut: 'asc' },
      ...(tiers.length > 1 ? [{ _score: 'desc' }] : []),
      ...keysOf(sort),
      { id: 'asc' },
    ],
    aggs: writeAggregations(catalogue, plan, countsNothing),
  };
}

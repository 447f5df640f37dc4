/**
 * Writes one listing as one request: in `query` the products that any part of it needs, in `post_filter` those of the
 * listing, and for each selection an aggregation under all the others, so that its own values keep their counts.
 */
import { sortOptionOf, type SortParameters } from '../../../src/catalogue/sort-parameters';
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { ListingQuery } from '../listing-engine';
import { deepestProduct, sortField } from './index-mapping';
import type { Filter, ListingPlan, OpenCatalogue } from './plan-listing';
import { type Known, writeCounting } from './write-aggregations';

/** An index from before the field was added sorts by nothing there, which leaves the order of relevance. */
function keysOf(sort: SortParameters): readonly Filter[] {
  const { sortBy, sortOrder } = sortOrders[sortOptionOf(sort)];
  const order = sortOrder === 'ascending' ? 'asc' : 'desc';
  const relevance = { [sortField('relevance')]: 'desc' };
  if (sortBy === 'relevance') return [relevance];
  return [{ [sortField(sortBy)]: { order, unmapped_type: 'double' } }, relevance];
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
  query: ListingQuery & Known,
): Readonly<Record<string, unknown>> {
  const { ranks } = plan;
  const { sort, page, size } = query;
  const from = (page - 1) * size;
  const isReached = from + size <= deepestProduct;
  const tiers = (sort.sortBy === 'relevance' ? ranks?.tiers : ranks?.steps) ?? [];
  const counting = writeCounting(catalogue, plan, query);
  return {
    query: {
      bool: { filter: counting.looked, should: scoreTiers(tiers), minimum_should_match: 0 },
    },
    post_filter: { bool: { filter: counting.narrowed } },
    track_total_hits: true,
    ...(isReached ? { from, size } : { size: 0 }),
    _source: ['card'],
    sort: [
      { soldOut: 'asc' },
      ...(tiers.length > 1 ? [{ _score: 'desc' }] : []),
      ...keysOf(sort),
      { id: 'asc' },
    ],
    aggs: counting.aggs,
  };
}

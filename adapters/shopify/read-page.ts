/** Reads a page of products with its facets. Nothing of a response is trusted. */
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { readRecord, type UnknownRecord } from '../../src/lib/read-unknown';
import type { VendorFacet } from '../adapter';
import { attributeOf, type AdapterFields, type FacetField } from '../adapter-fields';
import type { ListingCounts } from './count-in-time';
import type { ProductPlan } from './plan-products';
import { filterOf, listFacet, priceFacet, readFilters, wholeRange } from './storefront-filters';
import { ownName } from './storefront-queries';
import type { ProductList } from './walk-products';

export const filtersOf = (scope: UnknownRecord, alias: string) =>
  readFilters(readRecord(scope[alias]).filters);

export type FoundPage = {
  readonly plan: ProductPlan;
  readonly scope: UnknownRecord;
  readonly counts: Pick<ListingCounts, 'count'>;
};

/** The list has at least as many products as any option of a facet from which the request selects none. */
export function leastTotal(
  { scope }: Pick<FoundPage, 'scope'>,
  { base, filters }: ListingRequest,
  { facets }: AdapterFields,
): number {
  const isSelected = ({ id }: FacetField) =>
    filters.has(id) || (base.kind === 'facet' && base.facetId === id);
  const selected = new Set(facets.filter(isSelected).map(attributeOf));
  const others = filtersOf(scope, 'page').filter(({ id }) => !selected.has(id));
  return Math.max(0, ...others.flatMap(({ values }) => values.map(({ count }) => count)));
}

/** Each facet with the counts of the connection that leaves out its own selection, if there is one. */
export async function readFacets(
  { plan, scope, counts }: FoundPage,
  { facets }: AdapterFields,
): Promise<readonly VendorFacet[]> {
  const page = { list: plan.list, filters: filtersOf(scope, 'page') };
  const owns = new Map(
    [...plan.owns].map(([facetId, list], at) => [
      facetId,
      { list, filters: filtersOf(scope, ownName(at)) },
    ]),
  );
  const countWithin = (list: ProductList, range: UnknownRecord) =>
    counts.count({ ...list, filters: [...list.filters, range] });
  const read = facets.map(async (field): Promise<readonly VendorFacet[]> => {
    const { list, filters } = owns.get(field.id) ?? page;
    const filter = filterOf(filters, field);
    if (filter === undefined) return [];
    if (!filter.isPrice) return [listFacet(field, filter)];
    const ranges = (field.bands ?? []).map((band) => wholeRange([band]));
    const inBands = await Promise.all(ranges.map((range) => countWithin(list, range)));
    return [priceFacet(field, filter, inBands)];
  });
  return (await Promise.all(read)).flat();
}

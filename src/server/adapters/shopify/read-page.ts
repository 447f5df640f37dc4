/** Reads a page of products with its facets. Nothing of a response is trusted. */
import { readRecord, type UnknownRecord } from '../../../lib/read-unknown';
import type { VendorFacet } from '../adapter';
import type { AdapterFields } from '../adapter-fields';
import type { ProductPlan } from './plan-products';
import { filterOf, listFacet, priceFacet, readFilters, wholeRange } from './storefront-filters';
import { ownName } from './storefront-queries';
import type { ProductList, WalkProducts } from './walk-products';

export const filtersOf = (scope: UnknownRecord, alias: string) =>
  readFilters(readRecord(scope[alias]).filters);

type FoundPage = {
  readonly plan: ProductPlan;
  readonly scope: UnknownRecord;
  readonly walk: Pick<WalkProducts, 'countAll'>;
};

/** Each facet with the counts of the connection that leaves out its own selection, if there is one. */
export async function readFacets(
  { plan, scope, walk }: FoundPage,
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
    walk.countAll({ ...list, filters: [...list.filters, range] });
  const read = facets.map(async (field): Promise<readonly VendorFacet[]> => {
    const { list, filters } = owns.get(field.id) ?? page;
    const filter = filterOf(filters, field);
    if (filter === undefined) return [];
    if (!filter.isPrice) return [listFacet(field, filter)];
    const ranges = (field.bands ?? []).map((band) => wholeRange([band]));
    const counts = await Promise.all(ranges.map((range) => countWithin(list, range)));
    return [priceFacet(field, filter, counts)];
  });
  return (await Promise.all(read)).flat();
}

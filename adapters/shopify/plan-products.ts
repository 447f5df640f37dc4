/**
 * Reads a listing request in the terms of a Shopify shop: a list of products, and the same list without each selected
 * facet.
 */
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { sortOptionOf } from '../../src/catalogue/sort-parameters';
import { sortOrders } from '../../src/listing-url/sort-option';
import type { UnknownRecord } from '../../src/lib/read-unknown';
import type { AdapterFields } from '../adapter-fields';
import { requestedCategory, requestedTerm } from '../vendor-request';
import { filterOf, inputsOf, type Filter } from './storefront-filters';
import type { Subject } from './storefront-queries';
import type { ProductList } from './walk-products';
import { wholeShopId } from '../../src/listing-url/listing-url';

export type ProductPlan = {
  readonly list: ProductList;
  /** By facet id: the list without the filters of that facet. */
  readonly owns: ReadonlyMap<string, ProductList>;
};

/** Undefined for what Shopify cannot do: it narrows neither a search nor a collection by another collection. */
export function subjectOf(request: ListingRequest): Subject | undefined {
  const { base } = request;
  const category = requestedCategory(request);
  if (base.kind === 'group' || base.kind === 'facet')
    return { kind: 'collection', name: category ?? wholeShopId };
  if (category !== undefined) return undefined;
  return base.kind === 'search'
    ? { kind: 'search', name: requestedTerm(request) ?? '' }
    : { kind: 'collection', name: base.id };
}

/** Shopify's own order where it does not have the requested one. */
function orderOf(
  request: ListingRequest,
  { kind }: Subject,
  { sorts }: AdapterFields,
): Pick<ProductList, 'sortKey' | 'reverse'> {
  const option = sortOptionOf(request);
  const usual = kind === 'collection' ? 'COLLECTION_DEFAULT' : 'RELEVANCE';
  const sortKey = sorts[option] ?? usual;
  if (kind === 'search' && sortKey !== 'PRICE') return { sortKey: usual, reverse: false };
  const isDescending = sortOrders[option].sortOrder === 'descending';
  return { sortKey, reverse: isDescending && sortKey !== usual && option !== 'relevance' };
}

/** Whether a filter needs those that the subject offers, which say what selects an option. */
export const needsOffered = ({ base, filters }: ListingRequest): boolean =>
  base.kind === 'facet' || filters.size > 0;

/** The request as a list; undefined when no product can have what it selects. */
export function planProducts(
  request: ListingRequest,
  subject: Subject,
  { fields, offered }: { readonly fields: AdapterFields; readonly offered: readonly Filter[] },
): ProductPlan | undefined {
  const inputsFor = (facetId: string, options: readonly string[]): readonly UnknownRecord[] => {
    const field = fields.facets.find(({ id }) => id === facetId);
    return field ? inputsOf(field, filterOf(offered, field), options) : [];
  };
  const { base } = request;
  const fixed = base.kind === 'facet' ? inputsFor(base.facetId, [base.optionId]) : [];
  const selected = [...request.filters].map(
    ([facetId, options]) => [facetId, inputsFor(facetId, options)] as const,
  );
  const isFacetTwice = base.kind === 'facet' && request.filters.has(base.facetId);
  const isImpossible =
    isFacetTwice ||
    (base.kind === 'facet' && fixed.length === 0) ||
    selected.some(([, inputs]) => inputs.length === 0);
  if (isImpossible) return undefined;
  const listWith = (kept: typeof selected): ProductList => ({
    subject,
    ...orderOf(request, subject, fields),
    filters: [...fixed, ...kept.flatMap(([, inputs]) => inputs)],
  });
  return {
    list: listWith(selected),
    owns: new Map(
      selected.map((one) => [one[0], listWith(selected.filter((other) => other !== one))]),
    ),
  };
}

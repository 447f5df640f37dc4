/** Reads a listing query as filters of OpenSearch. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import type { RangeBounds } from '../../../src/listing-url/range-option';
import { findById } from '../find-by-id';
import { type CategoryTree, createCategoryTree } from '../embedded/category-tree';
import {
  type ChosenOptions,
  createFacetTable,
  type FacetTable,
  type IndexedFacet,
} from '../embedded/facet-table';
import type { ListingBase, ListingQuery } from '../listing-engine';
import type { IndexDescription } from './index-mapping';

export type Filter = Readonly<Record<string, unknown>>;

export type OpenCatalogue = {
  readonly description: IndexDescription;
  readonly table: FacetTable;
  readonly tree: CategoryTree;
};

export const openDescription = (description: IndexDescription): OpenCatalogue => ({
  description,
  table: createFacetTable(description.facetRows),
  tree: createCategoryTree(description.outline.categories),
});

export type ChosenFacet = {
  readonly facet: IndexedFacet;
  readonly options: ChosenOptions;
  readonly filter: Filter;
};

export type ListingPlan = {
  /** Never lifted. */
  readonly fixed: readonly Filter[];
  readonly category?: { readonly place: number; readonly filter: Filter };
  readonly facets: readonly ChosenFacet[];
  /** How many facets have a selection, those too that the catalogue does not have. */
  readonly selections: number;
  /** Of a search: the products that come first in every order, and by relevance. */
  readonly ranks?: Ranks;
};

export type Ranks = {
  /** A product counts to the first it meets; what meets none is not in the results. */
  readonly steps: readonly Filter[];
  readonly tiers: readonly Filter[];
};

export const nothing: Filter = { match_none: {} };
export const anyOf = (filters: readonly Filter[]): Filter => ({
  bool: { should: filters, minimum_should_match: 1 },
});

export const inRange = (facetId: string, { from, to }: RangeBounds): Filter => ({
  range: { [`measures.${facetId}`]: withoutUndefined({ gte: from, lte: to }) },
});

function filterOf({ id, firstValue, values }: IndexedFacet, options: ChosenOptions): Filter {
  const ids = options.values.map((value) => values[value - firstValue]?.id ?? '');
  const ranges = options.ranges.map((range) => inRange(id, range));
  const filters = [...(ids.length > 0 ? [{ terms: { [`facets.${id}`]: ids } }] : []), ...ranges];
  return filters.length === 0 ? nothing : anyOf(filters);
}

type Based = Omit<ListingPlan, 'facets' | 'selections'>;

/** None for the top of the tree. */
export function categoryFilters(
  { tree }: OpenCatalogue,
  place: number | undefined,
): readonly Filter[] {
  const id = place === undefined ? undefined : tree.categories[place]?.id;
  return id === undefined ? [] : [{ term: { groups: id } }];
}

function categoryAt(catalogue: OpenCatalogue, id: string): ListingPlan['category'] {
  const place = catalogue.tree.placeOf(id);
  const [filter] = categoryFilters(catalogue, place);
  return place === undefined || filter === undefined ? undefined : { place, filter };
}

function collectionFilter({ description }: OpenCatalogue, id: string): Filter | undefined {
  const found = findById(description.outline.collections, id);
  return found && { term: { collections: found.id } };
}

function facetFilter(
  { table }: OpenCatalogue,
  facetId: string,
  optionId: string,
): Filter | undefined {
  const facet = table.facet(facetId);
  const options = facet?.choose([optionId]);
  return facet === undefined || options === undefined || options.unknown.length > 0
    ? undefined
    : filterOf(facet, options);
}

const fixedTo = (filter: Filter | undefined): Based | undefined => filter && { fixed: [filter] };

function readBase(catalogue: OpenCatalogue, base: ListingBase, ranks: Ranks): Based | undefined {
  switch (base.kind) {
    case 'all':
      return { fixed: [] };
    case 'group': {
      const category = categoryAt(catalogue, base.id);
      return category && { fixed: [], category };
    }
    case 'collection':
      return fixedTo(collectionFilter(catalogue, base.id));
    case 'facet':
      return fixedTo(facetFilter(catalogue, base.facetId, base.optionId));
    case 'search':
      return { fixed: [anyOf(ranks.steps)], ranks };
  }
}

/** A category filter takes the place of the base's category, which then stays fixed. */
function withGroup(catalogue: OpenCatalogue, base: Based, group?: string): Based | undefined {
  if (group === undefined) return base;
  const category = categoryAt(catalogue, group);
  const fixed = base.category === undefined ? base.fixed : [...base.fixed, base.category.filter];
  return category && { ...base, fixed, category };
}

/** Undefined when the catalogue does not have what the query names. `ranks` are those of a search. */
export function planListing(
  catalogue: OpenCatalogue,
  query: ListingQuery,
  ranks: Ranks,
): ListingPlan | undefined {
  const base = readBase(catalogue, query.base, ranks);
  const narrowed = base && withGroup(catalogue, base, query.group);
  if (narrowed === undefined) return undefined;
  const chosen = [...query.filters].filter(([, optionIds]) => optionIds.length > 0);
  const facets = chosen.flatMap(([id, optionIds]) => {
    const facet = catalogue.table.facet(id);
    if (facet === undefined) return [];
    const options = facet.choose(optionIds);
    return [{ facet, options, filter: filterOf(facet, options) }];
  });
  const unknown = chosen.length > facets.length ? [nothing] : [];
  const fixed = [...narrowed.fixed, ...unknown];
  return { ...narrowed, fixed, facets, selections: chosen.length };
}

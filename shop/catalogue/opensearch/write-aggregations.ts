/** Writes what a request counts, and which products it has to look at for that. */
import type { IndexedFacet } from '../embedded/facet-table';
import { type ListingQuery, sliderFacetId } from '../listing-engine';
import {
  anyOf,
  categoryFilters,
  inRange,
  type ChosenFacet,
  type Filter,
  type ListingPlan,
  type OpenCatalogue,
} from './plan-listing';

type Aggregations = Readonly<Record<string, unknown>>;

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

/**
 * What a listing has to count, where the counts of its base without selections may be known (`standing-counts.ts`): a
 * facet that alone has a selection counts what the base does.
 */
type Needs = {
  readonly common: boolean;
  readonly siblings: boolean;
  readonly soldOut: boolean;
  readonly own: readonly ChosenFacet[];
};

function needsOf(catalogue: OpenCatalogue, plan: ListingPlan, isBaseKnown: boolean): Needs {
  const { facets, selections } = plan;
  const isKnown = isBaseKnown && selections === 0;
  const isOwnKnown =
    isBaseKnown && selections === 1 && facets.every(({ options }) => options.ranges.length === 0);
  return {
    common: !isKnown,
    siblings: !isKnown && parentOfGroups(catalogue, plan).isLeaf,
    soldOut: !isBaseKnown,
    own: isOwnKnown ? [] : facets,
  };
}

/**
 * Products that lack one selection at most: those of the listing, and those that a selected facet's other values would
 * add. Those sold out too where the listing has to know of any, whatever is selected.
 */
function nearly(selected: readonly Filter[], { own, soldOut }: Needs): readonly Filter[] {
  if (own.length === 0) return selected;
  if (own.length === 1) return [];
  const lacking = { bool: { should: selected, minimum_should_match: selected.length - 1 } };
  return [soldOut ? anyOf([lacking, { term: { soldOut: true } }]) : lacking];
}

type Sets = {
  /** The products that the request looks at: all that it counts and all of the listing. */
  readonly looked: readonly Filter[];
  /** What makes the listing of them. */
  readonly narrowed: readonly Filter[];
  readonly category: readonly Filter[];
  readonly selected: readonly Filter[];
};

/** Of a category without any below it, its siblings are counted: the request looks at those of its parent. */
function setsOf(catalogue: OpenCatalogue, plan: ListingPlan, needs: Needs): Sets {
  const { parent } = parentOfGroups(catalogue, plan);
  const around = categoryFilters(catalogue, needs.siblings ? parent : plan.category?.place);
  const selected = plan.facets.map(({ filter }) => filter);
  const category = needs.siblings && plan.category !== undefined ? [plan.category.filter] : [];
  return {
    looked: [...plan.fixed, ...around, ...nearly(selected, needs)],
    narrowed: [...category, ...(needs.own.length > 0 ? selected : [])],
    category,
    selected,
  };
}

type Request = {
  readonly catalogue: OpenCatalogue;
  readonly plan: ListingPlan;
  readonly needs: Needs;
};

function writeAggregations(
  { catalogue, plan, needs }: Request,
  { narrowed, category, selected }: Sets,
): Aggregations {
  const { table } = catalogue;
  const { parent, isLeaf } = parentOfGroups(catalogue, plan);
  const groups = { groups: groupsOf(catalogue, parent) };
  const common = {
    // One for all facets: with one for each, a query takes half as long again.
    counts: { terms: { field: 'counted', size: table.valueCount + table.facets.length + 1 } },
    ...highest,
    ...(!isLeaf && groups),
  };
  // By place: selections that no product has are all the same filter.
  const own = needs.own.map((chosen, at): [string, unknown] => [
    `chosen:${chosen.facet.id}`,
    underFilters([...category, ...selected.toSpliced(at, 1)], chosenAggregations(chosen)),
  ]);
  const soldOut = { bool: { filter: [...category, { term: { soldOut: true } }] } };
  return {
    ...(needs.common && { common: underFilters(narrowed, common) }),
    ...(needs.siblings && { siblings: underFilters(selected, groups) }),
    ...(needs.soldOut && { soldOut: { filter: soldOut } }),
    ...Object.fromEntries(own),
  };
}

const nothingNeeded: Needs = { common: false, siblings: false, soldOut: false, own: [] };

export type Counting = Pick<Sets, 'looked' | 'narrowed'> & { readonly aggs: Aggregations };

/** Whether the counts of the base without selections are known. */
export type Known = { readonly isBaseKnown: boolean };

export function writeCounting(
  catalogue: OpenCatalogue,
  plan: ListingPlan,
  { countsNothing, isBaseKnown }: Known & Pick<ListingQuery, 'countsNothing'>,
): Counting {
  const needs = countsNothing ? nothingNeeded : needsOf(catalogue, plan, isBaseKnown);
  const sets = setsOf(catalogue, plan, needs);
  return { ...sets, aggs: writeAggregations({ catalogue, plan, needs }, sets) };
}

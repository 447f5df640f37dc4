/** A query as sets: a product is in the listing when it is in all of them. */
import { findById } from '../find-by-id';
import type { ListingQuery, SearchedInstead } from '../listing-engine';
import type { ChosenOptions, IndexedFacet } from './facet-table';
import type { Generation } from './generation';
import { intersectionOf, nothing, type ProductSet, unionOf } from './product-set';
import type { TextMatch } from './text-index';

export type ChosenFacet = {
  readonly facet: IndexedFacet;
  readonly options: ChosenOptions;
  readonly set: ProductSet;
};

export type Narrowing = {
  /** Never lifted: the base, and filters by what is no facet. */
  readonly fixed: readonly ProductSet[];
  /** The category in force, as its place in the tree; lifted to count its siblings. */
  readonly category?: { readonly place: number; readonly set: ProductSet };
  /** The facets with a selection; each lifted to count its own values. */
  readonly facets: readonly ChosenFacet[];
  /** Of a search: which products come first, whatever the order. */
  readonly steps?: TextMatch['steps'];
  readonly instead?: SearchedInstead;
};

type Lifted = { readonly facetId?: string; readonly category?: boolean };

/**
 * The set of one facet's selection: its options are alternatives. An option the catalogue does not have matches
 * nothing.
 */
const chosenSet = (
  generation: Generation,
  facet: IndexedFacet,
  { values, ranges }: ChosenOptions,
): ProductSet =>
  unionOf([
    ...values.map((value) => generation.valueSets[value] ?? nothing()),
    ...ranges.map((range) => generation.ranges.get(facet.id)?.within(range) ?? nothing()),
  ]);

type BaseSets = Pick<Narrowing, 'fixed' | 'steps' | 'instead' | 'category'>;

function categoryAt(generation: Generation, id: string): Narrowing['category'] {
  const place = generation.tree.placeOf(id);
  const set = place === undefined ? undefined : generation.categorySets[place];
  return place === undefined || set === undefined ? undefined : { place, set };
}

const fixedTo = (set: ProductSet | undefined): BaseSets | undefined =>
  set === undefined ? undefined : { fixed: [set] };

function collectionSet(
  { outline, collectionSets }: Generation,
  id: string,
): ProductSet | undefined {
  const found = findById(outline.collections, id);
  return found && collectionSets[outline.collections.indexOf(found)];
}

function facetSet(
  generation: Generation,
  facetId: string,
  optionId: string,
): ProductSet | undefined {
  const facet = generation.table.facet(facetId);
  const options = facet?.choose([optionId]);
  if (facet === undefined || options === undefined || options.unknown.length > 0) return undefined;
  return chosenSet(generation, facet, options);
}

/** Undefined when the catalogue does not have what the base names. */
function readBase(generation: Generation, { base, sort }: ListingQuery): BaseSets | undefined {
  switch (base.kind) {
    case 'all':
      return { fixed: [] };
    case 'group': {
      const category = categoryAt(generation, base.id);
      return category && { fixed: [], category };
    }
    case 'collection':
      return fixedTo(collectionSet(generation, base.id));
    case 'facet':
      return fixedTo(facetSet(generation, base.facetId, base.optionId));
    case 'search': {
      const finely = sort.sortBy === 'relevance';
      const { all, ...found } = generation.text.find(base, finely);
      return { fixed: [all], ...found };
    }
  }
}

/** A category filter takes the place of the base's category, which then stays fixed. */
function withGroup(generation: Generation, base: BaseSets, group?: string): BaseSets | undefined {
  if (group === undefined) return base;
  const category = categoryAt(generation, group);
  const fixed = base.category === undefined ? base.fixed : [...base.fixed, base.category.set];
  return category && { ...base, fixed, category };
}

/** Undefined when the query names a category, collection or base value that the catalogue does not have. */
export function readNarrowing(generation: Generation, query: ListingQuery): Narrowing | undefined {
  const base = readBase(generation, query);
  const narrowed = base && withGroup(generation, base, query.group);
  if (narrowed === undefined) return undefined;
  const facets: ChosenFacet[] = [];
  const fixed = [...narrowed.fixed];
  for (const [facetId, optionIds] of query.filters) {
    if (optionIds.length === 0) continue;
    const facet = generation.table.facet(facetId);
    if (facet === undefined) fixed.push(nothing());
    else {
      const options = facet.choose(optionIds);
      facets.push({ facet, options, set: chosenSet(generation, facet, options) });
    }
  }
  return { ...narrowed, fixed, facets };
}

/** The products of the listing, or of the listing with one selection lifted. Undefined means all products. */
export function matchesOf(narrowing: Narrowing, lifted: Lifted = {}): ProductSet | undefined {
  const [first, ...rest] = [
    ...narrowing.fixed,
    ...(narrowing.category === undefined || lifted.category === true
      ? []
      : [narrowing.category.set]),
    ...narrowing.facets.filter(({ facet }) => facet.id !== lifted.facetId).map(({ set }) => set),
  ];
  return first && intersectionOf([first, ...rest]);
}

/** How many products of a set have each facet value. */
import { sliderFacetId, type FacetCount } from '../listing-engine';
import { writeRangeId } from '../../../src/listing-url/range-option';
import { isCommonAmong } from '../facet-relevance';
import { nameRange } from '../../../src/catalogue/range-name';
import type { IndexedFacet } from './facet-table';
import type { Generation, ValueRows } from './generation';
import { type ChosenFacet, matchesOf, type Narrowing } from './narrowing';
import {
  bytesOf,
  countBoth,
  createSetUpTo,
  differenceOf,
  numbersOf,
  type ProductSet,
} from './product-set';

/** Counts by value number; those of facets that are not requested may be anything. */
type Counts = ArrayLike<number>;

/**
 * Up to this many products it costs less to walk over their values than to intersect the set of each value with them;
 * above it too, unless they lie in runs. Measured on a million products with 700 values.
 */
const mostWalked = 120_000;

/** A set of fewer bytes a member than this is made of runs, as a category's is. */
const bytesInRuns = 1 / 16;

/** Counts by the rows; the cost grows with the number of the products' values. */
export function countByWalking(rows: ValueRows, products: Uint32Array, valueCount: number): Counts {
  const counts = new Uint32Array(valueCount);
  const { start, values } = rows;
  for (const product of products) {
    const end = start[product + 1] ?? 0;
    for (let at = start[product] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** Counts by the sets; the cost grows with the number of values. */
export function countBySets(
  { valueSets, table }: Generation,
  products: ProductSet | undefined,
  facets: readonly IndexedFacet[],
): Counts {
  const counts = new Uint32Array(table.valueCount);
  for (const { firstValue, values } of facets)
    for (let value = firstValue; value < firstValue + values.length; value += 1) {
      const set = valueSets[value];
      if (set !== undefined)
        counts[value] = products === undefined ? set.size : countBoth(products, set);
    }
  return counts;
}

const liesInRuns = (products: ProductSet): boolean =>
  bytesOf(products) < products.size * bytesInRuns;

/** Counts by the rows of the other products: for sets of more than half of all products. */
export function countByOthers(
  generation: Generation,
  products: ProductSet,
  facets: readonly IndexedFacet[],
): Counts {
  const { productCount, rows, table } = generation;
  const others = differenceOf(createSetUpTo(productCount), products);
  const without = countByWalking(rows, numbersOf(others), table.valueCount);
  const all = countBySets(generation, undefined, facets);
  return Uint32Array.from(all, (count, value) => Math.max(0, count - (without[value] ?? 0)));
}

type CountingWay = 'rows' | 'sets' | 'others';

/** `products` undefined stands for all products. */
function countingWay({ productCount }: Generation, products: ProductSet | undefined): CountingWay {
  const isLarge = products === undefined || products.size > mostWalked;
  if (products === undefined || (isLarge && liesInRuns(products))) return 'sets';
  return isLarge && products.size > productCount / 2 ? 'others' : 'rows';
}

type ValueCounts = { readonly counts: Counts; readonly way: CountingWay };

function countValues(
  generation: Generation,
  products: ProductSet | undefined,
  facets: readonly IndexedFacet[],
): ValueCounts {
  const way = countingWay(generation, products);
  if (products === undefined || way === 'sets')
    return { way, counts: countBySets(generation, products, facets) };
  const { rows, table } = generation;
  return way === 'others'
    ? { way, counts: countByOthers(generation, products, facets) }
    : { way, counts: countByWalking(rows, numbersOf(products), table.valueCount) };
}

function listValues(facet: IndexedFacet, counts: Counts, chosen?: ChosenFacet): FacetCount[] {
  const selected = new Set(chosen?.options.values);
  return facet.values.flatMap(({ id, name }, place) => {
    const value = facet.firstValue + place;
    const count = counts[value] ?? 0;
    return count > 0 || selected.has(value)
      ? [{ id, name, count, selected: selected.has(value) }]
      : [];
  });
}

/** Selected options that are no listed value: the shopper's own ranges, and ids that the catalogue does not have. */
function listOthers(
  generation: Generation,
  { facet, options }: ChosenFacet,
  products: ProductSet | undefined,
): FacetCount[] {
  const unit = facet.values.find(({ range }) => range?.to !== undefined)?.name;
  const within = (set: ProductSet | undefined): number =>
    set === undefined ? 0 : products === undefined ? set.size : countBoth(products, set);
  return [
    ...options.ranges.map((range) => ({
      id: writeRangeId(range),
      name: nameRange(range, unit),
      count: within(generation.ranges.get(facet.id)?.within(range)),
      selected: true,
    })),
    ...options.unknown.map((id) => ({ id, name: id, count: 0, selected: true })),
  ];
}

type CountedFacet = {
  readonly id: string;
  readonly name: string;
  readonly type: 'multiple' | 'range';
  readonly values: readonly FacetCount[];
  readonly max?: number | undefined;
  readonly isCommon: boolean;
};

/**
 * Decides by the counts alone where it can: at least the highest count of products have a value, at most the sum of the
 * counts.
 */
function isCommon(
  { holderSets, productCount }: Generation,
  { id, values }: Pick<CountedFacet, 'id' | 'values'>,
  products: ProductSet | undefined,
): boolean {
  const total = products?.size ?? productCount;
  const highest = values.reduce((most, { count }) => Math.max(most, count), 0);
  if (isCommonAmong(highest, total)) return true;
  const sum = values.reduce((all, { count }) => all + count, 0);
  const holders = holderSets.get(id);
  if (holders === undefined || !isCommonAmong(sum, total)) return false;
  return isCommonAmong(products === undefined ? holders.size : countBoth(products, holders), total);
}

type CountedFacets = {
  readonly facets: readonly CountedFacet[];
  /** By the id of a facet with a selection; under "" for all others. */
  readonly counting: Readonly<Record<string, CountingWay>>;
};

/** The values of a facet with a selection: their counts ignore it. */
function countChosen(
  generation: Generation,
  narrowing: Narrowing,
  chosen: ChosenFacet,
): { readonly values: FacetCount[]; readonly way: CountingWay; readonly max: number | undefined } {
  const { facet } = chosen;
  const lifted = matchesOf(narrowing, { facetId: facet.id });
  const { counts, way } = countValues(generation, lifted, [facet]);
  const values = [...listValues(facet, counts, chosen), ...listOthers(generation, chosen, lifted)];
  return { values, way, max: highestOf(generation, facet, lifted) };
}

const highestOf = (
  { ranges }: Generation,
  { id }: IndexedFacet,
  products: ProductSet | undefined,
): number | undefined => (id === sliderFacetId ? ranges.get(id)?.highestOf(products) : undefined);

/** Every facet that has values in the listing. `products` are those of the listing. */
export function countFacets(
  generation: Generation,
  narrowing: Narrowing,
  products: ProductSet | undefined,
): CountedFacets {
  const chosenById = new Map(narrowing.facets.map((chosen) => [chosen.facet.id, chosen]));
  const free = generation.table.facets.filter(({ id }) => !chosenById.has(id));
  const { counts, way } = countValues(generation, products, free);
  const counting: Record<string, CountingWay> = { '': way };
  const facets = generation.table.facets.flatMap((facet) => {
    const { id, name, type } = facet;
    const chosen = chosenById.get(id);
    const own = chosen && countChosen(generation, narrowing, chosen);
    if (own !== undefined) counting[id] = own.way;
    const { values, max } = own ?? {
      values: listValues(facet, counts),
      max: highestOf(generation, facet, products),
    };
    if (values.length === 0) return [];
    const listed = { id, name, type, values, max };
    return [
      { ...listed, isCommon: chosen !== undefined || isCommon(generation, listed, products) },
    ];
  });
  return { facets, counting };
}

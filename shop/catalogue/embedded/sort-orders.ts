/** The orders a listing can be sorted in, computed once for a whole catalogue. */
import type { EngineSort } from '../listing-engine';
import { rowsUpTo, sortRows } from './sort-rows';

export const sortOrderNames = [
  'popular',
  'newest',
  'cheapest',
  'dearest',
  'best-rated',
  'brand',
] as const;
export type SortOrderName = (typeof sortOrderNames)[number];

/** Each key has the one direction the page offers (docs/product.md, 7.4); only price has both. */
export function sortOrderOf({ by, order }: EngineSort): SortOrderName {
  switch (by) {
    case 'relevance':
      return 'popular';
    case 'new_in':
      return 'newest';
    case 'price':
      return order === 'ascending' ? 'cheapest' : 'dearest';
    case 'rating':
      return 'best-rated';
    case 'brand_name':
      return 'brand';
  }
}

/** What products are sorted by; one entry a product. */
export type SortKeys = {
  readonly ids: readonly string[];
  /** 1 for a product that is sold out. */
  readonly soldOut: Uint32Array;
  readonly popularity: Float64Array;
  readonly addedOnDay: Float64Array;
  readonly price: Float64Array;
  /** The score of its reviews (`rating-score.ts`). */
  readonly rating: Float64Array;
  /** Place of its brand's name among all brand names. */
  readonly brandPlace: Float64Array;
};

const compareIds = (one = '', other = ''): number => (one < other ? -1 : Number(one > other));

/** The inverse of a permutation: the place at which each number stands. */
export function placesOf(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) places[numbers[place] ?? 0] = place;
  return places;
}

/** Highest popularity first, equally popular ones by id. */
function sortByPopularity({ ids, popularity }: SortKeys): Uint32Array {
  const rows = sortRows(rowsUpTo(ids.length), popularity, -1);
  const popularityAt = (place: number) => popularity[rows[place] ?? 0];
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && popularityAt(end) === popularityAt(start)) end += 1;
    rows.subarray(start, end).sort((one, other) => compareIds(ids[one], ids[other]));
    start = end;
  }
  return rows;
}

/** Keeps the order otherwise. */
function putSoldOutLast(rows: Uint32Array, { soldOut }: SortKeys): Uint32Array {
  const sorted = new Uint32Array(rows.length);
  const available = rows.filter((row) => soldOut[row] === 0);
  sorted.set(available);
  sorted.set(
    rows.filter((row) => soldOut[row] === 1),
    available.length,
  );
  return sorted;
}

/**
 * The products in each order, first to last; those sold out stand last. Equal keys are ordered by popularity, highest first,
 * then by id.
 */
export function createSortOrders(keys: SortKeys): Readonly<Record<SortOrderName, Uint32Array>> {
  const popular = sortByPopularity(keys);
  const sortBy = (column: Float64Array, direction: 1 | -1): Uint32Array =>
    putSoldOutLast(sortRows(popular, column, direction), keys);
  return {
    popular: putSoldOutLast(popular, keys),
    newest: sortBy(keys.addedOnDay, -1),
    cheapest: sortBy(keys.price, 1),
    dearest: sortBy(keys.price, -1),
    'best-rated': sortBy(keys.rating, -1),
    brand: sortBy(keys.brandPlace, 1),
  };
}

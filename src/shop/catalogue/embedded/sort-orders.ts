/** The orders a listing can be sorted in, computed once for a whole catalogue. */
import type { EngineSort } from '../listing-engine';

export const sortOrderNames = [
  'popular',
  'newest',
  'cheapest',
  'dearest',
  'best-rated',
  'brand',
] as const;
export type SortOrderName = (typeof sortOrderNames)[number];

/** Each key has the one direction the page offers (specification section 9); only price has both. */
export const sortOrderOf = ({ by, order }: EngineSort): SortOrderName => {
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
};

/** What products are sorted by; one entry a product. */
export type SortKeys = {
  readonly ids: readonly string[];
  readonly popularity: Float64Array;
  readonly addedOnDay: Float64Array;
  readonly price: Float64Array;
  /** Average stars; less than none for a product without reviews. */
  readonly rating: Float64Array;
  /** Place of its brand's name among all brand names. */
  readonly brandPlace: Float64Array;
};

const compareIds = (one = '', other = ''): number => (one < other ? -1 : Number(one > other));
const valueAt = (column: ArrayLike<number>, row: number): number => column[row] ?? 0;

const sortedRows = (count: number, compare: (one: number, other: number) => number): Uint32Array =>
  Uint32Array.from({ length: count }, (_, row) => row).sort(compare);

/** The inverse of a permutation: the place at which each number stands. */
export const placesOf = (numbers: Uint32Array): Uint32Array => {
  const places = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) places[numbers[place] ?? 0] = place;
  return places;
};

/** The products in each order, first to last. Equal keys are ordered by popularity, highest first, then by id. */
export const createSortOrders = (keys: SortKeys): Readonly<Record<SortOrderName, Uint32Array>> => {
  const count = keys.ids.length;
  const popular = sortedRows(
    count,
    (one, other) =>
      valueAt(keys.popularity, other) - valueAt(keys.popularity, one) ||
      compareIds(keys.ids[one], keys.ids[other]),
  );
  const popularPlace = placesOf(popular);
  const by = (column: Float64Array, direction: 1 | -1): Uint32Array =>
    sortedRows(
      count,
      (one, other) =>
        direction * (valueAt(column, one) - valueAt(column, other)) ||
        valueAt(popularPlace, one) - valueAt(popularPlace, other),
    );
  return {
    popular,
    newest: by(keys.addedOnDay, -1),
    cheapest: by(keys.price, 1),
    dearest: by(keys.price, -1),
    'best-rated': by(keys.rating, -1),
    brand: by(keys.brandPlace, 1),
  };
};

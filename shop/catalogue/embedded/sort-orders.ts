/** The orders a listing can be sorted in, computed once for a whole catalogue. */
import { type OwnSortOption, sortOptions, sortOrders } from '../../../src/listing-url/sort-option';
import type { SortColumns } from '../sort-values';
import type { Whole } from './growing-column';
import type { Texts } from './growing-texts';
import { rowsUpTo, type SortRows } from './sort-rows';

/** What products are sorted by; one entry a product. */
export type SortKeys = {
  readonly ids: Texts;
  /** 1 for a product that is sold out. */
  readonly soldOut: Whole;
  readonly values: SortColumns;
};

/** By the sort orders of the page. */
export type ByOrder<Value> = Readonly<Record<OwnSortOption, Value>>;

export const byOrder = <Value>(
  entries: Iterable<readonly [OwnSortOption, Value]>,
): ByOrder<Value> => Object.fromEntries(entries) as ByOrder<Value>;

/** The inverse of a permutation: the place at which each number stands. */
export function placesOf(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) places[numbers[place] ?? 0] = place;
  return places;
}

function sortById(rows: Uint32Array, ids: Texts): void {
  const named = Array.from(rows, (row) => ({ row, id: ids.at(row) }));
  named.sort((one, other) => (one.id < other.id ? -1 : 1));
  rows.set(named.map(({ row }) => row));
}

/** Highest popularity first, equally popular ones by id. */
function sortByPopularity({ ids, values }: SortKeys, sortRows: SortRows): Uint32Array {
  const popularity = values.relevance;
  const rows = sortRows(rowsUpTo(ids.length), popularity, -1);
  const popularityAt = (place: number) => popularity[rows[place] ?? 0];
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && popularityAt(end) === popularityAt(start)) end += 1;
    if (end - start > 1) sortById(rows.subarray(start, end), ids);
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
 * The products in each order, first to last; those sold out stand last. Equal keys are ordered by popularity, highest
 * first, then by id.
 */
export function createSortOrders(keys: SortKeys, sortRows: SortRows): ByOrder<Uint32Array> {
  const popular = sortByPopularity(keys, sortRows);
  return byOrder(
    sortOptions.map((option) => {
      const { sortBy, sortOrder } = sortOrders[option];
      const direction = sortOrder === 'ascending' ? 1 : -1;
      const rows =
        option === 'relevance' ? popular : sortRows(popular, keys.values[sortBy], direction);
      return [option, putSoldOutLast(rows, keys)];
    }),
  );
}

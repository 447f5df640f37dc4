/** Sorting by columns of numbers. */

const valueAt = (column: ArrayLike<number>, row: number): number => column[row] ?? 0;

/** All rows below `count`, ascending. */
export const rowsUpTo = (count: number): Uint32Array =>
  new Uint32Array(count).map((_, place) => place);

/** The first place whose value is at least `bound`, or above it; `values` ascend. */
export function placeOfBound(values: Float64Array, bound: number, above = false): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = valueAt(values, middle);
    if (value < bound || (above && value === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The rows by their values in `column`, equal ones in the order in which they come. Place of the value and place of the
 * row make one number for each row: plain numbers are sorted several times faster than a function is called to compare
 * them.
 */
export function sortRows(
  rows: Uint32Array,
  column: ArrayLike<number>,
  direction: 1 | -1 = 1,
): Uint32Array {
  const values = Float64Array.from(rows, (row) => direction * valueAt(column, row));
  const ascending = values.slice().sort();
  const count = rows.length;
  const keys = values.map((value, place) => placeOfBound(ascending, value) * count + place).sort();
  return Uint32Array.from(keys, (key) => valueAt(rows, key % count));
}

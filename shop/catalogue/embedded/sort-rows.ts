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

/** Ascending, each once. */
function distinctOf(values: Float64Array): Float64Array {
  const sorted = values.slice().sort();
  let count = 0;
  for (const value of sorted)
    if (count === 0 || value !== sorted[count - 1]) {
      sorted[count] = value;
      count += 1;
    }
  return sorted.subarray(0, count);
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
  const count = rows.length;
  // First the values, then in their places the numbers, which are sorted there: a million rows take megabytes.
  const keys = new Float64Array(count);
  for (let place = 0; place < count; place += 1)
    keys[place] = direction * valueAt(column, valueAt(rows, place));
  const distinct = distinctOf(keys);
  for (let place = 0; place < count; place += 1)
    keys[place] = placeOfBound(distinct, valueAt(keys, place)) * count + place;
  keys.sort();
  const sorted = new Uint32Array(count);
  for (let place = 0; place < count; place += 1)
    sorted[place] = valueAt(rows, valueAt(keys, place) % count);
  return sorted;
}

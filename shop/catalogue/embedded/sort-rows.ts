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

/** Leaves each of the values once, ascending, at the beginning of their own memory. */
function distinctOf(values: Float64Array): Float64Array {
  values.sort();
  let count = 0;
  for (const value of values)
    if (count === 0 || value !== values[count - 1]) {
      values[count] = value;
      count += 1;
    }
  return values.subarray(0, count);
}

/**
 * The rows by their values in `column`, equal ones in the order in which they come, in an array of its own. Place of
 * the value and place of the row make one number for each row: plain numbers are sorted several times faster than a
 * function is called to compare them.
 */
export type SortRows = (
  rows: Uint32Array,
  column: ArrayLike<number>,
  direction?: 1 | -1,
) => Uint32Array;

/** Sorts up to `most` rows, in the same memory each time: as garbage that of a million rows would wait long. */
export function createRowSorter(most: number): SortRows {
  const [keyRoom, valueRoom] = [new Float64Array(most), new Float64Array(most)];
  return (rows, column, direction = 1) => {
    const count = rows.length;
    // First the values, then in their places the numbers, which are sorted there.
    const keys = keyRoom.subarray(0, count);
    for (let place = 0; place < count; place += 1)
      keys[place] = direction * valueAt(column, valueAt(rows, place));
    const values = valueRoom.subarray(0, count);
    values.set(keys);
    const distinct = distinctOf(values);
    for (let place = 0; place < count; place += 1)
      keys[place] = placeOfBound(distinct, valueAt(keys, place)) * count + place;
    keys.sort();
    const sorted = new Uint32Array(count);
    for (let place = 0; place < count; place += 1)
      sorted[place] = valueAt(rows, valueAt(keys, place) % count);
    return sorted;
  };
}

/** Once. */
export const sortRows: SortRows = (rows, column, direction) =>
  createRowSorter(rows.length)(rows, column, direction);

/** Turns rows of the product store, in any order, into ascending product numbers. */

/** Every call reuses its memory: one collector for one caller. A row that comes twice counts once. */
export function createNumberCollector(
  numberOf: Uint32Array,
): (...lists: readonly Uint32Array[]) => Uint32Array {
  // Sorting would cost ten times as much: a bit for each product, then one pass over the bits.
  const bits = new Uint32Array(Math.ceil(numberOf.length / 32));
  const mark = (row: number): void => {
    const number = numberOf[row] ?? 0;
    bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
  };
  return (...lists) => {
    for (const rows of lists) for (const row of rows) mark(row);
    const numbers = new Uint32Array(lists.reduce((sum, rows) => sum + rows.length, 0));
    let count = 0;
    for (let word = 0; word < bits.length; word += 1) {
      let left = bits[word] ?? 0;
      if (left === 0) continue;
      bits[word] = 0;
      for (; left !== 0; left &= left - 1) {
        numbers[count] = word * 32 + 31 - Math.clz32(left & -left);
        count += 1;
      }
    }
    return numbers.subarray(0, count);
  };
}

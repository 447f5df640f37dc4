// Numbers that look random and are the same for the same seed.

/**
 * Numbers from 0 to below 1 (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Draws ranks from 0 to below `count`: rank r has a weight of 1 / (r + 1) ** skew (Zipf's law).
 * @param {number} count
 * @param {number} skew 0 for equal weights
 * @returns {(random: () => number) => number}
 */
export function createZipf(count, skew) {
  const upTo = new Float64Array(count);
  let total = 0;
  for (let rank = 0; rank < count; rank += 1) {
    total += (rank + 1) ** -skew;
    upTo[rank] = total;
  }
  return (random) => {
    const drawn = random() * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

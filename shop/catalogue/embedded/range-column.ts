/** The products that have a number of some kind (a price, a screen size), by that number. */
import { countBoth, createSet, type ProductSet, unionOf } from './product-set';
import { placeOfBound, rowsUpTo, type SortRows } from './sort-rows';
import type { RangeBounds } from '../../../src/listing-url/range-option';

/** Ascending by value; `products[i]` has `values[i]`. */
export type SortedNumbers = { readonly values: Float64Array; readonly products: Uint32Array };

export type RangeColumn = {
  /** The products whose number lies in the range, both ends included. Temporary. */
  readonly within: (range: RangeBounds) => ProductSet;
  /** The highest number among these products, `undefined` for all; undefined when none of them has one. */
  readonly highestOf: (set: ProductSet | undefined) => number | undefined;
};

/** Products in one bucket. Whole buckets are stored as sets, so that a wide range costs a few unions. */
export const bucketSize = 4096;

export const bucketsOf = (products: Uint32Array): readonly Uint32Array[] =>
  Array.from({ length: Math.floor(products.length / bucketSize) }, (_, bucket) =>
    products.slice(bucket * bucketSize, (bucket + 1) * bucketSize).sort(),
  );

export const createRangeColumn = (
  { values, products }: SortedNumbers,
  buckets: readonly ProductSet[],
): RangeColumn => ({
  within: ({ from = -Infinity, to = Infinity }) => {
    const start = placeOfBound(values, from);
    const end = Math.max(start, placeOfBound(values, to, true));
    const firstBucket = Math.ceil(start / bucketSize);
    const lastBucket = Math.min(Math.floor(end / bucketSize), buckets.length);
    const loose = (low: number, high: number): ProductSet =>
      createSet(products.slice(low, high).sort());
    if (lastBucket <= firstBucket) return loose(start, end);
    return unionOf([
      loose(start, firstBucket * bucketSize),
      ...buckets.slice(firstBucket, lastBucket),
      loose(lastBucket * bucketSize, end),
    ]);
  },
  highestOf: (set) => {
    if (set === undefined) return values.at(-1);
    // Whole buckets without one of the products are passed over by their sets.
    let bucket = buckets.length;
    const isWithout = (passed: ProductSet | undefined) =>
      passed !== undefined && countBoth(passed, set) === 0;
    const lastOf = (start: number, end: number) => {
      const found = products.subarray(start, end).findLastIndex((product) => set.has(product));
      return found < 0 ? undefined : values[start + found];
    };
    const loose = lastOf(bucket * bucketSize, products.length);
    if (loose !== undefined) return loose;
    while (isWithout(buckets[bucket - 1])) bucket -= 1;
    return bucket === 0 ? undefined : lastOf((bucket - 1) * bucketSize, bucket * bucketSize);
  },
});

/** Sorts numbers that were collected in any order. */
export function sortNumbers(
  values: Float64Array,
  products: Uint32Array,
  sortRows: SortRows,
): SortedNumbers {
  const order = sortRows(rowsUpTo(values.length), values);
  const ascending = new Float64Array(order.length);
  order.forEach((place, at) => {
    ascending[at] = values[place] ?? 0;
  });
  return { values: ascending, products: order.map((place) => products[place] ?? 0) };
}

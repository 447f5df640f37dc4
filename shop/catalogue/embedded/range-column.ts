/** The products that have a number of some kind (a price, a screen size), by that number. */
import { createSet, type ProductSet, unionOf } from './product-set';
import { placeOfBound, rowsUpTo, sortRows } from './sort-rows';
import type { RangeBounds } from '../../../src/listing-url/range-option';

/** Ascending by value; `products[i]` has `values[i]`. */
export type SortedNumbers = { readonly values: Float64Array; readonly products: Uint32Array };

export type RangeColumn = {
  /** The products whose number lies in the range, both ends included. Temporary. */
  readonly within: (range: RangeBounds) => ProductSet;
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
});

/** Sorts numbers that were collected in any order. */
export function sortNumbers(values: Float64Array, products: Uint32Array): SortedNumbers {
  const order = sortRows(rowsUpTo(values.length), values);
  return {
    values: Float64Array.from(order, (place) => values[place] ?? 0),
    products: Uint32Array.from(order, (place) => products[place] ?? 0),
  };
}

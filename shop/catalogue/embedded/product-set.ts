/** Sets of product numbers. Only this module knows their storage: compressed bitmaps, where a run costs nothing. */
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';

/** Lives outside the garbage collector's heap: either temporary or released by its owner. */
export type ProductSet = RoaringBitmap32;

/** `numbers` must be ascending; other orders are right but a hundred times slower. */
export const createSet = (numbers: Uint32Array): ProductSet => new RoaringBitmap32(numbers);

export const nothing = (): ProductSet => new RoaringBitmap32();

/** Of one set or more. With a single one it is that set itself, not a copy. */
export function intersectionOf(sets: readonly [ProductSet, ...ProductSet[]]): ProductSet {
  const [first, ...rest] = [...sets].sort((one, other) => one.size - other.size);
  return rest.reduce((found, set) => RoaringBitmap32.and(found, set), first ?? sets[0]);
}

export const createSetUpTo = (end: number): ProductSet => RoaringBitmap32.fromRange(0, end);

export const unionOf = (sets: readonly ProductSet[]): ProductSet =>
  sets.length === 1 && sets[0] !== undefined ? sets[0] : RoaringBitmap32.orMany([...sets]);

/** A union that outlives the query and has to be released, also of one set or none. */
export function copyOfUnion(sets: readonly ProductSet[]): ProductSet {
  const union = RoaringBitmap32.orMany([...sets]);
  union.runOptimize();
  return union;
}

export const differenceOf = (set: ProductSet, without: ProductSet): ProductSet =>
  RoaringBitmap32.andNot(set, without);

/** How many products are in both. */
export const countBoth = (one: ProductSet, other: ProductSet): number => one.andCardinality(other);

/** Ascending. */
export const numbersOf = (set: ProductSet): Uint32Array => set.toUint32Array();

/** The bytes a set takes: few for many members when they lie in runs. */
export const bytesOf = (set: ProductSet): number => set.getSerializationSizeInBytes('portable');

export function writeSet(numbers: Uint32Array): Uint8Array {
  const set = createSet(numbers);
  set.runOptimize();
  const bytes = set.serialize('portable');
  set.dispose();
  return bytes;
}

export const readSet = (bytes: Uint8Array): ProductSet =>
  RoaringBitmap32.deserialize(bytes, 'portable');

export function releaseSets(sets: Iterable<ProductSet>): void {
  for (const set of sets) set.dispose();
}

/** Releases every set that `work` makes. Nothing that it returns may hold one. */
export const withTemporarySets = <Result>(work: () => Result): Result =>
  new RoaringArenaAllocator().with(work);

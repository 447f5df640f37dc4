/** Columns whose length is known only at the end. */
type Numbers = Uint16Array | Uint32Array | Float64Array;

export type GrowingColumn<Column extends Numbers> = {
  readonly push: (value: number) => void;
  readonly length: () => number;
  /** What was pushed, without the spare room. */
  readonly finish: () => Column;
};

/** Where the length is not expected. */
const firstLength = 1024;
/** Blocks grow up to this length: a column of millions has little spare room, and is copied once, at its end. */
const mostLength = 262_144;

/** A column of the expected length is not copied. */
function growing<Column extends Numbers>(
  allocate: (length: number) => Column,
  expected = firstLength,
): GrowingColumn<Column> {
  let full: Column[] = [];
  let block = allocate(expected);
  let [used, before] = [0, 0];
  return {
    push: (value) => {
      if (used === block.length) {
        full.push(block);
        before += used;
        block = allocate(Math.min(mostLength, Math.max(firstLength, block.length * 2)));
        used = 0;
      }
      block[used] = value;
      used += 1;
    },
    length: () => before + used,
    finish: () => {
      const exact = used === block.length && before === 0 ? block : allocate(before + used);
      let at = 0;
      for (const one of full) {
        exact.set(one, at);
        at += one.length;
      }
      if (exact !== block) exact.set(block.subarray(0, used), at);
      [full, block, used, before] = [[], allocate(0), 0, 0];
      return exact;
    },
  };
}

export const growingUint32 = (expected?: number): GrowingColumn<Uint32Array> =>
  growing((length) => new Uint32Array(length), expected);
export const growingFloat64 = (expected?: number): GrowingColumn<Float64Array> =>
  growing((length) => new Float64Array(length), expected);

/** Whole numbers from 0. */
export type Whole = Uint16Array | Uint32Array;

const mostNarrow = 65_535;

/** The smallest kind of column for numbers below `limit`. */
const allocateBelow = (limit: number, length: number): Whole =>
  limit <= mostNarrow + 1 ? new Uint16Array(length) : new Uint32Array(length);

/** Of the smallest kind that holds what is pushed. */
export function growingWhole(expected?: number): GrowingColumn<Whole> {
  let column: GrowingColumn<Whole> = growing((length) => new Uint16Array(length), expected);
  let isNarrow = true;
  const widen = (): void => {
    const narrow = column.finish();
    column = growingUint32(expected);
    narrow.forEach(column.push);
    isNarrow = false;
  };
  return {
    push: (value) => {
      if (isNarrow && value > mostNarrow) widen();
      column.push(value);
    },
    length: () => column.length(),
    finish: () => column.finish(),
  };
}

/** A list of numbers for each row, all in one column: row r is `items[start[r]]` up to `items[start[r + 1]]`. */
export type Lists = {
  readonly start: Uint32Array;
  readonly items: Whole;
};

const valueAt = (column: Whole, place: number): number => column[place] ?? 0;

/** Calls `visit` for every item of every row, in order. */
function visitItems(lists: Lists, visit: (item: number, row: number) => void): void {
  for (let row = 0; row + 1 < lists.start.length; row += 1) {
    const end = valueAt(lists.start, row + 1);
    for (let at = valueAt(lists.start, row); at < end; at += 1)
      visit(valueAt(lists.items, at), row);
  }
}

/** Where the rows of each item begin among those of all, and where the last end. */
function startsOf({ items }: Lists, itemCount: number): Uint32Array {
  const starts = new Uint32Array(itemCount + 1);
  for (const item of items) starts[item + 1] = valueAt(starts, item + 1) + 1;
  for (let item = 0; item < itemCount; item += 1)
    starts[item + 1] = valueAt(starts, item + 1) + valueAt(starts, item);
  return starts;
}

/** The rows of the item `first` and of those after it, as many as `starts` has. */
function* rowsOfItems(lists: Lists, starts: Uint32Array, first: number): Generator<Uint32Array> {
  const before = valueAt(starts, 0);
  const places = starts.map((start) => start - before);
  const itemCount = places.length - 1;
  const rows = new Uint32Array(valueAt(places, itemCount));
  const next = places.slice(0, itemCount);
  visitItems(lists, (item, row) => {
    if (item < first || item >= first + itemCount) return;
    const place = valueAt(next, item - first);
    rows[place] = row;
    next[item - first] = place + 1;
  });
  for (let at = 0; at < itemCount; at += 1) yield rows.subarray(places[at], places[at + 1]);
}

/**
 * For each item the rows that hold it, ascending. Of a large catalogue all of them together take as much memory as the
 * rest of its columns: so many numbers are held at a time as `mostHeld`, or those of one item.
 */
export function* transposeLists(
  lists: Lists,
  itemCount: number,
  mostHeld = 4_194_304,
): Generator<Uint32Array> {
  const starts = startsOf(lists, itemCount);
  for (let first = 0; first < itemCount;) {
    let end = first + 1;
    while (end < itemCount && valueAt(starts, end + 1) - valueAt(starts, first) <= mostHeld)
      end += 1;
    yield* rowsOfItems(lists, starts.subarray(first, end + 1), first);
    first = end;
  }
}

/**
 * The rows in the order of `rowAt`; their items, which stay below `limit`, renumbered by `numberOf` when it is given.
 */
export function reorderLists(
  lists: Lists,
  rowAt: Uint32Array,
  { limit, numberOf }: { readonly limit: number; readonly numberOf?: Uint32Array },
): Lists {
  const start = new Uint32Array(rowAt.length + 1);
  const items = allocateBelow(limit, lists.items.length);
  let used = 0;
  rowAt.forEach((row, place) => {
    const end = valueAt(lists.start, row + 1);
    for (let at = valueAt(lists.start, row); at < end; at += 1) {
      const item = valueAt(lists.items, at);
      items[used] = numberOf === undefined ? item : valueAt(numberOf, item);
      used += 1;
    }
    start[place + 1] = used;
  });
  return { start, items };
}

/** Columns whose length is known only at the end. */
type Numbers = Uint32Array | Float64Array;

export type GrowingColumn<Column extends Numbers> = {
  readonly push: (value: number) => void;
  readonly length: () => number;
  /** What was pushed, without the spare room. */
  readonly finish: () => Column;
};

const firstLength = 1024;
/** Blocks grow up to this length: a column of millions has little spare room, and is copied once, at its end. */
const mostLength = 262_144;

function growing<Column extends Numbers>(
  allocate: (length: number) => Column,
): GrowingColumn<Column> {
  let full: Column[] = [];
  let block = allocate(firstLength);
  let [used, before] = [0, 0];
  return {
    push: (value) => {
      if (used === block.length) {
        full.push(block);
        before += used;
        block = allocate(Math.min(mostLength, block.length * 2));
        used = 0;
      }
      block[used] = value;
      used += 1;
    },
    length: () => before + used,
    finish: () => {
      const exact = allocate(before + used);
      let at = 0;
      for (const one of full) {
        exact.set(one, at);
        at += one.length;
      }
      exact.set(block.subarray(0, used), at);
      [full, block, used, before] = [[], allocate(0), 0, 0];
      return exact;
    },
  };
}

export const growingUint32 = (): GrowingColumn<Uint32Array> =>
  growing((length) => new Uint32Array(length));
export const growingFloat64 = (): GrowingColumn<Float64Array> =>
  growing((length) => new Float64Array(length));

/** A list of numbers for each row, all in one column: row r is `items[start[r]]` up to `items[start[r + 1]]`. */
export type Lists = { readonly start: Uint32Array; readonly items: Uint32Array };

const valueAt = (column: Uint32Array, place: number): number => column[place] ?? 0;

/** Calls `visit` for every item of every row, in order. */
function visitItems(lists: Lists, visit: (item: number, row: number) => void): void {
  for (let row = 0; row + 1 < lists.start.length; row += 1) {
    const end = valueAt(lists.start, row + 1);
    for (let at = valueAt(lists.start, row); at < end; at += 1)
      visit(valueAt(lists.items, at), row);
  }
}

/** For each item the rows that hold it, ascending. */
export function transposeLists(lists: Lists, itemCount: number): Lists {
  const start = new Uint32Array(itemCount + 1);
  for (const item of lists.items) start[item + 1] = valueAt(start, item + 1) + 1;
  for (let item = 0; item < itemCount; item += 1)
    start[item + 1] = valueAt(start, item + 1) + valueAt(start, item);
  const next = start.slice();
  const items = new Uint32Array(lists.items.length);
  visitItems(lists, (item, row) => {
    const place = valueAt(next, item);
    items[place] = row;
    next[item] = place + 1;
  });
  return { start, items };
}

/** The rows in the order of `rowAt`, their items renumbered by `numberOf` when it is given. */
export function reorderLists(lists: Lists, rowAt: Uint32Array, numberOf?: Uint32Array): Lists {
  const start = new Uint32Array(rowAt.length + 1);
  const items = new Uint32Array(lists.items.length);
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

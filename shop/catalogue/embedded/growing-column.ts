/** Columns whose length is known only at the end. */
type Numbers = Uint32Array | Float64Array;

export type GrowingColumn<Column extends Numbers> = {
  readonly push: (value: number) => void;
  readonly length: () => number;
  /** What was pushed, without the spare room. */
  readonly finish: () => Column;
};

function growing<Column extends Numbers>(
  allocate: (length: number) => Column,
): GrowingColumn<Column> {
  let room = allocate(1024);
  let used = 0;
  return {
    push: (value) => {
      if (used === room.length) {
        const larger = allocate(room.length * 2);
        larger.set(room);
        room = larger;
      }
      room[used] = value;
      used += 1;
    },
    length: () => used,
    finish: () => {
      const exact = allocate(used);
      exact.set(room.subarray(0, used));
      room = allocate(0);
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

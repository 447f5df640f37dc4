import fc from 'fast-check';
import { growingTexts } from '../../../../shop/catalogue/embedded/growing-texts';
import { createRowSorter, rowsUpTo, sortRows } from '../../../../shop/catalogue/embedded/sort-rows';
import { createSortOrders } from '../../../../shop/catalogue/embedded/sort-orders';
import type { SortColumns } from '../../../../shop/catalogue/sort-values';
import { sortKeys } from '../../../../src/catalogue/sort-parameters';
import { sortOptions } from '../../../../src/listing-url/sort-option';

const numbers = fc.oneof(fc.constantFrom(-1, 0, 0.5, 7), fc.double({ noNaN: true }));

describe('sorting rows', () => {
  it('does what a stable sort by comparison does, in either direction', () => {
    fc.assert(
      fc.property(
        fc.array(numbers),
        fc.constantFrom(1 as const, -1 as const),
        (list, direction) => {
          const column = Float64Array.from(list);
          const at = (row: number) => column[row] ?? 0;
          const compare = (one: number, other: number) =>
            at(one) === at(other) ? 0 : at(one) < at(other) ? -direction : direction;
          const rows = Array.from(rowsUpTo(list.length)).reverse();
          const sorter = createRowSorter(list.length + 1);
          const sorted = sorter(Uint32Array.from(rows), column, direction);
          // What is sorted after it, in the same memory, leaves it as it is.
          sorter(rowsUpTo(list.length), column);
          expect(Array.from(sorted)).toEqual(rows.toSorted(compare));
        },
      ),
    );
  });

  it('orders products of equal keys by popularity, equally popular ones by id, and those sold out last', () => {
    const equal = Object.fromEntries(sortKeys.map((key) => [key, Float64Array.of(1, 1, 1, 1)]));
    const ids = growingTexts();
    for (const id of ['d', 'b', 'c', 'a']) ids.push(id);
    const keys = {
      ids: ids.finish(),
      soldOut: Uint32Array.of(0, 0, 0, 0),
      values: { ...(equal as SortColumns), relevance: Float64Array.of(5, 9, 5, 5) },
    };
    const orders = createSortOrders(keys, sortRows);
    for (const option of sortOptions) expect(Array.from(orders[option])).toEqual([1, 3, 2, 0]);
    const soldOut = createSortOrders({ ...keys, soldOut: Uint32Array.of(0, 1, 0, 1) }, sortRows);
    for (const option of sortOptions) expect(Array.from(soldOut[option])).toEqual([2, 0, 1, 3]);
  });
});

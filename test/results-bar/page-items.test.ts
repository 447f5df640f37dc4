import fc from 'fast-check';
import {
  countPages,
  narrowRoom,
  pageItems,
  sizedPageItems,
  wideRoom,
  type PageItem,
} from '../../src/results-bar/page-items';

const written = (items: readonly PageItem[]) =>
  items.map((item) => (typeof item === 'number' ? String(item) : '…')).join(' ');

describe('the items of a pagination', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [9, 9, '1 2 3 4 5 6 7 8 9'],
    [1, 10, '1 2 3 4 5 6 7 … 10'],
    [5, 10, '1 2 3 4 5 6 7 … 10'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [6, 10, '1 … 4 5 6 7 8 9 10'],
    [10, 10, '1 … 4 5 6 7 8 9 10'],
  ])('on page %i of %i are "%s" on medium and larger screens', (current, pages, items) => {
    expect(written(pageItems(current, pages, wideRoom))).toBe(items);
  });

  it.each([
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [2, 5, '1 2 3 … 5'],
    [3, 5, '1 2 3 … 5'],
    [4, 5, '1 … 3 4 5'],
    [5, 5, '1 … 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [3, 6, '1 2 3 … 6'],
    [4, 6, '1 … 4 5 6'],
    [6, 6, '1 … 4 5 6'],
    [4, 7, '1 … 4 … 7'],
    [1, 40, '1 2 3 … 40'],
    [3, 40, '1 2 3 … 40'],
    [5, 40, '1 … 5 … 40'],
    [40, 40, '1 … 38 39 40'],
    [53, 57, '1 … 53 … 57'],
  ])('on page %i of %i are "%s" on the smallest', (current, pages, items) => {
    expect(written(pageItems(current, pages, narrowRoom))).toBe(items);
  });

  const anyRoom = fc.constantFrom(narrowRoom, wideRoom);
  const anyPlace = (max: number) =>
    fc
      .tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }))
      .map(([one, other]) => ({ current: Math.min(one, other), pages: Math.max(one, other) }));

  it('are at most the maximum, include the first, the present and the last page, and rise', () => {
    fc.assert(
      fc.property(anyPlace(1e9), anyRoom, ({ current, pages }, room) => {
        const items = pageItems(current, pages, room);
        const numbers = items.filter((item) => typeof item === 'number');
        expect(items.length).toBeLessThanOrEqual(room.items);
        expect(numbers.length).toBeLessThanOrEqual(room.numbers);
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        expect(
          numbers.every((page, index) => index === 0 || page > (numbers[index - 1] ?? 0)),
        ).toBe(true);
      }),
    );
  });

  it('have an ellipsis for each gap, and none where there is no gap', () => {
    fc.assert(
      fc.property(anyPlace(60), anyRoom, ({ current, pages }, room) => {
        const items = pageItems(current, pages, room);
        items.forEach((item, index) => {
          const before = items[index - 1];
          const next = items[index + 1];
          if (typeof next !== 'number') return;
          if (typeof item === 'number') expect(next).toBe(item + 1);
          else expect(next).toBeGreaterThan(Number(before) + 1);
        });
      }),
    );
  });

  it('are the items of each screen size without those of the other size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (one, other) => {
          const [current, pages] = [Math.min(one, other), Math.max(one, other)];
          const sized = sizedPageItems(current, pages);
          const without = (size: 'narrow' | 'wide') =>
            sized.filter(({ only }) => only !== size).map(({ item }) => item);
          expect(without('narrow')).toEqual(pageItems(current, pages, wideRoom));
          expect(without('wide')).toEqual(pageItems(current, pages, narrowRoom));
        },
      ),
    );
  });

  it('are few for an implausible number of results', () => {
    expect(sizedPageItems(1, 9_007_199_254_740_991)).toHaveLength(9);
  });

  it.each([
    [0, 30, 0],
    [1, 30, 1],
    [30, 30, 1],
    [31, 30, 2],
    [31, 96, 1],
    [31, 0, 0],
  ])('count %i results at %i a page as %i pages', (results, size, pages) => {
    expect(countPages(results, size)).toBe(pages);
  });
});

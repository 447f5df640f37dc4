import fc from 'fast-check';
import { rowsUpTo, sortRows } from '../../../../shop/catalogue/embedded/sort-rows';
import { createNumberCollector } from '../../../../shop/catalogue/embedded/number-collector';
import {
  bringSmallestForward,
  selectPage,
} from '../../../../shop/catalogue/embedded/page-selection';
import {
  createSet,
  numbersOf,
  withTemporarySets,
} from '../../../../shop/catalogue/embedded/product-set';
import {
  bucketsOf,
  createRangeColumn,
  sortNumbers,
} from '../../../../shop/catalogue/embedded/range-column';
import { placesOf } from '../../../../shop/catalogue/embedded/sort-orders';
import { createChance } from '../../../../shop/pictures/chance';

function shuffled(count: number, seed: number): Uint32Array {
  const chance = createChance(seed);
  const keys = Float64Array.from({ length: count }, () => chance.next());
  return Uint32Array.from({ length: count }, (_, at) => at).sort(
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0),
  );
}

describe('page selection', () => {
  it('is a slice of the sorted list, for small and large listings, early and late pages, with and without tiers, those sold out last', () => {
    const count = 3000;
    const isSoldOut = (product: number) => product % 7 === 0;
    const soldOutLast = (numbers: readonly number[]) => [
      ...numbers.filter((one) => !isSoldOut(one)),
      ...numbers.filter(isSoldOut),
    ];
    const products = Uint32Array.from(soldOutLast([...shuffled(count, 1)]));
    const soldOut = createSet(products.filter(isSoldOut).sort());
    const order = { products, placeOf: placesOf(products) };
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: count }),
        fc.integer({ min: 1, max: 96 }),
        fc.boolean(),
        (share, start, size, hasTiers) => {
          const chance = createChance(Math.floor(share * 1e6));
          const members = Uint32Array.from({ length: count }, (_, at) => at).filter(() =>
            chance.is(share),
          );
          const first = members.filter((member) => member % 3 === 0);
          const inOrder = (numbers: Uint32Array) =>
            [...products].filter((one) => numbers.includes(one));
          const sorted = hasTiers
            ? soldOutLast([
                ...inOrder(first),
                ...inOrder(members.filter((member) => member % 3 !== 0)),
              ])
            : inOrder(members);
          const span = { start, end: start + size };
          const page = withTemporarySets(() =>
            selectPage(createSet(members), {
              order,
              span,
              soldOut,
              tiers: hasTiers ? [createSet(first), createSet(members)] : undefined,
            }),
          );
          expect(page).toEqual(sorted.slice(span.start, span.end));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('moves the smallest of any numbers to the front', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), fc.nat(60), (numbers, raw) => {
        const count = Math.min(raw, numbers.length);
        const places = Uint32Array.from(numbers);
        bringSmallestForward(places, count);
        const sorted = [...numbers].sort((one, other) => one - other);
        expect([...places.subarray(0, count)].sort((one, other) => one - other)).toEqual(
          sorted.slice(0, count),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('range column', () => {
  it('finds what a plain comparison finds, over many buckets', () => {
    const count = 30_000;
    const chance = createChance(3);
    const values = Float64Array.from(
      { length: count },
      () => Math.floor(chance.next() ** 3 * 5000) / 100,
    );
    const sorted = sortNumbers(values, rowsUpTo(count), sortRows);
    const bound = fc.option(
      fc.integer({ min: -100, max: 5100 }).map((value) => value / 100),
      { nil: undefined },
    );
    const column = createRangeColumn(sorted, bucketsOf(sorted.products).map(createSet));
    fc.assert(
      fc.property(bound, bound, (from, to) => {
        const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
        const expected: number[] = [];
        values.forEach((value, at) => {
          if (value >= (from ?? -Infinity) && value <= (to ?? Infinity)) expected.push(at);
        });
        const found = withTemporarySets(() => [...numbersOf(column.within(range))]);
        expect(found.length).toBe(expected.length);
        expect(found).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    expect(column.highestOf(undefined)).toBe(Math.max(...values));
    const member = fc.integer({ min: 0, max: 2 * count });
    fc.assert(
      fc.property(fc.uniqueArray(member, { maxLength: 20 }), (members) => {
        const held = members.filter((one) => one < count).map((one) => values[one] ?? 0);
        const set = Uint32Array.from(members).sort();
        const highest = withTemporarySets(() => column.highestOf(createSet(set)));
        expect(highest).toBe(held.length === 0 ? undefined : Math.max(...held));
      }),
      { numRuns: 60 },
    );
  });
});

describe('number collector', () => {
  it('converts rows in any order to ascending numbers, each once, and then is empty', () => {
    const numberOf = shuffled(2000, 5);
    const collect = createNumberCollector(numberOf);
    fc.assert(
      fc.property(fc.array(fc.nat(1999)), (rows) => {
        const expected = [...new Set(rows.map((row) => numberOf[row] ?? 0))].sort((a, b) => a - b);
        expect([...collect(Uint32Array.from(rows))]).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

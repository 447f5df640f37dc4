import fc from 'fast-check';
import {
  growingUint32,
  growingWhole,
  transposeLists,
} from '../../../../shop/catalogue/embedded/growing-column';
import { growingTexts } from '../../../../shop/catalogue/embedded/growing-texts';

describe('columns that grow', () => {
  it('hold whole numbers of any size, in two bytes each while they fit', () => {
    const sizes = fc.oneof(fc.nat(9), fc.constantFrom(65_535, 65_536), fc.nat(4_294_967_295));
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 3_000, size: 'max' }), (numbers) => {
        const column = growingWhole();
        numbers.forEach(column.push);
        expect(column.length()).toBe(numbers.length);
        const whole = column.finish();
        expect(Array.from(whole)).toEqual(numbers);
        expect(whole.BYTES_PER_ELEMENT).toBe(numbers.every((one) => one < 65_536) ? 2 : 4);
      }),
    );
  });

  it('hold texts of any language and length', () => {
    const long = 'é'.repeat(700_000);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (some) => {
        const texts = [long, ...some, '', long, ...some];
        const column = growingTexts();
        texts.forEach(column.push);
        const held = column.finish();
        expect(held.length).toBe(texts.length);
        expect(texts.every((text, place) => held.at(place) === text)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('say which rows hold each item, however few numbers are held at a time', () => {
    const rowLists = fc.array(fc.uniqueArray(fc.nat(6)), { maxLength: 20 });
    fc.assert(
      fc.property(rowLists, fc.integer({ min: 1, max: 30 }), (rows, mostHeld) => {
        const [start, items] = [growingUint32(), growingWhole()];
        for (const row of [[], ...rows]) {
          row.forEach(items.push);
          start.push(items.length());
        }
        const lists = { start: start.finish(), items: items.finish() };
        const expected = Array.from({ length: 7 }, (_, item) =>
          rows.flatMap((row, place) => (row.includes(item) ? [place] : [])),
        );
        const found = Array.from(transposeLists(lists, 7, mostHeld), (held) => Array.from(held));
        expect(found).toEqual(expected);
      }),
    );
  });
});

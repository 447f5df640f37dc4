import fc from 'fast-check';
import { growingWhole } from '../../../../shop/catalogue/embedded/growing-column';
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
});

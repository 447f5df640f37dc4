import { readFileSync } from 'node:fs';
import {
  availableColoursText,
  hiddenSwatches,
  offersSwatches,
  shownSwatches,
  swatchCountClass,
  swatchLimits,
} from '../../src/product/swatch-counts';
import { productTexts } from '../../src/storefront/texts/product';

const { availableIn, moreColours: more } = productTexts;
const swatchesOf = (...names: readonly string[]) =>
  names.map((displayName, index) => ({ displayName, imageSrc: `/swatch/${index}.svg` }));

const manySwatches = (count: number) =>
  swatchesOf(...Array.from({ length: count }, (_, index) => `Colour ${index + 1}`));

describe('the swatches of a card', () => {
  it('show only when there is more than one', () => {
    expect([0, 1, 2].map((count) => offersSwatches(manySwatches(count)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    [7, {}],
    [8, { xxs: more(5) }],
    [9, { xxs: more(6), xs: more(5) }],
    [10, { xxs: more(7), xs: more(6), m: more(5) }],
    [11, { xxs: more(8), xs: more(7), m: more(6), l: more(5) }],
    [
      20,
      {
        xxs: more(17),
        xs: more(16),
        m: more(15),
        l: more(14),
        xxl: more(13),
      },
    ],
  ])('of %i colours say at each width how many are not shown', (count, texts) => {
    expect(
      Object.fromEntries(hiddenSwatches(count).map(({ breakpoint, text }) => [breakpoint, text])),
    ).toEqual(texts);
  });

  it('name their count for the styles only where some width hides any', () => {
    expect([2, 7, 8, 11, 12, 40].map(swatchCountClass)).toEqual([
      undefined,
      undefined,
      8,
      11,
      12,
      12,
    ]);
  });

  it('are never drawn beyond the eleven that the widest screen shows', () => {
    expect(shownSwatches(manySwatches(40))).toHaveLength(11);
  });
});

describe('the styles of the swatches', () => {
  it('hide by the same counts as the texts say', () => {
    const styles = readFileSync('styles/product/_swatches.scss', 'utf8');
    const limits = [...styles.matchAll(/^ {2}(\w+): (\d+) (\d+),$/gm)].map(
      ([, breakpoint, least, most]) => ({ breakpoint, least: Number(least), most: Number(most) }),
    );
    expect(limits).toEqual(swatchLimits);
  });
});

describe('the colours a screen reader hears', () => {
  it.each([
    [['Blue', 'Grey'], availableIn(['Blue', 'Grey'], 0)],
    [['Blue', 'Grey', 'Green'], availableIn(['Blue', 'Grey', 'Green'], 0)],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], availableIn(['A', 'B', 'C'], 5)],
    [['Blue', 'Grey', ''], availableIn(['Blue', 'Grey'], 1)],
    [['', ''], availableIn([], 2)],
  ])('are %j as "%s"', (names, text) => {
    expect(availableColoursText(swatchesOf(...names))).toBe(text);
  });
});

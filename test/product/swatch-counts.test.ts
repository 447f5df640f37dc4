import { readFileSync } from 'node:fs';
import {
  availableColoursText,
  hiddenSwatches,
  offersSwatches,
  shownSwatches,
  swatchCountClass,
  swatchLimits,
} from '../../src/product/swatch-counts';

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
    [8, { xxs: '+5 colours' }],
    [9, { xxs: '+6 colours', xs: '+5 colours' }],
    [10, { xxs: '+7 colours', xs: '+6 colours', m: '+5 colours' }],
    [11, { xxs: '+8 colours', xs: '+7 colours', m: '+6 colours', l: '+5 colours' }],
    [
      20,
      {
        xxs: '+17 colours',
        xs: '+16 colours',
        m: '+15 colours',
        l: '+14 colours',
        xxl: '+13 colours',
      },
    ],
  ])('for %i colours say at each width how many are hidden', (count, texts) => {
    expect(
      Object.fromEntries(hiddenSwatches(count).map(({ breakpoint, text }) => [breakpoint, text])),
    ).toEqual(texts);
  });

  it('set their count for the styles only when some width hides any', () => {
    expect([2, 7, 8, 11, 12, 40].map(swatchCountClass)).toEqual([
      undefined,
      undefined,
      8,
      11,
      12,
      12,
    ]);
  });

  it('are never more than the eleven that the widest screen shows', () => {
    expect(shownSwatches(manySwatches(40))).toHaveLength(11);
  });
});

describe('the styles of the swatches', () => {
  it('hide the same counts as the texts say', () => {
    const styles = readFileSync('styles/product/_swatches.scss', 'utf8');
    const limits = [...styles.matchAll(/^ {2}(\w+): (\d+) (\d+),$/gm)].map(
      ([, breakpoint, least, most]) => ({ breakpoint, least: Number(least), most: Number(most) }),
    );
    expect(limits).toEqual(swatchLimits);
  });
});

describe('the colours for a screen reader', () => {
  it.each([
    [['Blue', 'Grey'], 'Available in Blue and Grey'],
    [['Blue', 'Grey', 'Green'], 'Available in Blue, Grey and Green'],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'Available in A, B, C and 5 more colours'],
    [['Blue', 'Grey', ''], 'Available in Blue, Grey and 1 more colour'],
    [['', ''], 'Available in 2 colours'],
  ])('are %j as "%s"', (names, text) => {
    expect(availableColoursText(swatchesOf(...names))).toBe(text);
  });
});

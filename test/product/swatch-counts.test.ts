import { readFileSync } from 'node:fs';
import {
  availableColoursText,
  hiddenSwatches,
  offersSwatches,
  shownSwatches,
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
  ])('of %i colours say at each width how many are not shown', (count, texts) => {
    expect(
      Object.fromEntries(hiddenSwatches(count).map(({ breakpoint, text }) => [breakpoint, text])),
    ).toEqual(texts);
  });

  it.each([
    [7, ['', '', '', '', '', '', '']],
    [8, ['', '', '', 'xs', 'xs', 'xs', 'xs', 'xs']],
    [9, ['', '', '', 'xs', 'm', 'm', 'm', 'm', 'm']],
    [11, ['', '', '', 'xs', 'm', 'l', 'xxl', 'xxl', 'xxl', 'xxl', 'xxl']],
    [40, ['', '', '', 'xs', 'm', 'l', 'xxl']],
  ])('of %i colours show from the width that has room for them', (count, breakpoints) => {
    expect(shownSwatches(manySwatches(count)).map(({ from = '' }) => from)).toEqual(breakpoints);
  });
});

describe('the styles of the swatches', () => {
  it('know the width of each limit, and the next', () => {
    const styles = readFileSync('styles/product/_swatches.scss', 'utf8');
    const pairs = [...styles.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, name, next]) => [
      name,
      next,
    ]);
    const names = hiddenSwatches(12).map(({ breakpoint }) => breakpoint);
    expect(pairs).toEqual(names.slice(1).map((next, index) => [names[index], next]));
  });
});

describe('the colours a screen reader hears', () => {
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

import { readFileSync } from 'node:fs';
import {
  availableColoursText,
  hiddenSwatches,
  offersSwatches,
  shownSwatches,
} from '../../src/product/swatch-counts';
import { english, productTexts } from '../support/english';

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
    const attributes = Object.entries(texts).map(([breakpoint, text]) => [
      `data-more-${breakpoint}`,
      text,
    ]);
    expect(hiddenSwatches(manySwatches(count), english.texts)).toEqual(
      Object.fromEntries(attributes),
    );
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

describe('colours without a picture and a colour', () => {
  const withNames = (discs: number, ...names: readonly string[]) => [
    ...manySwatches(discs),
    ...names.map((displayName) => ({ displayName })),
  ];

  it('are no discs', () => {
    const shown = shownSwatches(withNames(2, 'Teal', 'Rust'));
    expect(shown.map(({ swatch }) => swatch.displayName)).toEqual(['Colour 1', 'Colour 2']);
    expect(shownSwatches(withNames(0, 'Teal', 'Rust'))).toEqual([]);
  });

  it('are named with the others, and counted for the eye at every width', () => {
    const swatches = withNames(2, 'Teal', 'Rust');
    expect(availableColoursText(swatches, english.texts)).toBe(
      availableIn(['Colour 1', 'Colour 2', 'Teal', 'Rust'], 0),
    );
    expect(new Set(Object.values(hiddenSwatches(swatches, english.texts)))).toEqual(
      new Set([more(2)]),
    );
  });

  it('leave room for their number', () => {
    const swatches = withNames(6, 'Teal');
    expect(shownSwatches(swatches).map(({ from = '' }) => from)).toEqual([
      '',
      '',
      '',
      'xs',
      'm',
      'l',
    ]);
    expect(Object.values(hiddenSwatches(swatches, english.texts))).toEqual(
      [4, 3, 2, 1, 1].map((count) => more(count)),
    );
  });
});

describe('the styles of the swatches', () => {
  it('have the breakpoints of the limits, each with the next', () => {
    const styles = readFileSync('styles/product/_swatches.scss', 'utf8');
    const pairs = [...styles.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, name, next]) => [
      name,
      next,
    ]);
    const names = Object.keys(hiddenSwatches(manySwatches(12), english.texts)).map((name) =>
      name.replace('data-more-', ''),
    );
    expect(pairs).toEqual(names.slice(1).map((next, index) => [names[index], next]));
  });
});

describe('the text of the colours', () => {
  it.each([
    [['Blue', 'Grey'], availableIn(['Blue', 'Grey'], 0)],
    [['Blue', 'Grey', 'Green'], availableIn(['Blue', 'Grey', 'Green'], 0)],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], availableIn(['A', 'B', 'C'], 5)],
    [['Blue', 'Grey', ''], availableIn(['Blue', 'Grey'], 1)],
    [['', ''], availableIn([], 2)],
  ])('for %j is "%s"', (names, text) => {
    expect(availableColoursText(swatchesOf(...names), english.texts)).toBe(text);
  });
});

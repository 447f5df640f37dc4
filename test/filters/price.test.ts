import fc from 'fast-check';
import { bandsOf, optionIdsOf, writtenRange } from '../../src/filters/range/chosen-range';
import { readWrittenRange } from '../../src/listing-url/written-range';
import { amountAt, positionOf, rangeScale, thumbsOf } from '../../src/filters/range/range-scale';
import { readAmount, writeAmount } from '../support/english';
import { writeRangeId } from '../../src/listing-url/range-option';

const bands = [
  { id: '"-inf"-"9.99"', count: 4 },
  { id: '"10"-"19.99"', count: 90 },
  { id: '"20"-"99.99"', count: 30 },
  { id: '"100"-"inf"', count: 1 },
];

describe('the scale of the price slider', () => {
  const scale = rangeScale(bands);
  if (!scale) throw new Error('no scale');

  it('gives each band the same width, with one bar for its number of products', () => {
    expect(scale.edges).toEqual([0, 10, 20, 100, 200]);
    expect(scale.bars).toEqual([
      { start: 0, end: 10, count: 4 },
      { start: 10, end: 20, count: 90 },
      { start: 20, end: 30, count: 30 },
      { start: 30, end: 40, count: 1 },
    ]);
    expect(scale.last).toBe(40);
  });

  it.each([
    [0, 0],
    [5, 5],
    [15, 15],
    [25, 60],
    [35, 150],
    [40, 200],
  ])('has at position %d the amount %d', (position, amount) => {
    expect(amountAt(scale, position)).toBe(amount);
    expect(positionOf(scale, amount)).toBe(position);
  });

  it('places the thumbs of an open range at the ends', () => {
    expect(thumbsOf(scale, {})).toEqual({ low: 0, high: 40 });
    expect(thumbsOf(scale, { from: 10, to: 19.99 })).toEqual({ low: 10, high: 20 });
    expect(thumbsOf(scale, { from: 5_000 }).low).toBe(40);
  });

  it.each([
    ['in the highest band', bands, 149, [0, 10, 20, 100, 149]],
    ['far above where that begins', bands, 1299, [0, 10, 20, 100, 1299]],
    ['in a band with an end', bands.slice(0, 3), 61.5, [0, 10, 20, 62]],
    ['below a band that another listing had', bands, 61.5, [0, 10, 20, 62, 100, 200]],
  ])('ends where the dearest product does, %s', (_place, values, dearest, edges) => {
    const scale = rangeScale(values, dearest);
    expect(scale?.edges).toEqual(edges);
    expect(scale && amountAt(scale, scale.last)).toBe(edges.at(-1));
  });

  it('is absent without a range of prices', () => {
    expect(rangeScale([])).toBeUndefined();
    expect(rangeScale([{ id: '12', count: 3 }])).toBeUndefined();
    expect(rangeScale([{ id: 'nonsense', count: 3 }])).toBeUndefined();
  });

  it('spans something where the only band begins at 0', () => {
    expect(rangeScale([{ id: '"0"-"inf"', count: 3 }])?.edges).toEqual([0, 1]);
  });

  it('rises, and reads each position back to within one step', () => {
    const anyScale = fc
      .uniqueArray(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 8 })
      .map((ends) => {
        const sorted = ends.sort((one, other) => one - other);
        const ids = [undefined, ...sorted].map((from, index) => {
          const to = sorted[index];
          return writeRangeId({
            ...(from === undefined ? {} : { from }),
            ...(to === undefined ? {} : { to: to - 0.01 }),
          });
        });
        return rangeScale(ids.map((id) => ({ id, count: 1 })));
      });
    fc.assert(
      fc.property(anyScale, fc.nat(), (any, seed) => {
        if (!any) throw new Error('no scale');
        const position = seed % (any.last + 1);
        const amount = amountAt(any, position);
        expect(amount).toBeGreaterThanOrEqual(amountAt(any, Math.max(0, position - 1)));
        expect(Math.abs(positionOf(any, amount) - position)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the bands of a price facet', () => {
  const value = (id: string, count: number, { isTicked = false, isSelected = false } = {}) => ({
    id,
    seoId: id,
    name: id,
    label: id,
    count,
    isTicked,
    isSelected,
    isDisabled: false,
    isFirst: false,
  });
  const facet = { id: 'price', seoId: 'price', name: 'Price', hasMore: false, isLimited: false };
  const offered = [value('"10"-"20"', 4), value('"30"-"40"', 2)];

  it.each([
    ['leave out a typed range that overlaps one', '"15"-"25"', []],
    ['leave out a typed range without an end that overlaps one', '"15"-"inf"', []],
    ['keep a selected band that begins where one ends', '"20"-"30"', ['"20"-"30"']],
    ['keep a selected band between others', '"21"-"29"', ['"21"-"29"']],
  ])('%s', (_behaviour, id, kept) => {
    const values = [...offered, value(id, 0, { isTicked: true })];
    const { values: listed } = bandsOf({ ...facet, values });
    expect(listed.slice(offered.length).map((band) => band.id)).toEqual(kept);
  });

  it('leave out the typed range of the listing on screen while another one is pending', () => {
    const values = [...offered, value('"15"-"inf"', 3, { isSelected: true })];
    expect(bandsOf({ ...facet, values }).values).toEqual(offered);
  });
});

describe('the range in the boxes', () => {
  it.each([
    ['10', '20', ['"10"-"20"']],
    ['20', '10', ['"10"-"20"']],
    ['10', '', ['"10"-"inf"']],
    ['', '1,299.50', ['"-inf"-"1299.5"']],
    ['', '', []],
    ['-5', '1e400', []],
    ['abc', ' ', []],
    ['1.299', '12,50', []],
    ['0', '0', ['"0"-"0"']],
  ])('from "%s" to "%s" means %j', (minimum, maximum, optionIds) => {
    expect(optionIdsOf(readWrittenRange({ minimum, maximum }, readAmount))).toEqual(optionIds);
  });

  it('reads back as the same bounds', () => {
    const written = writtenRange({ from: 10.5, to: 1299 }, writeAmount);
    expect(written).toEqual({ minimum: '10.50', maximum: '1,299' });
    expect(readWrittenRange(written, readAmount)).toEqual({ from: 10.5, to: 1299 });
  });
});

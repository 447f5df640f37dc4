/** The exponents that npm run bench -- growth prints. */
import { exponentOf, fasterThanLinear, writeGrowthTable } from './benchmarks/growth-table';

const rows = [10, 100, 1_000].map((size) => ({
  size,
  figures: { constant: 3, linear: 200 + 2 * size, quadratic: 5 + size ** 2 },
}));

describe('the growth of figures', () => {
  it.each([
    ['constant', 0],
    ['linear', 0.74],
    ['quadratic', 2],
  ])('is, for one that is %s, %d between the last two sizes', (figure, exponent) => {
    expect(exponentOf(rows, figure)).toBeCloseTo(exponent, 2);
  });

  it('is not known of a single size', () => {
    expect(exponentOf(rows.slice(0, 1), 'linear')).toBeUndefined();
    expect(fasterThanLinear(rows.slice(0, 1))).toEqual([]);
  });

  it('names the figures that grow faster than the size', () => {
    expect(fasterThanLinear(rows)).toEqual(['quadratic']);
  });

  it('stands in a table with a line for each size', () => {
    expect(writeGrowthTable('values', rows).split('\n')).toEqual([
      '| values | constant | linear | quadratic |',
      '| --- | --- | --- | --- |',
      '| 10 | 3 | 220 | 105 |',
      '| 100 | 3 | 400 | 10,000 |',
      '| 1,000 | 3 | 2,200 | 1,000,000 |',
      '| exponent | 0.00 | 0.74 | 2.00 |',
    ]);
  });
});

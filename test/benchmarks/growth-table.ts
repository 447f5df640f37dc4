/** How figures grow with a size: a table of them, and the exponent of each. */

/** One row: the size, and the figures at it by their names with units. */
export type GrowthRow = {
  readonly size: number;
  readonly figures: Readonly<Record<string, number>>;
};

/**
 * The exponent by which a figure grows from the last size but one to the last, where its constant part counts least: 1
 * is linear, 0 constant. Undefined with fewer than two sizes.
 */
export function exponentOf(rows: readonly GrowthRow[], figure: string): number | undefined {
  const [before, last] = rows.slice(-2);
  if (before === undefined || last === undefined) return undefined;
  const grown = (last.figures[figure] ?? NaN) / (before.figures[figure] ?? NaN);
  return Math.log(grown) / Math.log(last.size / before.size);
}

/** Times vary from run to run, so an exponent slightly above that of a linear figure is one. */
const mostExponent = 1.1;

/** The figures that grow faster than the size. */
export const fasterThanLinear = (rows: readonly GrowthRow[]): readonly string[] =>
  Object.keys(rows[0]?.figures ?? {}).filter(
    (figure) => (exponentOf(rows, figure) ?? 0) > mostExponent,
  );

const write = (value: number | undefined): string =>
  value === undefined
    ? ''
    : value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: true });

/** A table in Markdown: a line for each size, then the exponents. `of` names the size. */
export function writeGrowthTable(of: string, rows: readonly GrowthRow[]): string {
  const names = Object.keys(rows[0]?.figures ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line([of, ...names]),
    line([of, ...names].map(() => '---')),
    ...rows.map(({ size, figures }) =>
      line([size.toLocaleString('en'), ...names.map((name) => write(figures[name]))]),
    ),
    line(['exponent', ...names.map((name) => exponentOf(rows, name)?.toFixed(2) ?? '')]),
  ].join('\n');
}

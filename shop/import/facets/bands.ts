/** Bands of range facets, made from the numbers that products have. */
import type { RangeBand } from '../../catalogue/catalogue-product';

type WriteAmount = (value: number) => string;

/** How amounts are written; the unit of a measure stands once, after the second bound. */
type AmountForm = { readonly write: WriteAmount; readonly writeFirst: WriteAmount };

const mostEnds = 7;
/** Of a measure. */
export const mostDigits = 3;

export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * Adjoining bands of numbers with so many decimals: each ends one step before the next begins; the outer ones are open.
 */
const bandsBetween = (
  ends: readonly number[],
  digits: number,
  { write, writeFirst }: AmountForm,
): readonly RangeBand[] =>
  ends.length === 0
    ? []
    : Array.from({ length: ends.length + 1 }, (_, at): RangeBand => {
        const [from, next] = [ends[at - 1], ends[at]];
        const to = next === undefined ? undefined : roundTo(next - 10 ** -digits, digits);
        if (from === undefined) return { to: to ?? 0, name: `Up to ${write(to ?? 0)}` };
        if (to === undefined) return { from, name: `${write(from)} and above` };
        return {
          from,
          to,
          name: from === to ? write(from) : `${writeFirst(from)} to ${write(to)}`,
        };
      });

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

type MoneyUnit = {
  /** Decimals of the currency. */
  readonly digits: number;
  readonly write: WriteAmount;
};

/** Those of 1, 2, 5, 10, 20, 50 … between which most prices lie; none where all prices are equal. */
export function priceBands(
  sorted: readonly number[],
  { digits, write }: MoneyUnit,
): readonly RangeBand[] {
  const [low, high] = [quantile(sorted, 0.05), quantile(sorted, 0.95)];
  const ends = Array.from({ length: 11 }, (_, power) => [1, 2, 5].map((one) => one * 10 ** power))
    .flat()
    .filter((end) => end > low && end <= high);
  return bandsBetween(ends.slice(-mostEnds), digits, { write, writeFirst: write });
}

/** The largest of 0.1, 0.2, 0.5, 1, 2, 5, 10 … that is not above the value. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2].find((one) => one * power <= value) ?? 1) * power;
}

/** To round numbers: each moves by a quarter of the way to its nearer neighbour at most. */
function roundEnds(ends: readonly number[], lowest: number): readonly number[] {
  return ends.map((end, at) => {
    const gaps = [end - (ends[at - 1] ?? lowest), (ends[at + 1] ?? Infinity) - end];
    const step = roundStep(Math.min(...gaps) / 2);
    return roundTo(Math.round(end / step) * step, mostDigits);
  });
}

const digitsOf = (numbers: readonly number[]): number =>
  [0, 1, 2].find((digits) => numbers.every((one) => roundTo(one, digits) === one)) ?? mostDigits;

/** The decimals that tell numbers apart in bands: `70 to 109 cm` reads better than `70 to 109.9 cm`. */
function digitsBetween(ends: readonly number[], sorted: readonly number[]): number {
  const narrowest = Math.min(...ends.slice(1).map((end, at) => end - (ends[at] ?? 0)));
  const enough = narrowest >= 10 ? 0 : narrowest >= 1 ? 1 : 2;
  return Math.max(digitsOf(ends), Math.min(enough, digitsOf(sorted)));
}

export type MeasureBands = {
  readonly bands: readonly RangeBand[];
  /** Numbers are rounded to so many decimals, so that none lies between two bands. */
  readonly digits: number;
};

/** Bands of about as many products each; `unit` is written after amounts. */
export function measureBands(sorted: readonly number[], unit: string): MeasureBands {
  const [lowest = 0] = sorted;
  const sixths = [1, 2, 3, 4, 5].map((sixth) => quantile(sorted, sixth / 6));
  const ends = roundEnds(
    [...new Set(sixths)].filter((end) => end > lowest),
    lowest,
  );
  const digits = digitsBetween(ends, sorted);
  const write: WriteAmount = (value) => `${value}${unit}`;
  return { bands: bandsBetween(ends, digits, { write, writeFirst: String }), digits };
}

export const discountBands: readonly RangeBand[] = [10, 20, 30, 40, 50].map((from) => ({
  from,
  name: `${from}% off or more`,
}));

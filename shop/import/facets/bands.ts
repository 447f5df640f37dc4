/** Bands of range facets, made from the numbers that products have. */
import type { RangeBand } from '../../catalogue/catalogue-product';

export type WriteAmount = (value: number) => string;

const mostEnds = 7;

/** Adjoining bands: each ends one `step` before the next begins; the outer ones are open. */
const bandsBetween = (
  ends: readonly number[],
  step: number,
  write: WriteAmount,
): readonly RangeBand[] =>
  ends.length === 0
    ? []
    : Array.from({ length: ends.length + 1 }, (_, at): RangeBand => {
        const [from, next] = [ends[at - 1], ends[at]];
        const to = next === undefined ? undefined : Number((next - step).toFixed(3));
        if (from === undefined) return { to: to ?? 0, name: `Up to ${write(to ?? 0)}` };
        if (to === undefined) return { from, name: `${write(from)} and above` };
        return { from, to, name: from === to ? write(from) : `${write(from)} to ${write(to)}` };
      });

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

type MoneyUnit = {
  /** The smallest amount of the currency. */
  readonly step: number;
  readonly write: WriteAmount;
};

/** Those of 1, 2, 5, 10, 20, 50 … between which most prices lie; none where all prices are equal. */
export function priceBands(
  sorted: readonly number[],
  { step, write }: MoneyUnit,
): readonly RangeBand[] {
  const [low, high] = [quantile(sorted, 0.05), quantile(sorted, 0.95)];
  const ends = Array.from({ length: 11 }, (_, power) => [1, 2, 5].map((one) => one * 10 ** power))
    .flat()
    .filter((end) => end > low && end <= high);
  return bandsBetween(ends.slice(-mostEnds), step, write);
}

/** To two digits, so that 23.8 inches ends a band at 24. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/** Bands of about as many products each. */
export function measureBands(sorted: readonly number[], write: WriteAmount): readonly RangeBand[] {
  const ends = [1, 2, 3, 4, 5].map((sixth) => rounded(quantile(sorted, sixth / 6)));
  const [lowest = 0] = sorted;
  const distinct = [...new Set(ends)].filter((end) => end > lowest);
  const isWhole = sorted.every(Number.isInteger) && distinct.every(Number.isInteger);
  return bandsBetween(distinct, isWhole ? 1 : 0.01, write);
}

export const discountBands: readonly RangeBand[] = [10, 20, 30, 40, 50].map((from) => ({
  from,
  name: `${from}% off or more`,
}));

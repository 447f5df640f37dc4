/**
 * The scale of the price slider. Each price band gets the same width, so that cheap products get most of the slider
 * where most products are cheap. Worked example: bands up to 10, 10 to 20 and 20 and above make edges 0, 10, 20, 40;
 * position 5 is 5, position 15 is 15, position 25 is 30.
 */
import { readRangeBounds, type RangeBounds } from '../../listing-url/range-option';

const stepsPerBand = 10;

/** Of a band: how its products lie within it is not known. */
type RangeBar = {
  /** Positions on the slider. */
  readonly start: number;
  readonly end: number;
  readonly count: number;
};

export type RangeScale = {
  /** Amounts where the bands meet, ascending. */
  readonly edges: readonly number[];
  /** The last position of the slider; the first is 0. */
  readonly last: number;
  readonly bars: readonly RangeBar[];
};

type CountedBand = { readonly id: string; readonly count: number };

const wholeEnd = (amount: number) => Math.ceil(amount);

/**
 * The scale of these bands, up to the amount of the dearest product where that is known; undefined when they span no
 * range, as with one value or none.
 */
export function rangeScale(
  values: readonly CountedBand[],
  dearest?: number,
): RangeScale | undefined {
  const spans = values.flatMap(({ id, count }) => {
    const bounds = readRangeBounds(id);
    return bounds ? [{ ...spanOf(bounds, dearest), count }] : [];
  });
  const bands = spans.map((span) => ({ ...span, to: meetingEnd(span.to, spans) }));
  const edges = [...new Set(bands.flatMap(({ from, to }) => [from, to]))].sort(
    (one, other) => one - other,
  );
  if (edges.length < 2) return undefined;
  const last = (edges.length - 1) * stepsPerBand;
  const scale = { edges, last };
  const bars = bands.map(({ from, to, count }) => ({
    start: positionOf(scale, from),
    end: positionOf(scale, to),
    count,
  }));
  return { ...scale, bars };
}

/** A band that ends a penny or a centimetre before another begins ends where that begins. */
const meetingEnd = (to: number, spans: readonly { readonly from: number }[]): number =>
  spans.find(({ from }) => from >= to && from <= to + 1)?.from ?? to;

/**
 * The bounds of a band. One without a lower bound starts at 0. The one that the dearest product is in ends there;
 * another one without an upper bound ends at twice its start, or at 1.
 */
function spanOf({ from = 0, to }: RangeBounds, dearest = 0) {
  const hasDearest = dearest > from && (to === undefined || dearest < to);
  return { from, to: wholeEnd(hasDearest ? dearest : (to ?? Math.max(from * 2, 1))) };
}

type Edges = Pick<RangeScale, 'edges' | 'last'>;

/** The slider's position of an amount, to the nearest step. */
export function positionOf({ edges, last }: Edges, amount: number): number {
  const band = edges.findLastIndex((edge) => edge <= amount);
  const from = edges[band];
  const to = edges[band + 1];
  if (from === undefined) return 0;
  if (to === undefined) return last;
  return Math.round((band + (amount - from) / (to - from)) * stepsPerBand);
}

/** The amount at a position, rounded to a whole number where the band's width exceeds its number of steps. */
export function amountAt({ edges }: Edges, position: number): number {
  const band = Math.floor(position / stepsPerBand);
  const from = edges[band] ?? 0;
  const to = edges[band + 1] ?? from;
  const amount = from + ((position % stepsPerBand) / stepsPerBand) * (to - from);
  return to - from >= stepsPerBand ? Math.round(amount) : Math.round(amount * 100) / 100;
}

/** The positions of the two thumbs for these bounds: an open bound is at its end of the slider. */
export const thumbsOf = (scale: RangeScale, { from, to }: RangeBounds) => ({
  low: from === undefined ? 0 : positionOf(scale, from),
  high: to === undefined ? scale.last : positionOf(scale, wholeEnd(to)),
});

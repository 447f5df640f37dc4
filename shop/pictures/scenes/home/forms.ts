/** What several scenes share: choosing by form, legs, and lines of things. */
import { d, faint, moved, path, rect, type Box, type Point } from '../../brush';
import type { Sketch } from '../../scene';

export type Draw = (sketch: Sketch) => string;

/** A scene whose four forms are drawn by a function each. */
export const byForm =
  (...draws: readonly [Draw, Draw, Draw, Draw]): Draw =>
  (sketch) =>
    (draws[sketch.form] ?? draws[0])(sketch);

/** Legs that narrow towards the floor, leaning outwards by `lean`; as one shape, whatever their number. */
export function legs(feet: readonly number[], { top, foot, colour, lean = 0 }: LegShape): string {
  const middle = feet.reduce((sum, x) => sum + x, 0) / feet.length;
  const height = foot - top;
  return path(
    feet
      .map((x) => {
        const out = lean * Math.sign(x - middle);
        return d`M${x - 5} ${top}h10l${out - 2.5} ${height}h-5Z`;
      })
      .join(''),
    colour,
  );
}

export type LegShape = {
  readonly top: number;
  readonly foot: number;
  readonly colour: string;
  readonly lean?: number;
};

/** Upright or lying bars of one colour as one shape. */
export const bars = (starts: readonly Point[], [width, height]: Point, colour: string): string =>
  path(starts.map(([x, y]) => d`M${x} ${y}h${width}v${height}h${-width}Z`).join(''), colour);

/** `count` places from `first` to `last`, both included. */
export const spread = (count: number, first: number, last: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    count === 1 ? first : first + ((last - first) * at) / (count - 1),
  );

/** A long soft reflection on something shiny. */
export const shine = ([x, y, width, height]: Box): string =>
  faint(0.4, rect([x, y, width, height], '#ffffff', width / 2));

/** Diamonds in rows and columns as one shape's path data. */
export const diamonds = (
  columns: readonly number[],
  rows: readonly number[],
  [wide, tall]: readonly [number, number],
): string =>
  columns
    .map((x) =>
      rows
        .map((y) => d`M${x} ${y - tall}l${wide} ${tall}l${-wide} ${tall}l${-wide} ${-tall}Z`)
        .join(''),
    )
    .join('');

/** A thing that stands on the floor, drawn larger about the place where it stands. */
export const grown = (scale: number, content: string): string =>
  moved([180 * (1 - scale), 410 * (1 - scale)], scale, content);

/** What several scenes share: choosing by form, legs, and lines of things. */
import { d, path, type Point } from '../brush';
import type { Sketch } from '../scene';

export type Draw = (sketch: Sketch) => string;

/** A scene whose four forms are drawn by a function each. */
export const byForm =
  (...draws: readonly [Draw, Draw, Draw, Draw]): Draw =>
  (sketch) =>
    (draws[sketch.form] ?? draws[0])(sketch);

/** Legs that narrow towards the floor, leaning outwards by `lean`; as one shape, whatever their number. */
export const legs = (
  feet: readonly number[],
  { top, foot, colour, lean = 0 }: LegShape,
): string => {
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
};

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

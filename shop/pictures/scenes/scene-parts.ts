/** What several scenes share: a choice by form, outlines with two equal sides, printed cloth, a lit screen. */
import { d, oval, path, rect, times, type Box, type Point } from '../brush';
import type { Chance } from '../chance';
import type { Sketch } from '../scene';
import type { Tone } from '../tones';

/** The choice for a form; the first one for a form beyond the list. */
export const pickByForm = <T>(form: number, choices: readonly [T, ...T[]]): T =>
  choices[form] ?? choices[0];

/**
 * Path data of a closed outline with two equal sides about x = 180. `half` runs down the right side: a start, then
 * pairs of a curve's control point and its end, as "x y, x y, …" with x counted from the middle. A straight edge
 * repeats its end.
 */
export function balanced(half: string): string {
  const points = half.split(', ').map((point) => point.split(' ').map(Number));
  const side = (sign: number) => points.map(([x = 0, y = 0]) => d`${180 + sign * x} ${y}`);
  const [start = '', ...right] = side(1);
  const [turn = '', ...left] = side(-1).reverse();
  return `M${start}Q${right.join(' ')}L${turn}Q${left.join(' ')}Z`;
}

/** A shape that hangs before a wall, with the faint shadow it throws. */
export const hung = (data: string, fill: string): string =>
  `<path d="${data}" transform="translate(7 9)" opacity=".12" fill="#2b2630"/>${path(data, fill)}`;

const pattern = (size: number, content: string): string =>
  `<pattern id="p" width="${String(size)}" height="${String(size)}" patternUnits="userSpaceOnUse">${content}</pattern>`;

const prints = ({ main, accent }: Sketch): readonly [string, ...string[]] => [
  '',
  '',
  pattern(26, oval([7, 7, 3.4, 3.4], accent.base) + oval([20, 20, 3.4, 3.4], accent.base)),
  pattern(22, rect([0, 0, 22, 7], accent.base)),
  pattern(
    34,
    oval([9, 9, 5.5, 3.2], accent.base) +
      oval([9, 9, 3.2, 5.5], accent.base) +
      oval([9, 9, 1.8, 1.8], main.pale) +
      oval([26, 25, 4.4, 2.6], accent.light) +
      oval([22, 29, 2.2, 3.6], main.deep),
  ),
];

/** A print laid over cloth of that outline: none, spots, stripes or flowers. Once a picture. */
export function printed(data: string, sketch: Sketch): string {
  const cloth = sketch.chance.pick(prints(sketch));
  return cloth === '' ? '' : cloth + path(data, 'url(#p)');
}

/** What a screen shows: hills under a low sun. */
export const view = ([x, y, width, height]: Box, tone: Tone, chance: Chance): string =>
  rect([x, y, width, height], tone.pale, 3) +
  oval(
    [x + width * chance.between(0.3, 0.75), y + height * 0.36, height * 0.1, height * 0.1],
    '#fff8e4',
  ) +
  path(
    d`M${x} ${y + height * chance.between(0.5, 0.62)}q${width * 0.25} ${-height * 0.24} ${width * 0.5} 0t${width * 0.5} ${-height * 0.06}V${y + height}H${x}Z`,
    tone.base,
    0.8,
  ) +
  path(
    d`M${x} ${y + height * 0.84}q${width * 0.3} ${-height * 0.24} ${width * 0.6} ${-height * 0.02}t${width * 0.4} ${-height * 0.06}V${y + height}H${x}Z`,
    tone.deep,
    0.9,
  ) +
  path(d`M${x} ${y}h${width * 0.44}l${-width * 0.3} ${height}H${x}Z`, '#fff', 0.1);

/** Path data of `count` rays about a middle, each from the first distance to the second: spokes, or a dial's hours. */
export const rays = ([cx, cy]: Point, count: number, [from, to]: Point): string =>
  times(count, (at) => {
    const [x, y] = [Math.sin((at * 2 * Math.PI) / count), -Math.cos((at * 2 * Math.PI) / count)];
    return d`M${cx + x * from} ${cy + y * from}L${cx + x * to} ${cy + y * to}`;
  });

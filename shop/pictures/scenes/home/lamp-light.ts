/** Lamps that are on: the light about them, and shades of cloth. */
import { d, faint, oval, path, type Point } from '../../brush';
import type { Tone } from '../../tones';

/** The gradient that every `glow` of a picture shares. */
const glowGradient =
  '<radialGradient id="g"><stop offset=".2" stop-color="#ffecb0" stop-opacity=".85"/><stop offset="1" stop-color="#ffecb0" stop-opacity="0"/></radialGradient>';

export const glow = ([x, y]: Point, radius: number): string =>
  oval([x, y, radius * 1.3, radius * 1.2], 'url(#g)');

/** A drawing with its glows. */
export const lit = (drawing: string): string => glowGradient + drawing;

/** A shade of cloth; `x` is its middle and `y` its top. */
export const shade = (
  [x, y]: Point,
  [top, bottom, height]: readonly [number, number, number],
  tone: Tone,
): string =>
  path(
    d`M${x - top} ${y}h${top * 2}l${bottom - top} ${height}q${-bottom} 10 ${-bottom * 2} 0Z`,
    tone.round,
  ) +
  path(
    d`M${x - bottom} ${y + height}q${bottom} 10 ${bottom * 2} 0l-1 -7q${1 - bottom} 10 ${2 - bottom * 2} 0Z`,
    '#fff0bd',
  ) +
  faint(0.35, path(d`M${x - top} ${y}h${top * 2}l1 4h${-top * 2 - 2}Z`, '#ffffff'));

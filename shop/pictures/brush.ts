/** The shapes that scenes are made of, as SVG text. Coordinates are those of a picture 360 wide and 480 high. */

/** A number as SVG needs it: one decimal at most. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with its numbers shortened: d`M${1.234} 5` is "M1.2 5". */
export const d = (texts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  texts.reduce((path, text, at) => path + short(numbers[at - 1] ?? 0) + text);

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

export const path = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${short(opacity)}"`}/>`;

/** A stroke; its ends are round in a `drawing`. */
export const line = (data: string, colour: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;

export const rect = ([x, y, width, height]: Box, fill: string, corner = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}"${corner > 0 ? ` rx="${short(corner)}"` : ''} fill="${fill}"/>`;

/** An ellipse by its centre and radii. */
export const oval = ([cx, cy, rx, ry]: Box, fill: string): string =>
  rx === ry
    ? `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(rx)}" fill="${fill}"/>`
    : `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;

export const ring = ([cx, cy, rx, ry]: Box, colour: string, width: number): string =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;

/** A whole SVG. Round stroke ends are set once here, because a picture has dozens of strokes. */
export const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

/** The soft shadow where a thing touches what it stands on. */
export const shadow = (box: Box): string => oval(box, 'url(#s)');

export const turned = (degrees: number, [x, y]: Point, content: string): string =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${content}</g>`;

export const moved = ([x, y]: Point, scale: number, content: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${String(Math.round(scale * 1000) / 1000)})`}">${content}</g>`;

export const faint = (opacity: number, content: string): string =>
  `<g opacity="${String(Math.round(opacity * 100) / 100)}">${content}</g>`;

/** The same content on both sides of the line x = 180. */
export const twice = (content: string): string =>
  `${content}<g transform="matrix(-1 0 0 1 360 0)">${content}</g>`;

/** What `draw` makes of 0, 1, … up to `count`. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** One colour as light falls on it: five flat tones and two gradients. */
import { hexOf, type PictureColour } from './picture-colours';

export type Tone = {
  readonly base: string;
  readonly light: string;
  readonly pale: string;
  readonly dark: string;
  readonly deep: string;
  /** A fill lit from above left. */
  readonly fall: string;
  /** A fill for things that are round from side to side. */
  readonly round: string;
};

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Between two colours: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const end = channels(second);
  const mixed = channels(first).map((value, at) =>
    Math.round(value + ((end[at] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** 0 for black to 1 for white, as the eye weighs the channels. */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

const shade = '#1b1a2b';

/** The tones of a colour whose gradients are named `${id}f` and `${id}r`. */
export function createTone(colour: PictureColour, id: string): Tone {
  const base = hexOf(colour);
  const isPale = lightness(base) > 0.8;
  return {
    base,
    light: mix(base, '#ffffff', isPale ? 0.5 : 0.2),
    pale: mix(base, '#ffffff', 0.55),
    dark: mix(base, shade, isPale ? 0.13 : 0.22),
    deep: mix(base, shade, isPale ? 0.26 : 0.42),
    fall: `url(#${id}f)`,
    round: `url(#${id}r)`,
  };
}

type Stops = readonly (readonly [offset: number, colour: string])[];

const gradient = (id: string, end: string, stops: Stops): string =>
  `<linearGradient id="${id}" ${end}>${stops
    .map(([offset, colour]) => `<stop offset="${String(offset)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

const downwards = 'x2=".25" y2="1"';
const sidewards = 'x2="1"';

const rainbow: Stops = [
  [0, '#e0604f'],
  [0.22, '#eda34b'],
  [0.42, '#e9cf62'],
  [0.62, '#58a58d'],
  [0.82, '#4a7fb5'],
  [1, '#8465a6'],
];
const steel: Stops = [
  [0, '#dfe3e6'],
  [0.3, '#b3b9c0'],
  [0.45, '#eef0f2'],
  [0.7, '#a9b0b8'],
  [1, '#868d96'],
];

/** The stops of a colour's fall and of its round. */
function stopsOf(colour: PictureColour): readonly [Stops, Stops] {
  if (colour === 'multi') return [rainbow, rainbow];
  if (colour === 'stainless-steel' || colour === 'silver') return [steel, steel];
  const { base, light, dark, deep } = createTone(colour, '');
  return [
    [
      [0, light],
      [0.45, base],
      [1, dark],
    ],
    [
      [0, dark],
      [0.28, light],
      [0.55, base],
      [1, deep],
    ],
  ];
}

/** Those gradients of a tone that a drawing refers to. */
export function writeGradients(colour: PictureColour, id: string, drawing: string): string {
  const [fall, round] = stopsOf(colour);
  const { fall: fallFill, round: roundFill } = createTone(colour, id);
  return (
    (drawing.includes(fallFill) ? gradient(`${id}f`, downwards, fall) : '') +
    (drawing.includes(roundFill) ? gradient(`${id}r`, sidewards, round) : '')
  );
}

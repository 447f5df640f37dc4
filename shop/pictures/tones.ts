/** Colours as light falls on them: five flat tones and two gradients of each colour of a thing. */
import { hexOf, type PictureColour } from './picture-colours';

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

/** Whether a colour is nearly white, as the eye weighs the channels. */
export function isPale(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 > 0.8;
}

type Tones = Readonly<Record<'base' | 'light' | 'pale' | 'dark' | 'deep', string>>;

const shade = '#1b1a2b';

function createTones(colour: PictureColour): Tones {
  const base = hexOf(colour);
  return {
    base,
    light: mix(base, '#ffffff', isPale(base) ? 0.5 : 0.2),
    pale: mix(base, '#ffffff', 0.55),
    dark: mix(base, shade, isPale(base) ? 0.13 : 0.22),
    deep: mix(base, shade, isPale(base) ? 0.26 : 0.42),
  };
}

type Stops = readonly (readonly [offset: number, colour: string])[];

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
const sheens: Partial<Record<PictureColour, Stops>> = {
  multi: rainbow,
  silver: steel,
  'stainless-steel': steel,
};

/** Whether a flat tone does not show the colour. */
export const hasSheen = (colour: PictureColour): boolean => colour in sheens;

const gradient = (attributes: string, stops: Stops): string =>
  `<linearGradient ${attributes}>${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** `fall` suits flat sides, lit from above left; `round` suits what is round from side to side. */
function gradientsOf(name: string, colour: PictureColour): Readonly<Record<string, string>> {
  const { base, light, dark, deep } = createTones(colour);
  const fall: Stops = [
    [0, light],
    [0.45, base],
    [1, dark],
  ];
  const round: Stops = [
    [0, dark],
    [0.28, light],
    [0.55, base],
    [1, deep],
  ];
  return {
    [`${name}-fall`]: gradient(`id="${name}-fall" x2=".25" y2="1"`, sheens[colour] ?? fall),
    [`${name}-round`]: gradient(`id="${name}-round" x2="1"`, sheens[colour] ?? round),
  };
}

/** The contact shadow under a thing, the light of a lamp that is on, and the light in the room. */
const lights = {
  shadow:
    '<radialGradient id="shadow"><stop stop-opacity=".36"/><stop offset=".6" stop-opacity=".15"/><stop offset="1" stop-opacity="0"/></radialGradient>',
  glow: '<radialGradient id="glow"><stop offset=".2" stop-color="#ffecb0" stop-opacity=".85"/><stop offset="1" stop-color="#ffecb0" stop-opacity="0"/></radialGradient>',
  light:
    '<radialGradient id="light" cx=".32" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a3436" stop-opacity=".1"/></radialGradient>',
};

/** Fills in the tones of a drawing, such as `var(--main-dark)`, and adds the gradients that it refers to. */
export function paint(drawing: string, main: PictureColour, accent: PictureColour): string {
  const gradients = { ...gradientsOf('main', main), ...gradientsOf('accent', accent), ...lights };
  const used = Object.entries(gradients).filter(([id]) => drawing.includes(`url(#${id})`));
  const tones = { main: createTones(main), accent: createTones(accent) };
  const painted = drawing.replaceAll(
    /var\(--(main|accent)-?(light|pale|dark|deep)?\)/g,
    (_, name: keyof typeof tones, tone: keyof Tones = 'base') => tones[name][tone],
  );
  return `<defs>${used.map(([, text]) => text).join('')}</defs>${painted}`;
}

/** The colours of things: the names that shoppers read, in lower case with hyphens, and their sRGB values. */
const hexByColour = {
  black: '#2b2c30',
  white: '#f5f4f1',
  cream: '#f1e7d2',
  beige: '#d9c6a5',
  natural: '#cda774',
  tan: '#b98048',
  brown: '#74492d',
  grey: '#9a9da1',
  charcoal: '#4b4f56',
  silver: '#c3c8ce',
  'stainless-steel': '#b4bac1',
  gold: '#cfa64a',
  copper: '#bd7048',
  bronze: '#8b6a3f',
  red: '#c23a33',
  burgundy: '#7a2638',
  pink: '#e48fa8',
  blush: '#ecc7bd',
  coral: '#ee7f66',
  orange: '#e58231',
  mustard: '#d1a02f',
  yellow: '#f0cd4b',
  green: '#3f8157',
  olive: '#7c7c45',
  sage: '#a6b697',
  mint: '#abd9c3',
  teal: '#1f7777',
  turquoise: '#3fb2b5',
  blue: '#3b6fb4',
  navy: '#27395f',
  purple: '#6d4a8c',
  lilac: '#b9a4d3',
  multi: '#e0785e',
} as const;

export type PictureColour = keyof typeof hexByColour;

export const pictureColours = Object.keys(hexByColour) as readonly PictureColour[];

export const isPictureColour = (value: string): value is PictureColour =>
  Object.hasOwn(hexByColour, value);

/** The plain value; `multi` has that of its leading colour. */
export const hexOf = (colour: PictureColour): string => hexByColour[colour];

/** The name as a shopper reads it: `stainless-steel` is "Stainless steel". */
export const colourName = (colour: PictureColour): string =>
  (colour.charAt(0).toUpperCase() + colour.slice(1)).replaceAll('-', ' ');

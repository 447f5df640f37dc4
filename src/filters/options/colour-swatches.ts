/** The fixed map from colour name to colour (docs/product.md, 9.4). */
import { isDark } from '../../lib/luminance';

/** One colour, or up to four that share the disc. */
export type ColourSwatch = readonly string[];

const swatches: Readonly<Record<string, ColourSwatch>> = {
  beige: ['#e2d3b7'],
  black: ['#17181a'],
  blue: ['#2763c4'],
  blush: ['#e8c4bd'],
  bronze: ['#8c6239'],
  brown: ['#6b4226'],
  burgundy: ['#6d1f33'],
  charcoal: ['#3f444b'],
  chrome: ['#cfd4d9', '#8f979f'],
  copper: ['#b5683d'],
  coral: ['#f4765f'],
  cream: ['#f6ecd2'],
  gold: ['#c9a13b'],
  green: ['#2f7d43'],
  grey: ['#84888e'],
  lilac: ['#bda2d6'],
  mint: ['#a9dcc3'],
  multi: ['#d8392f', '#f2b632', '#2f7d43', '#2763c4'],
  mustard: ['#d09a1f'],
  natural: ['#d3b48a'],
  navy: ['#1c2b52'],
  olive: ['#6b6f37'],
  orange: ['#e9761f'],
  pink: ['#ee9bb8'],
  purple: ['#6b3fa0'],
  red: ['#c92a2a'],
  sage: ['#a3b18a'],
  silver: ['#c3c7cb'],
  'stainless steel': ['#d5d9dc', '#a4aab0'],
  tan: ['#c08a55'],
  teal: ['#0f7c80'],
  turquoise: ['#34bfc0'],
  white: ['#ffffff'],
  yellow: ['#f5d33b'],
};

const otherSpellings: Readonly<Record<string, string>> = {
  gray: 'grey',
  multicolour: 'multi',
  multicoloured: 'multi',
  'multi coloured': 'multi',
};

/** The swatch of a colour's name in any case, with hyphens or spaces; undefined for an unknown name. */
export function colourSwatch(name: string): ColourSwatch | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  const key = Object.hasOwn(otherSpellings, plain) ? otherSpellings[plain] : plain;
  return key !== undefined && Object.hasOwn(swatches, key) ? swatches[key] : undefined;
}

/** The colours that the listing API gives, else those of the name. */
export const discColours = (name: string, swatch: string | undefined): ColourSwatch =>
  swatch?.split(' ') ?? colourSwatch(name) ?? [];

/** Whether a white mark shows better than a black one on a colour such as "#1c2b52". */
export const isDarkColour = (colour: string): boolean => isDark(colour.slice(1));

/** The small pictures that are not products: swatches of colours, and the shop's own icon. */
import { path, rect } from './brush';
import type { PictureColour } from './picture-colours';
import { createTone, writeGradients } from './tones';

const square = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(size)} ${String(size)}" width="${String(size)}" height="${String(size)}">${content}</svg>`;

/** A plain square of the colour, 40 by 40; `multi` and metals have their gradient. */
export const drawSwatch = (colour: PictureColour): string => {
  const { base, fall } = createTone(colour, 'm');
  const isPlain = !['multi', 'silver', 'stainless-steel'].includes(colour);
  const fill = isPlain ? base : fall;
  const gradients = writeGradients(colour, 'm', fill);
  return square(40, `${gradients && `<defs>${gradients}</defs>`}${rect([0, 0, 40, 40], fill)}`);
};

/** The shop's mark: an M that is the handles of a basket. */
export const drawIcon = (): string =>
  square(
    32,
    rect([0, 0, 32, 32], '#0a5c5a', 7) +
      '<path d="M8 17V10l8 7l8-7v7" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>' +
      path('M5 17h22l-2.6 8.2q-.4 1.3-1.8 1.3h-13.2q-1.4 0-1.8-1.3Z', '#ffc933'),
  );

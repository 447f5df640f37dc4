/** The small pictures that are not products: swatches of colours, and the shop's own icon. */
import { drawing, line, path, rect } from './brush';
import type { PictureColour } from './picture-colours';
import { createTone, writeGradients } from './tones';

/** A plain square of the colour, 40 by 40; `multi` and metals have their gradient. */
export function drawSwatch(colour: PictureColour): string {
  const { base, fall } = createTone(colour, 'm');
  const isPlain = !['multi', 'silver', 'stainless-steel'].includes(colour);
  const fill = isPlain ? base : fall;
  const gradients = writeGradients(colour, 'm', fill);
  return drawing(
    40,
    40,
    `${gradients && `<defs>${gradients}</defs>`}${rect([0, 0, 40, 40], fill)}`,
  );
}

/** The shop's mark: an M that is the handles of a basket. */
export const drawIcon = (): string =>
  drawing(
    32,
    32,
    rect([0, 0, 32, 32], '#0a5c5a', 7) +
      line('M8 17V10l8 7l8-7v7', '#ffffff', 3) +
      path('M5 17h22l-2.6 8.2q-.4 1.3-1.8 1.3h-13.2q-1.4 0-1.8-1.3Z', '#ffc933'),
  );

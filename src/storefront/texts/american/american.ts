/** English as in the United States. */
import type { Formats } from '../../formats';
import { englishTexts } from '../english/english';
import { productTexts } from '../english/product';
import type { Texts } from '../texts';

export const americanTexts = (formats: Formats): Texts => ({
  ...englishTexts(formats),
  product: productTexts(formats, {
    colours: { one: 'color', other: 'colors' },
    serialComma: ',',
  }),
});

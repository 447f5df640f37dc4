/** German, with the formal "Sie". */
import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { countTexts } from './counts';
import { fallbackTexts } from './fallback';
import { filterTexts } from './filters';
import { pageTexts } from './page';
import { productTexts } from './product';
import { resultsBarTexts } from './results-bar';

export function germanTexts(formats: Formats): Texts {
  const counts = countTexts(formats);
  return {
    counts,
    fallback: fallbackTexts(formats),
    ...filterTexts(formats),
    ...pageTexts(formats, counts),
    ...productTexts(formats),
    ...resultsBarTexts(formats, counts),
  };
}

import { renderToStaticMarkup } from 'react-dom/server';
import { englishOn } from '../english';
import { readRecommendation, type TileOptions } from './tile';
import { RecommendedProduct } from './RecommendedProduct';
import { recommendationSlot } from './slot';

/**
 * The mount points of a listing with what the listing API recommends in its response, so that it shows without
 * scripting.
 */
export function recommendationSlots(
  response: unknown,
  { canBeSaved, ...options }: TileOptions & { readonly canBeSaved: boolean },
): Readonly<Record<string, string>> {
  const recommendation = readRecommendation(response, options);
  if (!recommendation) return {};
  const saveTexts = canBeSaved ? options.language.texts.product : undefined;
  const lang = englishOn(options.language.locale);
  const markup = renderToStaticMarkup(
    <RecommendedProduct {...{ recommendation, lang, saveTexts }} />,
  );
  return { [recommendationSlot]: markup };
}

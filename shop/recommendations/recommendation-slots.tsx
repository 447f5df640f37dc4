import { renderToStaticMarkup } from 'react-dom/server';
import { readRecommendation, type TileOptions } from './tile';
import { RecommendedProduct } from './RecommendedProduct';
import { recommendationSlot } from './slot';

/** The mount points of a listing with what the listing API recommends in its response, so that it shows without scripting. */
export function recommendationSlots(
  response: unknown,
  options: TileOptions,
): Readonly<Record<string, string>> {
  const recommendation = readRecommendation(response, options);
  if (!recommendation) return {};
  const markup = renderToStaticMarkup(<RecommendedProduct recommendation={recommendation} />);
  return { [recommendationSlot]: markup };
}

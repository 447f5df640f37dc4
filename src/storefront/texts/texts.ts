/** Every text that the page shows or a screen reader speaks. A language that misses one is a type error. */
import type { englishTexts } from './english/english';

export type Texts = ReturnType<typeof englishTexts>;
export type FallbackText = Texts['fallback']['failed'];

/** `Recommended`; a search has "Most Relevant" instead, because elsewhere the shop recommends. */
export const sortLabel = (
  { sort }: Texts,
  order: keyof Texts['sort']['orders'],
  listingType: string,
): string =>
  order === 'relevance' && listingType === 'search' ? sort.mostRelevant : sort.orders[order];

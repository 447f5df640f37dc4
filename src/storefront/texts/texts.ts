/** Every text that the page shows or a screen reader speaks. A language that misses one is a type error. */
import type { englishTexts } from './english/english';

export type Texts = ReturnType<typeof englishTexts>;
export type FallbackText = Texts['fallback']['failed'];

/** `Recommended`; a search has "Most Relevant" instead, because elsewhere the shop recommends. */
export function sortLabel(
  { sort }: Texts,
  order: keyof Texts['sort']['orders'] | `${string}.${string}`,
  listingType: string,
): string {
  // With the labels of the orders that the storefront adds; an address can have one that is not offered.
  const orders: Readonly<Record<string, string>> = sort.orders;
  return order === 'relevance' && listingType === 'search'
    ? sort.mostRelevant
    : (orders[order] ?? order);
}

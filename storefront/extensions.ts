/** What this shop adds to the page, in a chunk of its own. */
import { Subcategories, type CardPart, type ContentSlot } from 'product-listing-page';
import { CompareLink } from './CompareLink';

export const cardParts: readonly CardPart[] = [{ place: 'action', Part: CompareLink }];

export const contentSlots: readonly ContentSlot[] = [
  { place: 'above-grid', Content: Subcategories },
];

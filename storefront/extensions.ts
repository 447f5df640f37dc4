/** What this shop adds to the page, in a chunk of its own. */
import type { CardPart } from 'product-listing-page';
import { CompareLink } from './CompareLink';

export const cardParts: readonly CardPart[] = [{ place: 'action', Part: CompareLink }];

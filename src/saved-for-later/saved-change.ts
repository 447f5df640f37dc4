/** What the shop's tabs tell each other when a product is saved or removed (docs/product.md, 12.5). */
import { isRecord } from '../lib/read-unknown';
import type { SavedList } from './saved-session';

/** The topic of messages between the shop's tabs. */
export const savedTopic = 'saved-for-later';

export type SavedChange = { readonly productId: string; readonly isSaved: boolean };

/** Where it is known, the product is saved in the colour of this name. */
export type ColouredChange = SavedChange & { readonly colour?: string | undefined };

export const isSavedChange = (value: unknown): value is SavedChange =>
  isRecord(value) && typeof value.productId === 'string' && typeof value.isSaved === 'boolean';

/** The list with the product at its end, or without it. */
export function changeList(
  { savedProducts }: SavedList,
  { productId, isSaved }: SavedChange,
): SavedList {
  const others = savedProducts.filter((product) => product.productId !== productId);
  return { savedProducts: isSaved ? [...others, { productId }] : others };
}

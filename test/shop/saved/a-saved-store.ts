/** A saved store in memory. */
import type { SavedStore } from '../../../shop/saved/saved-store';

export function aSavedStore(): SavedStore {
  const lists = new Map<string, readonly string[]>();
  const listOf = (shopperId: string) => lists.get(shopperId) ?? [];
  return {
    list: (shopperId) => Promise.resolve(listOf(shopperId)),
    add: ({ shopperId, productId }) => {
      const list = listOf(shopperId);
      if (!list.includes(productId)) lists.set(shopperId, [productId, ...list]);
      return Promise.resolve('saved');
    },
    remove: ({ shopperId, productId }) => {
      lists.set(
        shopperId,
        listOf(shopperId).filter((id) => id !== productId),
      );
      return Promise.resolve();
    },
    expire: () => Promise.resolve(0),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

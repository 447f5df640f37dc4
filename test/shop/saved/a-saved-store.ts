/** A saved store in memory. */
import type { ListedProduct, SavedStore } from '../../../shop/saved/saved-store';

/** The ids of a list. */
export const idsOf = async (
  list: Promise<readonly ListedProduct[]> | undefined,
): Promise<readonly string[]> => ((await list) ?? []).map(({ productId }) => productId);

export function aSavedStore(): SavedStore {
  const lists = new Map<string, readonly ListedProduct[]>();
  const listOf = (shopperId: string) => lists.get(shopperId) ?? [];
  return {
    list: (shopperId) => Promise.resolve(listOf(shopperId)),
    add: ({ shopperId, ...product }) => {
      const list = listOf(shopperId);
      if (!list.some(({ productId }) => productId === product.productId))
        lists.set(shopperId, [product, ...list]);
      return Promise.resolve('saved');
    },
    remove: ({ shopperId, productId }) => {
      lists.set(
        shopperId,
        listOf(shopperId).filter((product) => product.productId !== productId),
      );
      return Promise.resolve();
    },
    expire: () => Promise.resolve(0),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

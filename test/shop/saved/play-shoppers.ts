/** Shoppers that click save buttons at the same time, each of them one click after the other. */
import type { SavedStore } from '../../../shop/saved/saved-store';

type Play = { readonly shoppers: number; readonly clicks: number; readonly seed: number };

/** A small generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Resolves with the products that each shopper must have saved in the end. */
export async function playShoppers(store: SavedStore, { shoppers, clicks, seed }: Play) {
  const expected = new Map<string, Set<string>>();
  const random = createRandom(seed);
  const play = async (shopperId: string) => {
    const saved = new Set<string>();
    expected.set(shopperId, saved);
    for (let click = 0; click < clicks; click += 1) {
      const productId = `product ${Math.floor(random() * 20)}`;
      if (saved.delete(productId)) await store.remove({ shopperId, productId });
      else {
        saved.add(productId);
        await store.add({ shopperId, productId });
      }
    }
  };
  await Promise.all(
    Array.from({ length: shoppers }, (_, index) => play(`player-${seed}-${index}`)),
  );
  return expected;
}

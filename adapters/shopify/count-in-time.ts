/** The counts of one listing. Those that Shopify needs too long for, or fails, are as high as is known by then. */
import { withinTime } from '../within-time';
import { vendor } from './request-storefront';
import { deepestCursor, type ProductList, type WalkProducts } from './walk-products';

export type ListingCounts = {
  /** The number of products of a list, or what is known of it: `least`, or how far the walk has come. */
  readonly count: (list: ProductList, least?: number) => Promise<number>;
  /** Why a count is not exact; undefined when all are. */
  readonly problem: () => string | undefined;
};

/**
 * From the start of the listing: its products must not wait longer. What is not counted by then is for the next
 * shopper.
 */
const longestMs = 3_000;

export function countInTime(walk: Pick<WalkProducts, 'countAll' | 'countedSoFar'>): ListingCounts {
  const endMs = performance.now() + longestMs;
  let problem: string | undefined;
  return {
    count: (list, least = 0) => {
      // Cached counts are there even when no time is left.
      const timeoutMs = Math.max(0, Math.round(endMs - performance.now()));
      return withinTime(walk.countAll(list), { vendor, timeoutMs }).catch((error: unknown) => {
        problem = (error as Error).message;
        return Math.min(Math.max(walk.countedSoFar(list), least), deepestCursor);
      });
    },
    problem: () => problem,
  };
}

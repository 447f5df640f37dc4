// A cache whose entries are fresh, then stale, then gone; the least recently used ones make room.
import { LRUCache } from 'lru-cache';

/** @typedef {'fresh' | 'stale' | 'missing'} Found */

/**
 * `request` says what the cache has for a key. A stale or missing entry is fetched at once, so it is fresh afterwards.
 * @param {{ readonly freshSeconds: number, readonly staleSeconds: number, readonly most: number }} limits
 */
export function createTimedCache({ freshSeconds, staleSeconds, most }) {
  /** When each entry was fetched, in seconds. @type {LRUCache<number, number> | undefined} */
  const fetchedAt =
    most > 0 ? new LRUCache({ maxSize: most, sizeCalculation: () => 1 }) : undefined;
  return {
    /** @type {(key: number, atSeconds: number) => Found} */
    request(key, atSeconds) {
      const age = atSeconds - (fetchedAt?.get(key) ?? -Infinity);
      if (age <= freshSeconds) return 'fresh';
      fetchedAt?.set(key, atSeconds);
      return age <= freshSeconds + staleSeconds ? 'stale' : 'missing';
    },
  };
}

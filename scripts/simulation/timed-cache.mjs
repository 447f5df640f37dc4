// A cache whose entries are fresh, then stale, then gone; the least recently used ones make room.

/** @typedef {'fresh' | 'stale' | 'missing'} Found */

/**
 * `request` says what the cache has for a key. A stale or missing entry is fetched at once, so it is fresh afterwards.
 * @param {{ readonly freshSeconds: number, readonly staleSeconds: number, readonly most: number }} limits
 */
export function createTimedCache({ freshSeconds, staleSeconds, most }) {
  /**
   * When each entry was fetched, in seconds; the least recently used first.
   * @type {Map<number, number>}
   */
  const fetchedAt = new Map();
  return {
    /** @type {(key: number, atSeconds: number) => Found} */
    request(key, atSeconds) {
      if (most < 1) return 'missing';
      const age = atSeconds - (fetchedAt.get(key) ?? -Infinity);
      const isFresh = age <= freshSeconds;
      fetchedAt.delete(key);
      fetchedAt.set(key, isFresh ? atSeconds - age : atSeconds);
      if (fetchedAt.size > most) fetchedAt.delete(fetchedAt.keys().next().value ?? key);
      if (isFresh) return 'fresh';
      return age <= freshSeconds + staleSeconds ? 'stale' : 'missing';
    },
  };
}

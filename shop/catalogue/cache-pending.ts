/** Caches promises, so that equal requests share one, also while it is pending. */
import { LRUCache } from 'lru-cache';

export type PendingCache<Value> = {
  /**
   * The cached promise, else a new one. A rejected one is dropped: its callers get the error, the next call tries
   * again.
   */
  readonly get: (key: string, start: () => Promise<Value>) => Promise<Value>;
  readonly clear: () => void;
};

export function cachePending<Value>(limits: {
  readonly max: number;
  readonly ttl?: number;
}): PendingCache<Value> {
  const cache = new LRUCache<string, Promise<Value>>(limits);
  return {
    get: (key, start) => {
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const started = start();
      cache.set(key, started);
      started.catch(() => {
        if (cache.peek(key) === started) cache.delete(key);
      });
      return started;
    },
    clear: () => cache.clear(),
  };
}

/** Caches what a vendor changes with imports or its configuration, not with requests. */
import { LRUCache } from 'lru-cache';

const cachedMs = 5 * 60_000;

/** Reads again after five minutes. Calls while a read is pending share it. */
export function cacheRead<Value extends object>(read: () => Promise<Value>): () => Promise<Value> {
  const cache = new LRUCache<'value', Value>({ max: 1, ttl: cachedMs, fetchMethod: read });
  return () => cache.forceFetch('value');
}

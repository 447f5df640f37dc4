import type { BrowserStorage } from './platform';

/** For tests: a storage of a browser that ends with the page. */
export function createMemoryStorage(): BrowserStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

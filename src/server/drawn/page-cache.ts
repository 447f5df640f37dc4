/** Keeps drawn pages a short while, so that many shoppers who look at the same listing cost little more than one. */
import { LRUCache } from 'lru-cache';
import type { DrawnPage } from './drawn-page';

export type PageSource = 'hit' | 'stale' | 'shared' | 'drawn';
export type Draw = () => Promise<DrawnPage>;

export type PageCache = {
  /**
   * The page of this key. Fresh, it is sent as it is; stale, it is sent while a newer one is drawn behind it, and sent
   * on when that fails; equal requests wait for one drawing. Rejects when the drawing does. Only pages of status 200
   * are kept.
   */
  readonly get: (
    key: string,
    draw: Draw,
  ) => Promise<{ readonly page: DrawnPage; readonly source: PageSource }>;
  readonly sizeBytes: () => number;
};

type PageCacheOptions = {
  readonly maxBytes: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly nowMs?: () => number;
};

type Entry = { readonly page: DrawnPage; readonly atMs: number };

/** `maxBytes` of 0 keeps nothing; equal requests at the same time still share one drawing. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs, staleMs, nowMs = Date.now } = options;
  const entries =
    maxBytes > 0
      ? new LRUCache<string, Entry>({
          maxSize: maxBytes,
          sizeCalculation: ({ page }, key) => page.sizeBytes + 2 * key.length,
        })
      : undefined;
  const drawing = new Map<string, Promise<DrawnPage>>();

  function redraw(key: string, draw: Draw): Promise<DrawnPage> {
    const promise = draw()
      .then((page) => {
        if (page.status === 200) entries?.set(key, { page, atMs: nowMs() });
        return page;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, promise);
    return promise;
  }

  return {
    sizeBytes: () => entries?.calculatedSize ?? 0,
    async get(key, draw) {
      const entry = entries?.get(key);
      const ageMs = entry ? nowMs() - entry.atMs : Infinity;
      if (entry && ageMs <= freshMs + staleMs) {
        if (ageMs <= freshMs) return { page: entry.page, source: 'hit' };
        // A failure behind the shopper's back shows when the page is too old to be sent.
        if (!drawing.has(key)) redraw(key, draw).catch(() => undefined);
        return { page: entry.page, source: 'stale' };
      }
      const shared = drawing.get(key);
      return shared
        ? { page: await shared, source: 'shared' }
        : { page: await redraw(key, draw), source: 'drawn' };
    },
  };
}

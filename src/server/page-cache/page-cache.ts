/** Keeps drawn pages a short while, so that many shoppers who look at the same listing cost little more than one. */
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page';
import { createCoalescedRenders, type Draw } from './coalesced-render';

type PageSource = 'hit' | 'stale' | 'shared' | 'drawn';

export type PageCache = {
  /**
   * The page of this key. Fresh, it is sent as it is; stale, it is sent while a newer one is drawn behind it, and sent
   * on when that fails; equal requests wait for one drawing, which is given up when `leaving` has aborted for all of them.
   * Rejects when the drawing does. Only pages of status 200 are kept, and none above `largestCachedPageBytes`.
   */
  readonly get: (
    key: string,
    draw: Draw,
    leaving: AbortSignal,
  ) => Promise<{ readonly page: RenderedPage; readonly source: PageSource }>;
  readonly sizeBytes: () => number;
};

type PageCacheOptions = {
  readonly maxBytes: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly nowMs?: () => number;
};

type Entry = { readonly page: RenderedPage; readonly atMs: number };

/** A larger page is sent and not kept: a few of them would leave no room for the others. */
export const largestCachedPageBytes = 1_048_576;

/** `maxBytes` of 0 keeps nothing; equal requests at the same time still share one drawing. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs, staleMs, nowMs = () => performance.now() } = options;
  const entries =
    maxBytes > 0
      ? new LRUCache<string, Entry>({
          maxSize: maxBytes,
          sizeCalculation: ({ page }, key) => page.sizeBytes + 2 * key.length,
        })
      : undefined;
  const drawings = createCoalescedRenders();
  const ageMsOf = (entry: Entry | undefined) => (entry ? nowMs() - entry.atMs : Infinity);
  const keeping =
    (key: string, draw: Draw): Draw =>
    async (signal) => {
      const page = await draw(signal);
      if (page.status === 200 && page.htmlBytes <= largestCachedPageBytes)
        entries?.set(key, { page, atMs: nowMs() });
      return page;
    };

  return {
    sizeBytes: () => entries?.calculatedSize ?? 0,
    async get(key, draw, leaving) {
      const entry = entries?.get(key);
      const ageMs = ageMsOf(entry);
      if (entry && ageMs <= freshMs) return { page: entry.page, source: 'hit' };
      const present = drawings.present(key);
      const drawing = present ?? drawings.start(key, keeping(key, draw));
      if (entry && ageMs <= freshMs + staleMs) return { page: entry.page, source: 'stale' };
      drawing.join(leaving);
      return { page: await drawing.page, source: present ? 'shared' : 'drawn' };
    },
  };
}

/** Caches rendered pages for a short time, so that many shoppers on the same listing cost little more than one. */
import { LRUCache } from 'lru-cache';
import type { Waiters } from '../limits/fair-queue';
import type { PageSource } from '../metrics';
import type { RenderedPage } from './rendered-page';
import { createCoalescedRenders, type RenderPage } from './coalesced-render';

export type PageCache = {
  /**
   * The page of this key. A stale page is returned while a newer one is rendered. Equal requests share one render,
   * which is aborted when all of them have left. Fastify makes a request's signal when it is first read, which a page
   * of the cache does not need. Caches only pages of status 200 up to `largestCachedPageBytes`.
   */
  readonly get: (
    key: string,
    renderPage: RenderPage,
    waiters: () => Waiters,
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

/** A larger page is sent and not cached: a few of them would leave no room for the others. */
export const largestCachedPageBytes = 1_048_576;

/** `maxBytes` of 0 caches nothing; equal requests at the same time still share one render. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs, staleMs, nowMs = () => performance.now() } = options;
  const entries =
    maxBytes > 0
      ? new LRUCache<string, Entry>({
          maxSize: maxBytes,
          sizeCalculation: ({ page }, key) => page.sizeBytes + 2 * key.length,
        })
      : undefined;
  const renders = createCoalescedRenders();
  const ageMsOf = (entry: Entry | undefined) => (entry ? nowMs() - entry.atMs : Infinity);
  const caching =
    (key: string, renderPage: RenderPage): RenderPage =>
    async (waiters) => {
      const page = await renderPage(waiters);
      if (page.status === 200 && page.htmlBytes <= largestCachedPageBytes)
        entries?.set(key, { page, atMs: nowMs() });
      return page;
    };

  return {
    sizeBytes: () => entries?.calculatedSize ?? 0,
    async get(key, renderPage, waiters) {
      const entry = entries?.get(key);
      const ageMs = ageMsOf(entry);
      if (entry && ageMs <= freshMs) return { page: entry.page, source: 'hit' };
      const isStale = ageMs <= freshMs + staleMs;
      const render = renders.join(key, caching(key, renderPage), isStale ? undefined : waiters());
      if (entry && isStale) return { page: entry.page, source: 'stale' };
      return { page: await render.page, source: render.wasPending ? 'shared' : 'rendered' };
    },
  };
}

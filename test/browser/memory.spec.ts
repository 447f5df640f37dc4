/** What a long visit costs: the heap after a thousand listings. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test, whenReady } from './shop';

const megabyte = 1_000_000;
const navigations = 1_000;

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Ticks ten boxes in the order of a Gray code, so that each press leads to a listing not seen before. */
const wander = (page: Page) =>
  page.evaluate(async (count) => {
    const boxes = () => document.querySelectorAll<HTMLInputElement>('input[name="f.brand"]');
    const nextListing = () =>
      new Promise((shown) =>
        document.addEventListener('plp:results-update', shown, { once: true }),
      );
    for (let step = 1; step <= count; step += 1) {
      const shown = nextListing();
      boxes()[Math.log2(step & -step)]?.click();
      await shown;
    }
  }, navigations);

test('a thousand navigations in one tab grow the heap by less than 10 MB', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  await page.goto('/browse/furniture');
  await whenReady(page);
  const session = await page.context().newCDPSession(page);
  const before = await heapBytes(session);
  await wander(page);
  const grown = (await heapBytes(session)) - before;
  test.info().annotations.push({ type: 'grown by', description: `${String(grown)} bytes` });
  expect(watched.listingRequests).toHaveLength(navigations);
  expect(grown).toBeLessThan(10 * megabyte);
});

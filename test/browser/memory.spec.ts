/** What a long visit costs: the heap after a thousand listings. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test, whenReady } from './shop';

const megabyte = 1_000_000;
const navigations = 1_000;
/** A listing that nobody looks at is dropped after five minutes. */
const longestUnusedMs = 5 * 60_000;

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Ticks ten boxes in the order of a Gray code, so that each press leads to a listing not seen before. */
const wander = (page: Page, first: number, last: number) =>
  page.evaluate(
    async (steps) => {
      const boxes = () => document.querySelectorAll<HTMLInputElement>('input[name="f.brand"]');
      const nextListing = () =>
        new Promise((shown) =>
          document.addEventListener('plp:results-update', shown, { once: true }),
        );
      for (let step = steps.first; step <= steps.last; step += 1) {
        const shown = nextListing();
        boxes()[Math.log2(step & -step)]?.click();
        await shown;
      }
    },
    { first, last },
  );

test('a thousand navigations in one tab grow the heap by less than 10 MB, five minutes later', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  await page.clock.install();
  await page.goto('/browse/furniture');
  await whenReady(page);
  const session = await page.context().newCDPSession(page);
  const before = await heapBytes(session);
  await wander(page, 1, navigations - 2);
  await page.clock.fastForward(longestUnusedMs + 1_000);
  // What React rendered last still holds the state of that time.
  await wander(page, navigations - 1, navigations);
  const grown = (await heapBytes(session)) - before;
  test.info().annotations.push({ type: 'grown by', description: `${String(grown)} bytes` });
  expect(watched.listingRequests).toHaveLength(navigations);
  expect(grown).toBeLessThan(10 * megabyte);
});

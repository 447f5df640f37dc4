import type { CDPSession, Page } from '@playwright/test';
import { expect, test, whenReady } from './shop';

const megabyte = 1_000_000;
const warmUp = 40;
const navigations = 120;
/** The cache drops a listing five minutes after it was last on screen. */
const longestUnusedMs = 5 * 60_000;

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Toggles ten boxes in the order of a Gray code, so that each click opens a new listing. */
const openNewListings = (page: Page, first: number, last: number) =>
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

test('eighty navigations in one tab grow the heap by less than 1.2 MB, five minutes later', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  await page.clock.install();
  await page.goto('/browse/furniture');
  await whenReady(page);
  const session = await page.context().newCDPSession(page);
  /** After the last two listings: the last render of React still holds the earlier state. */
  const heapAfter = async (first: number, last: number) => {
    await openNewListings(page, first, last - 2);
    await page.clock.fastForward(longestUnusedMs + 1_000);
    await openNewListings(page, last - 1, last);
    return heapBytes(session);
  };
  // By then the engine has compiled what it will, and the page has loaded its parts.
  const before = await heapAfter(1, warmUp);
  const growthBytes = (await heapAfter(warmUp + 1, navigations)) - before;
  test.info().annotations.push({ type: 'grown by', description: `${String(growthBytes)} bytes` });
  expect(watched.listingRequests).toHaveLength(navigations);
  expect(growthBytes).toBeLessThan(1.2 * megabyte);
});

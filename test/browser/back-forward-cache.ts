/** Whether the back/forward cache of browsers can hold a page. */
import { chromium, expect, test, type Page } from '@playwright/test';
import { closeAfterTest } from '../support/close-after-test';
import { whenReady } from './shop';

/**
 * The reasons against caching a listing page of this shop after `use`. A headless browser caches no page but still
 * reports all reasons; those of the browser itself have the type "Circumstantial".
 */
export async function backForwardCacheObstacles(
  address: string,
  use: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  closeAfterTest(() => browser.close());
  const page = await browser.newPage({ baseURL: address });
  const cdp = await page.context().newCDPSession(page);
  const obstacles: string[] = [];
  let isReported = false;
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    isReported = true;
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') obstacles.push(reason);
  });
  await cdp.send('Page.enable');
  await page.goto('/browse/furniture');
  await whenReady(page);
  await use(page);
  await page.goto('/');
  await page.goBack();
  const wasRestored = await page.evaluate(
    () => performance.getEntriesByType('navigation').length === 0,
  );
  await expect.poll(() => isReported || wasRestored).toBe(true);
  return obstacles;
}

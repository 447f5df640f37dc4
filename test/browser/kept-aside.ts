/** Whether browsers may keep a page aside, whole, for the way back. */
import { chromium, expect, test, type Page } from '@playwright/test';
import { closeAfterTest } from '../support/close-after-test';
import { whenReady } from './shop';

/**
 * What on a listing page of this shop keeps the browser from keeping it; `use` is done on the page before it is left. A headless
 * browser keeps none, but it still names every reason, and those of its own it calls "Circumstantial".
 */
export async function obstaclesToKeeping(
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
  let isAnswered = false;
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    isAnswered = true;
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') obstacles.push(reason);
  });
  await cdp.send('Page.enable');
  await page.goto('/browse/furniture');
  await whenReady(page);
  await use(page);
  await page.goto('/');
  await page.goBack();
  const wasKept = await page.evaluate(
    () => performance.getEntriesByType('navigation').length === 0,
  );
  await expect.poll(() => isAnswered || wasKept).toBe(true);
  return obstacles;
}

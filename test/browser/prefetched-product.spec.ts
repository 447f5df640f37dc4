/** The page of a product, which the browser fetches while the mouse rests on its card. */
import type { Page } from '@playwright/test';
import { runShop } from './run-shop';
import { expect, test, whenReady } from './shop';

/** Rests on the card so long that a moderate rule takes it for intent, then opens the product. */
async function openAfterRest(page: Page, shop: string): Promise<string> {
  await page.goto(`${shop}/browse/furniture`);
  await whenReady(page);
  const card = page.locator('.plp-card__link').first();
  await card.hover();
  await page.waitForTimeout(1_000);
  await card.click();
  await page.waitForURL(/\/product\//);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
}

test('a card under the mouse has the page of its product fetched', async ({ page }) => {
  // A shop of its own starts first.
  test.slow();
  const shop = await runShop({ PREFETCH_PRODUCTS: 'true' });
  expect(await openAfterRest(page, shop.address)).toBe('navigational-prefetch');
});

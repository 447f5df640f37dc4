/** The search form of the shop: what its box holds (docs/product.md, 21). */
import type { Page } from '@playwright/test';
import { expect, isMarked, markDocument, test, whenReady } from './shop';

const boxOf = (page: Page) => page.locator('input[name="q"]');

test('the box follows the listing on screen', async ({ page }) => {
  await page.goto('/search/oak-table');
  await whenReady(page);
  await markDocument(page);
  await boxOf(page).fill('never sent');
  await page.getByRole('checkbox').first().click();
  await expect(boxOf(page)).toHaveValue('oak table');

  // A listing of another term in the same document, as a page of the shop's own may add it to the history.
  await page.evaluate(() => history.pushState(null, '', '/search/lamp'));
  await page.goBack();
  await page.goForward();
  await expect(boxOf(page)).toHaveValue('lamp');
  await page.goBack();
  await expect(boxOf(page)).toHaveValue('oak table');

  await boxOf(page).press('End');
  await page.keyboard.type(' grey');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lamp');
  await expect(boxOf(page)).toHaveValue('oak table grey');
  expect(await isMarked(page)).toBe(true);

  // As when Back brings a page out of the browser's cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(boxOf(page)).toHaveValue('lamp');
});

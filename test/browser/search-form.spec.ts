/** The search form of the shop: where its words lead, and what its box holds (docs/product.md, 21). */
import type { Page } from '@playwright/test';
import { chipsOf } from './filtering';
import { expect, isMarked, markDocument, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const boxOf = (page: Page) => page.locator('input[name="q"]');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled });

    test('a price and a rating among the words are filters', async ({ page }) => {
      await page.goto('/browse/furniture');
      await boxOf(page).fill('4 stars toaster under £500');
      await boxOf(page).press('Enter');
      await expect(page).toHaveURL(
        /\/search\/customer-rating--4-stars-%26-up\/price---up-to-500\/toaster$/,
      );
      await expect(boxOf(page)).toHaveValue('toaster');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('toaster');
      await expect(chipsOf(page)).toHaveText([
        /4 stars & up/,
        /Up to £500/,
        texts.filters.clearAll,
      ]);
      await expect(page.getByRole('checkbox', { name: '4 stars & up' })).toBeChecked();
      await expect(page.getByRole('article').first()).toBeVisible();
      await chipsOf(page).nth(1).click();
      await expect(page).toHaveURL(/\/search\/customer-rating--4-stars-%26-up\/toaster$/);
    });
  });

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

/** The search form of the shop: where its words lead, and what its box holds (docs/product.md, 21). */
import type { Page } from '@playwright/test';
import { addressOf, brandHosts } from './brand-addresses';
import { chipsOf } from './filtering';
import { watchShifts } from './layout-shifts';
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

test('the box is cleared by a button that shows with text alone and keeps the focus in the box', async ({
  page,
}) => {
  await page.goto('/search/oak-table');
  await whenReady(page);
  const clear = page.getByRole('button', { name: 'Clear the search' });
  await clear.click();
  await expect(boxOf(page)).toHaveValue('');
  await expect(boxOf(page)).toBeFocused();
  await expect(clear).toBeHidden();
  await page.keyboard.type('lamp');
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toHaveValue('');
  await expect(boxOf(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const host of brandHosts)
    test(`the search folds into the controls that stick, and unfolds when it is tapped, on ${host}`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto(`${addressOf(host)}/browse/furniture`);
      await whenReady(page);
      const form = page.getByRole('search');
      const controls = page.locator('.plp-top-row__controls');
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(form).toBeInViewport({ ratio: 1 });
      const [icon, bar] = [await form.boundingBox(), await controls.boundingBox()];
      expect(icon).toMatchObject({ x: 360 - 44, width: 44 });
      expect(icon?.height).toBe(bar?.height);
      // It lies over none of the controls.
      for (const control of await controls.locator('button:visible, select:visible').all())
        await control.click({ trial: true });
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);

      await page.mouse.click(360 - 22, 24);
      await expect(boxOf(page)).toBeFocused();
      expect((await boxOf(page).boundingBox())?.width).toBe(360 - 2 * 16);
      // On paper, whatever the colour of the header is.
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      await expect(boxOf(page)).toHaveCSS('outline-color', ink);
      expect(await page.evaluate(() => window.scrollY)).toBe(900);
      await page.keyboard.type('lamp');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeInViewport();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
      await controls.getByRole('combobox').focus();
      expect((await form.boundingBox())?.width).toBe(44);

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(form).not.toBeInViewport();
    });
});

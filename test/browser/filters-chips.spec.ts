import { chipsOf, desktop, historyLength, openListing, phone, whenSettled } from './filtering';
import { expect, isMarked, markDocument, pathOf, test } from './shop';

const filtered = '/browse/furniture/brand--alderney-lane+bexcombe+tilbrook';

for (const viewport of [phone, desktop]) {
  test.describe(`the chips at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('have unique names, and link to the listing without their option', async ({ page }) => {
      await openListing(
        page,
        '/browse/furniture/brand--alderney-lane+bexcombe/price---100-to-199-99',
      );
      const names = await chipsOf(page).evaluateAll((links) =>
        links.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      );
      expect(new Set(names).size).toBe(names.length);
      expect(names.slice(0, 2)).toEqual(['Remove Alderney Lane', 'Remove Bexcombe']);
      expect(names.at(-1)).toBe('Clear All');
      await expect(chipsOf(page).first()).toHaveAttribute(
        'href',
        '/browse/furniture/brand--bexcombe/price---100-to-199-99',
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('pass the focus to the next chip, else the previous one, else the results', async ({
      page,
    }) => {
      await openListing(page, filtered);
      await markDocument(page);
      await page.getByRole('link', { name: 'Remove Bexcombe' }).press('Enter');
      await expect(page).toHaveURL(/\/brand--alderney-lane\+tilbrook$/);
      await expect(page.getByRole('link', { name: 'Remove Tilbrook' })).toBeFocused();
      await whenSettled(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Remove Alderney Lane' })).toBeFocused();
      await whenSettled(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/browse\/furniture$/);
      await expect(page.locator('#plp-results-header')).toBeFocused();
      expect(await isMarked(page)).toBe(true);
    });

    test('change nothing when the focus passes over them', async ({ page }) => {
      await openListing(page, filtered);
      await chipsOf(page).first().focus();
      for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Tab');
      for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Shift+Tab');
      // Late changes count too.
      await page.waitForTimeout(300);
      expect(pathOf(page)).toBe(filtered);
      await expect(chipsOf(page)).toHaveCount(4);
    });

    test('are all removed by "Clear All", which "Undo" reverts', async ({ page }) => {
      await openListing(page, `${filtered}?sortkey=price&page=2`);
      const entries = await historyLength(page);
      await page.getByRole('link', { name: 'Clear All' }).click();
      await expect(page).toHaveURL(/\/browse\/furniture\?sortkey=price$/);
      await expect(page.getByText('Filters cleared')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      expect(await historyLength(page)).toBe(entries + 1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(({ href }) => href.endsWith(`${filtered}?sortkey=price&page=2`));
      await expect(chipsOf(page)).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    });
  });
}

test('a rating’s chip says "Customer rating"', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await page.getByText('Customer rating', { exact: true }).click();
  await page.getByRole('checkbox', { name: '4 stars & up' }).click();
  await expect(chipsOf(page).first()).toHaveAccessibleName('Remove Customer rating 4 stars & up');
});

test('the facet that the page is about has no chip or accordion, and is never cleared', async ({
  page,
}) => {
  await openListing(page, '/browse/brand--bexcombe');
  await expect(chipsOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Brand', exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Cream/ }).check();
  await expect(page).toHaveURL(/\/browse\/brand--bexcombe\/colours--cream\?uf=brand$/);
  await expect(chipsOf(page)).toHaveText(['Cream', 'Clear All']);
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/\/browse\/brand--bexcombe\?uf=brand$/);
});

/** What a search did is told, and can be undone (docs/product.md, 7.8). */
import { violationsOf } from './axe';
import { desktop, phone, tablet } from './filtering';
import { expect, pathOf, test } from './shop';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled });

    test('a corrected search names both words, leads to the shopper’s own, and tells what it left out', async ({
      page,
    }) => {
      await page.goto('/search/armchiar');
      const note = page.locator('.plp-search-note');
      await expect(note).toHaveText(
        'Showing results for “armchair”. Search instead for “armchiar”',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “armchair”');
      await expect(page).toHaveTitle(/^Results for “armchair” \|/);
      await expect(page.locator('input[name="q"]')).toHaveValue('armchiar');
      expect(pathOf(page)).toBe('/search/armchiar');
      if (javaScriptEnabled)
        for (const viewport of [phone, tablet, desktop]) {
          await page.setViewportSize(viewport);
          expect(await violationsOf(page), `${viewport.width} px`).toEqual([]);
        }
      await note.getByRole('link').click();
      expect(pathOf(page)).toBe('/search/%22armchiar%22');
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('nothing');

      await page.goto('/search/qqqqq-lamp');
      await expect(note.locator('s')).toHaveText('qqqqq');

      await page.goto('/search/sofa');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(note).toHaveCount(0);
    });
  });

/** Whatever a shopper does by keyboard, the focus stays on an element of the page. */
import type { Page } from '@playwright/test';
import { desktop, gridOf, openListing, phone } from './filtering';
import { expect, test } from './shop';

/** Controls that change the listing without another document. */
const controls = [
  '.plp-option__box:enabled',
  '.plp-chip',
  'a.plp-categories__link',
  '.plp-pagination__page[href]',
  '.plp-breadcrumb__link',
  '#plp-seo-anchor a',
  '.plp-fallback__way[href*="/browse/"]',
  '.plp-filter-button',
  '.plp-drawer__row',
  '.plp-drawer .plp-icon-button',
  '.plp-drawer .plp-button--primary',
  '#plp-undo-clear',
  '.plp-save-button',
].map((selector) => `${selector}:visible`);

const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

for (const viewport of [phone, desktop])
  test(`the focus never falls to the body, at ${viewport.width} px`, async ({ page, watched }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await openListing(page, '/browse/furniture');
    let state = 1;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const steps: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      const isDrawerOpen = (await page.getByRole('dialog').count()) > 0;
      const root = page.locator(isDrawerOpen ? '.plp-drawer__panel' : '.plp-page');
      const inner = root.locator('.plp-drawer__page--inner');
      const area = (await inner.count()) > 0 ? inner : root;
      const offered = area.locator(controls.join(', '));
      const control = offered.nth(random(await offered.count()));
      const isBox = await control.evaluate((element) => element instanceof HTMLInputElement);
      steps.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)));
      await control.press(isBox ? 'Space' : 'Enter');
      await page.waitForTimeout(300);
      if ((await gridOf(page).count()) > 0)
        await expect(gridOf(page)).toHaveAttribute('aria-busy', 'false');
      await expect.poll(() => hasFocus(page), steps.join('\n')).toBe(true);
    }
    // The browser reports each listing without products.
    watched.errors.splice(0);
  });

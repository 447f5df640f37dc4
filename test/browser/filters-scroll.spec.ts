/** The filter column beside a long page: it stays on the screen, and scrolls by itself. */
import type { Page } from '@playwright/test';
import { accordionOf, desktop, openListing, phone, tablet, whenSettled } from './filtering';
import { watchShifts } from './layout-shifts';
import { bringIntoView, expect, scrollOf, test, whenScrolled } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

const columnOf = (page: Page) => page.locator('.plp-page__filters');
const columnScrollOf = (page: Page) =>
  columnOf(page).evaluate(({ scrollTop }) => Math.round(scrollTop));
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await whenScrolled(page);
}

const showAllBrands = (page: Page) =>
  accordionOf(page, 'Brand')
    .locator('summary', { hasText: withAnyNumber(texts.filterForms.showMore(0, 'Brand')) })
    .press('Enter');
const ringPx = 5;

test.describe('the filter column of a wide screen', () => {
  test.use({ viewport: desktop });

  test('fills the screen while the page scrolls, as wide as before', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const before = await columnOf(page).boundingBox();
    await scrollTo(page, 2_000);
    const after = await columnOf(page).boundingBox();
    expect(after).toEqual({ ...before, y: 0, height: desktop.height });
    const heading = page.getByRole('heading', { level: 2, name: texts.filters.heading });
    expect((await heading.boundingBox())?.width).toBe(272);
  });

  test('takes the wheel until its end, then the page does', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await columnOf(page).hover({ position: { x: 150, y: 300 } });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => columnScrollOf(page)).toBe(200);
    expect(await scrollOf(page)).toBe(0);
    await columnOf(page).evaluate((column) => column.scrollTo(0, column.scrollHeight));
    const end = await columnScrollOf(page);
    // A pause ends the turn of the wheel that began above the column.
    await page.waitForTimeout(600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollOf(page)).toBe(300);
    expect(await columnScrollOf(page)).toBe(end);
  });

  for (const [y, name] of [
    [0, 'Petworthy'],
    [200, 'Fenn & Harrow'],
    [2_500, 'Petworthy'],
  ] as const)
    test(`leaves "${name}" in its place when it is selected ${y} px down the page`, async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      await showAllBrands(page);
      await scrollTo(page, y);
      const box = page.getByRole('checkbox', { name });
      await bringIntoView(page, box);
      const place = await box.boundingBox();
      await box.check();
      await whenSettled(page);
      // Late shifts count too.
      await page.waitForTimeout(300);
      expect(await box.boundingBox()).toEqual(place);
      await box.uncheck();
      await whenSettled(page);
      await page.waitForTimeout(300);
      expect(await box.boundingBox()).toEqual(place);
    });

  test('far down the page, a filter leads to the first of its products', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await scrollTo(page, 3_000);
    const box = page.getByRole('checkbox', { name: 'Bexcombe' });
    await box.check();
    await whenSettled(page);
    await expect(page.locator('#plp-results-header')).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(box).toBeFocused();
  });

  test('leaves the page where it is while the beginning of the results is on the screen', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    await scrollTo(page, 160);
    await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
    await whenSettled(page);
    expect(await scrollOf(page)).toBe(160);
  });

  test('clips no focus ring, and shows each control that gets the focus', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await scrollTo(page, 1_000);
    const controls = columnOf(page).locator('summary:visible, input:visible, a:visible');
    for (const control of [controls.first(), controls.last(), controls.nth(12)]) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 1 });
      const room = await control.evaluate((element) => {
        const column = element.closest('.plp-page__filters');
        const [inner, outer] = [element, column ?? element].map((one) =>
          one.getBoundingClientRect(),
        );
        return [
          (inner?.left ?? 0) - (outer?.left ?? 0),
          (outer?.left ?? 0) + (column?.clientWidth ?? 0) - (inner?.right ?? 0),
          (inner?.top ?? 0) - (outer?.top ?? 0),
          (outer?.bottom ?? 0) - (inner?.bottom ?? 0),
        ];
      });
      expect(Math.min(...room)).toBeGreaterThanOrEqual(ringPx);
    }
    expect(await scrollOf(page)).toBe(1_000);
  });

  test('is reached by its skip link, and goes on by Tab from its beginning', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await page.getByRole('link', { name: texts.document.skipToFilters }).press('Enter');
    await expect(page.locator('#filters')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(columnOf(page).locator('summary').first()).toBeFocused();
  });

  test('does not shift the page while a shopper far down filters it', async ({ page }) => {
    const shifts = await watchShifts(page);
    await openListing(page, '/browse/furniture/brand--bexcombe');
    await scrollTo(page, 2_500);
    // Browsers do not count shifts right after real input, so a script clicks.
    for (const name of ['Oakhollow', 'Oakhollow', 'Marram']) {
      await page.getByRole('checkbox', { name }).evaluate((box: HTMLElement) => box.click());
      await whenSettled(page);
      // Late shifts count too.
      await page.waitForTimeout(700);
    }
    expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
  });

  test('is a part of the page in print', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await page.emulateMedia({ media: 'print' });
    await expect(columnOf(page)).toHaveCSS('position', 'static');
    await expect(columnOf(page)).toHaveCSS('max-height', 'none');
  });
});

for (const viewport of [phone, tablet, { width: 1024, height: 700 }, desktop])
  test(`the page is not wider than a screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openListing(page, '/browse/furniture');
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    await expect(columnOf(page)).toHaveCSS('position', viewport.width < 1024 ? 'static' : 'sticky');
  });

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('"Apply" is at the end of the column, within reach', async ({ page }) => {
    await page.goto('/browse/furniture');
    await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
    await page.getByRole('button', { name: texts.filterForms.apply }).click();
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
  });
});

/** The filter column beside a long page: it stays on the screen, and scrolls by itself. */
import type { Page } from '@playwright/test';
import { overflowOf } from './axe';
import { accordionOf, desktop, openListing, whenSettled } from './filtering';
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

const ringPx = 5;

test.describe('the filter column of a wide screen', () => {
  test.use({ viewport: desktop });

  test('scrolls by itself, fills the screen while the page scrolls, and shows what is focused', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const before = await columnOf(page).boundingBox();
    await test.step('it takes the wheel until its end, then the page does', async () => {
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
    await test.step('it fills the screen, as wide as before', async () => {
      await scrollTo(page, 1_000);
      const after = await columnOf(page).boundingBox();
      expect(after).toEqual({ ...before, y: 0, height: desktop.height });
      const heading = page.getByRole('heading', { level: 2, name: texts.filters.heading });
      expect((await heading.boundingBox())?.width).toBe(272);
    });
    await test.step('it clips no focus ring, and shows each control that gets the focus', async () => {
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
  });

  test('leaves an option that is selected in its place, and far down leads to the first products', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    await accordionOf(page, 'Brand')
      .locator('summary', { hasText: withAnyNumber(texts.filterForms.showMore(0, 'Brand')) })
      .press('Enter');
    for (const [y, name] of [
      [0, 'Petworthy'],
      // The beginning of the results is on the screen.
      [160, 'Fenn & Harrow'],
      [3_000, 'Petworthy'],
    ] as const)
      await test.step(`"${name}" ${y} px down the page`, async () => {
        await scrollTo(page, y);
        const box = page.getByRole('checkbox', { name });
        await bringIntoView(page, box);
        const place = await box.boundingBox();
        const scrolled = await scrollOf(page);
        await box.check();
        await whenSettled(page);
        // Late shifts count too.
        await page.waitForTimeout(300);
        expect(await box.boundingBox()).toEqual(place);
        if (y < 1_000) expect(await scrollOf(page)).toBe(scrolled);
        await expect(page.locator('#plp-results-header')).toBeInViewport();
        await expect(page.getByRole('article').first()).toBeInViewport();
        await expect(box).toBeFocused();
        await box.uncheck();
        await whenSettled(page);
        await page.waitForTimeout(300);
        expect(await box.boundingBox()).toEqual(place);
      });
  });

  test('does not shift the page while a shopper far down filters it', async ({ page }) => {
    const shifts = await watchShifts(page);
    await openListing(page, '/browse/furniture/brand--bexcombe');
    await scrollTo(page, 2_500);
    // Browsers do not count shifts right after real input, so a script clicks.
    for (const name of ['Oakhollow', 'Oakhollow']) {
      await page.getByRole('checkbox', { name }).evaluate((box: HTMLElement) => box.click());
      await whenSettled(page);
      // Late shifts count too.
      await page.waitForTimeout(700);
    }
    expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
  });
});

test('the page is not wider than the screen, and has the column from 1024 px on', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  for (const width of [320, 360, 640, 768, 1023, 1024, 1280])
    await test.step(`on a screen of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expect(columnOf(page)).toHaveCSS('position', width < 1024 ? 'static' : 'sticky');
    });
});

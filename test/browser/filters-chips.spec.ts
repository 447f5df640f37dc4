import type { Page } from '@playwright/test';
import { overflowOf } from './axe';
import {
  accordionOf,
  chipsOf,
  desktop,
  historyLength,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  whenSettled,
} from './filtering';
import { expect, isMarked, markDocument, pathOf, test } from './shop';
import { texts } from '../support/english-texts';

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
      expect(names.slice(0, 2)).toEqual([
        texts.filters.remove('Alderney Lane'),
        texts.filters.remove('Bexcombe'),
      ]);
      expect(names.at(-1)).toBe(texts.filters.clearAll);
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
      await page.getByRole('link', { name: texts.filters.remove('Bexcombe') }).press('Enter');
      await expect(page).toHaveURL(/\/brand--alderney-lane\+tilbrook$/);
      await expect(
        page.getByRole('link', { name: texts.filters.remove('Tilbrook') }),
      ).toBeFocused();
      await whenSettled(page);
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('link', { name: texts.filters.remove('Alderney Lane') }),
      ).toBeFocused();
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
      await page.getByRole('link', { name: texts.filters.clearAll }).click();
      await expect(page).toHaveURL(/\/browse\/furniture\?sortkey=price$/);
      await expect(page.getByText(texts.filterChanges.cleared)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.filterChanges.undo })).toBeFocused();
      expect(await historyLength(page)).toBe(entries + 1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(({ href }) => href.endsWith(`${filtered}?sortkey=price&page=2`));
      await expect(chipsOf(page)).toHaveCount(4);
      await expect(page.getByRole('button', { name: texts.filterChanges.undo })).toHaveCount(0);
    });
  });
}

/** Where the grid begins in the document. */
const topOfGrid = (page: Page) =>
  page.locator('.plp-grid').evaluate((grid) => grid.getBoundingClientRect().top + window.scrollY);

/** Ticks an option, by its place in the list, in the drawer on narrow screens. */
async function tick(page: Page, facet: string, place: number, width: number) {
  if (width >= desktop.width) {
    const accordion = accordionOf(page, facet);
    const checkbox = accordion.getByRole('checkbox').nth(place);
    if (!(await checkbox.isVisible())) await accordion.locator('summary').first().click();
    await checkbox.check();
    return whenSettled(page);
  }
  const drawer = await openDrawer(page, facet);
  await drawer.getByRole('checkbox').nth(place).check();
  await whenSettled(page);
  await page.keyboard.press('Escape');
  await expect(innerDrawerOf(page, facet)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}

const options = [
  ['Brand', 1],
  ['Brand', 2],
  ['Customer rating', 0],
  ['Price', 3],
] as const;

for (const width of [360, 768, 1280, 1920])
  // The first has options above the grid, the second has none.
  for (const path of ['/browse/furniture', '/browse/all'])
    test(`no chip moves the products of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openListing(page, path);
      await expect(page.locator('.plp-promoted')).toHaveCount(path === '/browse/all' ? 0 : 1);
      const top = await topOfGrid(page);
      for (const [at, [facet, place]] of options.entries()) {
        await tick(page, facet, place, width);
        await expect(chipsOf(page)).toHaveCount(at + 2);
        expect(await topOfGrid(page), facet).toBe(top);
      }
      // Both ends of each can be scrolled to, and "Clear All" is always there.
      const clear = page.getByRole('link', { name: texts.filters.clearAll });
      await expect(clear).toBeInViewport({ ratio: 1 });
      const hidden = await page.locator('.plp-chips').evaluate((line) => {
        const chips = [...line.querySelectorAll('a')];
        const last = chips.pop();
        return chips.filter((chip) => {
          chip.scrollIntoView({ block: 'nearest', inline: 'start' });
          const isBeginningSeen =
            chip.getBoundingClientRect().left > line.getBoundingClientRect().left - 1;
          chip.scrollIntoView({ block: 'nearest', inline: 'end' });
          const end = chip.getBoundingClientRect().right;
          return !isBeginningSeen || end > (last?.getBoundingClientRect().left ?? 0) + 1;
        }).length;
      });
      expect(hidden).toBe(0);
      expect(await overflowOf(page)).toBe(0);
      await clear.click();
      await whenSettled(page);
      await expect(page.getByRole('button', { name: texts.filterChanges.undo })).toBeVisible();
      expect(await topOfGrid(page), 'cleared').toBe(top);
      await page.getByRole('button', { name: texts.filterChanges.undo }).click();
      await expect(chipsOf(page)).toHaveCount(options.length + 1);
      expect(await topOfGrid(page), 'undone').toBe(top);
    });

test('a rating’s chip says "Customer rating"', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await page.getByText('Customer rating', { exact: true }).click();
  await page.getByRole('checkbox', { name: '4 stars & up' }).click();
  await expect(chipsOf(page).first()).toHaveAccessibleName(
    texts.filters.remove(texts.options.customerRating('4 stars & up')),
  );
});

test('the facet that the page is about has no chip or accordion, and is never cleared', async ({
  page,
}) => {
  await openListing(page, '/browse/brand--bexcombe');
  await expect(chipsOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Brand', exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Cream/ }).check();
  await expect(page).toHaveURL(/\/browse\/brand--bexcombe\/colours--cream\?uf=brand$/);
  await expect(chipsOf(page)).toHaveText(['Cream', texts.filters.clearAll]);
  await page.getByRole('link', { name: texts.filters.clearAll }).click();
  await expect(page).toHaveURL(/\/browse\/brand--bexcombe\?uf=brand$/);
});

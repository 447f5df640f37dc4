import type { Page } from '@playwright/test';
import { overflowOf } from './axe';
import { accordionOf, chipsOf, historyLength, openListing, whenSettled } from './filtering';
import { expect, isMarked, markDocument, pathOf, test } from './shop';
import { texts } from '../support/english-texts';

const undoOf = (page: Page) => page.getByRole('button', { name: texts.filterChanges.undo });
const clearAllOf = (page: Page) => page.getByRole('link', { name: texts.filters.clearAll });

test('chips are removed by keyboard, all of them or one by one, and give the focus on', async ({
  page,
}) => {
  const filtered = '/browse/furniture/brand--alderney-lane+bexcombe+tilbrook?sortkey=price&page=2';
  await openListing(page, filtered);
  await markDocument(page);
  await test.step('the focus alone changes nothing', async () => {
    await chipsOf(page).first().focus();
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Tab');
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Shift+Tab');
    expect(pathOf(page)).toBe(filtered);
    await expect(chipsOf(page)).toHaveCount(4);
  });
  await test.step('"Clear All", which "Undo" reverts', async () => {
    const entries = await historyLength(page);
    await clearAllOf(page).press('Enter');
    await expect(page).toHaveURL(/\/browse\/furniture\?sortkey=price$/);
    await expect(page.getByText(texts.filterChanges.cleared)).toBeVisible();
    await expect(undoOf(page)).toBeFocused();
    expect(await historyLength(page)).toBe(entries + 1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ href }) => href.endsWith(filtered));
    await expect(chipsOf(page)).toHaveCount(4);
    await expect(undoOf(page)).toHaveCount(0);
  });
  await test.step('the focus goes to the next chip, else the previous one, else the results', async () => {
    await page.getByRole('link', { name: texts.filters.remove('Bexcombe') }).press('Enter');
    await expect(page).toHaveURL(/\/brand--alderney-lane\+tilbrook\?sortkey=price$/);
    await expect(page.getByRole('link', { name: texts.filters.remove('Tilbrook') })).toBeFocused();
    await whenSettled(page);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('link', { name: texts.filters.remove('Alderney Lane') }),
    ).toBeFocused();
    await whenSettled(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse\/furniture\?sortkey=price$/);
    await expect(page.locator('#plp-results-header')).toBeFocused();
  });
  expect(await isMarked(page)).toBe(true);
});

/** Where the grid begins in the document. */
const topOfGrid = (page: Page) =>
  page.locator('.plp-grid').evaluate((grid) => grid.getBoundingClientRect().top + window.scrollY);

/** How many chips cannot be scrolled to from their beginning to their end, next to "Clear All". */
const unreachableChips = (page: Page) =>
  page.locator('.plp-chips').evaluate((line) => {
    const chips = [...line.querySelectorAll('a')];
    const last = chips.pop();
    // On a phone the line scrolls with the options beside it.
    const scroller =
      getComputedStyle(line).overflowX === 'auto' ? line : line.closest('.plp-page__choices');
    return chips.filter((chip) => {
      chip.scrollIntoView({ block: 'nearest', inline: 'start' });
      const isBeginningSeen =
        chip.getBoundingClientRect().left > (scroller?.getBoundingClientRect().left ?? 0) - 1;
      chip.scrollIntoView({ block: 'nearest', inline: 'end' });
      const end = chip.getBoundingClientRect().right;
      return !isBeginningSeen || end > (last?.getBoundingClientRect().left ?? 0) + 1;
    }).length;
  });

const options = [
  ['Brand', 1],
  ['Brand', 2],
  ['Customer rating', 0],
  ['Price', 3],
] as const;

const widths = [360, 768, 1280];

// The first has options above the grid, the second has none.
for (const path of ['/browse/furniture', '/browse/all'])
  test(`no chip moves the products of ${path}`, async ({ page }) => {
    await openListing(page, path);
    await expect(page.locator('.plp-promoted')).toHaveCount(path === '/browse/all' ? 0 : 1);
    const tops = new Map<number, number>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      tops.set(width, await topOfGrid(page));
    }
    for (const [at, [facet, place]] of options.entries()) {
      const accordion = accordionOf(page, facet);
      const checkbox = accordion.getByRole('checkbox').nth(place);
      if (!(await checkbox.isVisible())) await accordion.locator('summary').first().click();
      await checkbox.check();
      await whenSettled(page);
      await expect(chipsOf(page)).toHaveCount(at + 2);
      expect(await topOfGrid(page), facet).toBe(tops.get(1280));
    }
    for (const width of widths.toReversed())
      await test.step(`on a screen of ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const top = tops.get(width);
        expect(await topOfGrid(page)).toBe(top);
        await expect(clearAllOf(page)).toBeInViewport({ ratio: 1 });
        expect(await unreachableChips(page)).toBe(0);
        expect(await overflowOf(page)).toBe(0);
        await clearAllOf(page).click();
        await whenSettled(page);
        await expect(undoOf(page)).toBeVisible();
        expect(await topOfGrid(page), 'cleared').toBe(top);
        await undoOf(page).click();
        await expect(chipsOf(page)).toHaveCount(options.length + 1);
        expect(await topOfGrid(page), 'undone').toBe(top);
      });
    for (let left = options.length - 1; left >= 0; left -= 1) {
      await chipsOf(page).nth(left).press('Enter');
      await whenSettled(page);
      expect(await topOfGrid(page), `${left} left`).toBe(tops.get(360));
    }
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
  await clearAllOf(page).click();
  await expect(page).toHaveURL(/\/browse\/brand--bexcombe\?uf=brand$/);
});

/** Long lists of options: what shows first, "Show more", and the letters of brands. */
import type { Locator, Page } from '@playwright/test';
import {
  accordionOf,
  desktop,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  whenSettled,
} from './filtering';
import { watchShifts } from './layout-shifts';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

/** Opens the filters as this width has them; returns the section of this name. */
async function sectionOf(page: Page, name: string, width: number): Promise<Locator> {
  if (width >= desktop.width) return accordionOf(page, name);
  await openDrawer(page, name);
  return innerDrawerOf(page, name);
}

const namesIn = (section: Locator) =>
  section.locator('.plp-option:visible .plp-option__label').allTextContents();
const placeOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN };

const mostFrequent = [
  'Bexcombe',
  'Fenn & Harrow',
  'Lindqvist & Daughters',
  'Maison Orélie',
  'Marram',
  'Oakhollow',
  'Sorrelwood',
  'Tilbrook',
];

for (const viewport of [phone, desktop])
  test.describe(`a long list of options at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows the eight with most products in its order, and the others in their places', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      const brands = await sectionOf(page, 'Brand', viewport.width);
      expect(await namesIn(brands)).toEqual(mostFrequent);
      const more = brands.locator('summary', { hasText: texts.filterForms.showMore(17, 'Brand') });
      await more.press('Enter');
      await expect.poll(async () => (await namesIn(brands)).length).toBe(25);
      const all = await namesIn(brands);
      expect(all.slice(0, 3)).toEqual(['1909 Joinery', 'Alderney Lane', 'Bexcombe']);
      await brands
        .locator('summary', { hasText: texts.filterForms.showFewer('Brand') })
        .press('Enter');
      await expect.poll(() => namesIn(brands)).toEqual(mostFrequent);
      await expect(brands.locator('.plp-show-more summary')).toBeFocused();
    });

    test('goes on showing what was selected, also after it is unticked', async ({ page }) => {
      await openListing(page, '/browse/furniture/brand--petworthy');
      const brands = await sectionOf(page, 'Brand', viewport.width);
      const withPetworthy = [...mostFrequent, 'Petworthy'].sort();
      expect(await namesIn(brands)).toEqual(withPetworthy);
      const box = brands.getByRole('checkbox', { name: 'Petworthy' });
      const place = await placeOf(box);
      const ruler = await placeOf(brands.getByRole('checkbox', { name: 'Bexcombe' }));
      await box.uncheck();
      await whenSettledIn(page, viewport.width);
      await expect(page).toHaveURL(/\/browse\/furniture$/);
      expect(await namesIn(brands)).toEqual(withPetworthy);
      const after = await placeOf(brands.getByRole('checkbox', { name: 'Bexcombe' }));
      expect((await placeOf(box)).y - after.y).toBe(place.y - ruler.y);
    });

    test('shows the same options whatever the shopper selects', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      const brands = await sectionOf(page, 'Brand', viewport.width);
      await brands
        .locator('summary', { hasText: texts.filterForms.showMore(17, 'Brand') })
        .press('Enter');
      const rare = brands.getByRole('checkbox', { name: 'Isla Venn' });
      await rare.check();
      await whenSettledIn(page, viewport.width);
      await brands
        .locator('summary', { hasText: texts.filterForms.showFewer('Brand') })
        .press('Enter');
      await expect.poll(() => namesIn(brands)).toEqual([...mostFrequent, 'Isla Venn'].sort());
      await brands.getByRole('checkbox', { name: 'Tilbrook' }).check();
      await whenSettledIn(page, viewport.width);
      expect(await namesIn(brands)).toEqual([...mostFrequent, 'Isla Venn'].sort());
      await expect(brands.getByText(texts.filterForms.showMore(16, 'Brand'))).toBeVisible();
    });

    test('has the letters of brands in the margin, without a row of their own', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      const brands = await sectionOf(page, 'Brand', viewport.width);
      await brands
        .locator('summary', { hasText: texts.filterForms.showMore(17, 'Brand') })
        .press('Enter');
      await expect.poll(async () => (await namesIn(brands)).length).toBe(25);
      const rows = await brands.locator('.plp-option:visible').evaluateAll((options) =>
        options
          .map((option) => option.getBoundingClientRect())
          .map(({ top, height }) => ({
            top,
            height,
          })),
      );
      // One row follows the other.
      for (const [at, { top }] of rows.entries())
        if (at > 0) expect(top).toBeCloseTo((rows[at - 1]?.top ?? 0) + (rows[at - 1]?.height ?? 0));
      const group = brands.getByRole('group', { name: 'M', exact: true });
      await expect(group.getByRole('checkbox')).toHaveCount(2);
      const letter = await group.locator('.plp-option-group__heading').boundingBox();
      const first = await placeOf(group.locator('.plp-option').first());
      expect(letter?.y).toBeCloseTo(first.y);
      expect((letter?.x ?? 0) + (letter?.width ?? 0)).toBeLessThan(first.x);
      expect(letter?.x).toBeGreaterThanOrEqual(0);
    });
  });

/** The drawer covers the grid, whose state it then hides from the tests' roles. */
const whenSettledIn = async (page: Page, width: number) =>
  width >= desktop.width
    ? whenSettled(page)
    : expect(page.locator('.plp-drawer__footer')).toHaveAttribute('aria-busy', 'false');

test('a letter whose brands are all hidden is hidden too, also from screen readers', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  const brands = accordionOf(page, 'Brand');
  // All of them, seven letters, and the disclosure "Show more".
  await expect(brands.getByRole('group')).toHaveCount(9);
  await expect(brands.getByRole('group', { name: '#' })).toHaveCount(0);
  await expect(brands.locator('.plp-option-group__heading:visible')).toHaveText([...'BFLMOST']);
});

test('options that the shopper shows do not shift the page while they filter it', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const shifts = await watchShifts(page);
  await openListing(page, '/browse/furniture/colours--navy');
  // Browsers do not count shifts right after real input, so a script clicks.
  for (const name of ['Bexcombe', 'Marram', 'Marram']) {
    await page.getByRole('checkbox', { name }).evaluate((box: HTMLInputElement) => box.click());
    await whenSettled(page);
    // Late shifts count too.
    await page.waitForTimeout(700);
  }
  expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
});

test('names of several lines are further apart than their lines', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  for (const facet of ['Brand', 'Colour']) {
    const options = accordionOf(page, facet).locator('.plp-option:visible');
    const gaps = await options.evaluateAll((rows) => {
      for (const { firstChild } of rows.flatMap((row) => [...row.querySelectorAll('label')]))
        if (firstChild)
          firstChild.textContent = 'Stainless steel with a brushed finish, '.repeat(3);
      return rows.flatMap((row) => {
        const parts = [...row.querySelectorAll('.plp-option__label, .plp-option__count')];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const { top, bottom } = row.getBoundingClientRect();
        return [
          Math.min(...boxes.map((box) => box.top)) - top,
          bottom - Math.max(...boxes.map((box) => box.bottom)),
        ];
      });
    });
    expect(Math.min(...gaps), facet).toBeGreaterThanOrEqual(4);
  }
});

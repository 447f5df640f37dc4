import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  accordionOf,
  chipsOf,
  desktop,
  drawerOf,
  openDrawer,
  openListing,
  phone,
  whenSettled,
  whenAnimationsFinish,
} from './filtering';
import { expect, pathOf, test } from './shop';
import { texts } from '../support/english-texts';

const full = texts.limits.options(100);
const noteOf = (page: Page) => page.locator('.plp-filter-limit');
const colour = (page: Page, name: string) =>
  accordionOf(page, 'Colour').getByRole('checkbox', { name });

/** The address of the whole shop with its first `numBrands` brands selected. */
async function addressOf(page: Page, numBrands: number): Promise<string> {
  const markup = await (await page.request.get('/browse/all')).text();
  const brands = [...markup.matchAll(/name="f\.brand"[^>]* value="([^"]*)"/g)].map(([, id]) => id);
  expect(brands.length).toBeGreaterThan(numBrands);
  return `/browse/all/brand--${brands.slice(0, numBrands).join('+')}`;
}

const selectedCount = (page: Page) =>
  new Set(
    pathOf(page)
      .split('/')
      .flatMap((segment) => (segment.split('--')[1] ?? '').split('+'))
      .filter(Boolean),
  ).size;

test.describe('the column with 99 filters selected', () => {
  test.use({ viewport: desktop });

  test('allows one more, then disables the others with a note until one is removed', async ({
    page,
  }) => {
    await openListing(page, await addressOf(page, 99));
    await expect(page.getByText(full)).toHaveCount(0);
    await colour(page, 'Black').focus();
    await page.keyboard.press('Space');
    await expect(colour(page, 'Black')).toBeFocused();
    await expect(noteOf(page)).toBeVisible();
    await expect(colour(page, 'Green')).toBeDisabled();
    await expect(colour(page, 'Green')).toHaveAccessibleDescription(/^You have chosen 100 filters/);
    await whenSettled(page);
    expect(selectedCount(page)).toBe(100);
    await expect(chipsOf(page)).toHaveCount(101);

    await expect(
      page.getByRole('textbox', { name: texts.filterForms.minimum('£') }),
    ).toBeDisabled();
    await expect(page.getByRole('slider', { name: texts.filterForms.lowestPrice })).toBeDisabled();
    await whenAnimationsFinish(page);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: texts.filters.remove('Black') }).click();
    await expect(page.getByText(full)).toHaveCount(0);
    await expect(colour(page, 'Green')).toBeEnabled();
    await expect(page.getByRole('textbox', { name: texts.filterForms.minimum('£') })).toBeEnabled();
  });

  test('announces the limit together with the last filter', async ({ page }) => {
    await openListing(page, await addressOf(page, 99));
    await colour(page, 'Black').check();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${texts.filterChanges.added('Black', 'Colour')}. ${full}` }),
    ).toBeAttached();
  });
});

test.describe('the drawer with 100 filters selected', () => {
  test.use({ viewport: phone });

  test('disables the others with a note', async ({ page }) => {
    await openListing(page, `${await addressOf(page, 99)}/colours--black`);
    await openDrawer(page, 'Colour');
    const box = (name: string) => drawerOf(page).getByRole('checkbox', { name });
    await expect(drawerOf(page).getByText(full)).toBeVisible();
    await expect(box('Green')).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
    await box('Black').uncheck();
    await expect(drawerOf(page).getByText(full)).toHaveCount(0);
    await expect(box('Green')).toBeEnabled();
  });
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('a form with too many filters applies the first 100, and shows a note', async ({ page }) => {
    await page.goto(await addressOf(page, 99));
    for (const name of ['Black', 'Green', 'Grey']) await colour(page, name).check();
    await page.getByRole('button', { name: texts.filterForms.apply }).click();
    await expect(noteOf(page)).toBeVisible();
    expect(selectedCount(page)).toBe(100);
    await expect(chipsOf(page)).toHaveCount(101);
    await expect(accordionOf(page, 'Colour').getByRole('checkbox', { checked: true })).toHaveCount(
      1,
    );
  });
});

test('an address with more filters than the limit is not found', async ({ page, watched }) => {
  const address = await addressOf(page, 101);
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#product-listing-root')).toHaveCount(0);
  // The browser reports the 404.
  watched.errors.splice(0);
});

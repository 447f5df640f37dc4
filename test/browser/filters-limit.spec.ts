import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  accordionOf,
  chipsOf,
  desktop,
  openListing,
  whenAnimationsFinish,
  whenSettled,
} from './filtering';
import { expect, pathOf, test } from './shop';
import { texts } from '../support/english-texts';

const full = texts.limits.options(100);

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

test('with 99 filters selected one more is allowed, then the others are disabled with a note that is announced, until one is removed', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, await addressOf(page, 99));
  const colour = (name: string) => accordionOf(page, 'Colour').getByRole('checkbox', { name });
  const minimum = page.getByRole('textbox', { name: texts.filterForms.minimum('£') });
  await expect(page.getByText(full)).toHaveCount(0);
  await colour('Black').focus();
  await page.keyboard.press('Space');
  await expect(colour('Black')).toBeFocused();
  await expect(page.locator('.plp-filter-limit')).toBeVisible();
  await expect(colour('Green')).toBeDisabled();
  await expect(colour('Green')).toHaveAccessibleDescription(/^You have chosen 100 filters/);
  await expect(minimum).toBeDisabled();
  await expect(page.getByRole('slider', { name: texts.filterForms.lowestPrice })).toBeDisabled();
  await whenSettled(page);
  expect(selectedCount(page)).toBe(100);
  await expect(chipsOf(page)).toHaveCount(101);
  const announcement = `${texts.filterChanges.added('Black', 'Colour')}. ${full}`;
  await expect(page.getByRole('status').filter({ hasText: announcement })).toBeAttached();
  await whenAnimationsFinish(page);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: texts.filters.remove('Black') }).click();
  await expect(page.locator('.plp-filter-limit')).toHaveCount(0);
  await expect(colour('Green')).toBeEnabled();
  await expect(minimum).toBeEnabled();
});

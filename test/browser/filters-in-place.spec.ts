/** What stays where it is while a shopper filters, with a listing API that takes 900 ms. */
import type { Locator } from '@playwright/test';
import {
  accordionOf,
  desktop,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  sectionButtonOf,
  slowListings,
  whenSettled,
} from './filtering';
import { watchShifts } from './layout-shifts';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

/** The places of all options and headings down to the one of the box; what is selected comes into a reserved line. */
const placesDownTo = (box: Locator) =>
  box.evaluate((input) => {
    const fixed = 'summary, summary > :not(.plp-accordion__choice), .plp-option';
    const row = input.closest('.plp-option');
    const filters = input.closest('.plp-filter-column, .plp-drawer__page');
    const elements = [...(filters?.querySelectorAll(fixed) ?? [])];
    return elements.slice(0, elements.indexOf(row ?? input) + 1).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.className, x, y, width, height].join(' ');
    });
  });

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an option that is ticked, and all above it, stay to the pixel', async ({ page }) => {
      const hasDrawer = viewport.width < 1024;
      const shifts = await watchShifts(page);
      await openListing(page, '/browse/furniture');
      if (hasDrawer) await openDrawer(page, 'Colour');
      await slowListings(page, 900);
      const colours = hasDrawer ? innerDrawerOf(page, 'Colour') : accordionOf(page, 'Colour');
      for (const place of [6, 2]) {
        const box = colours.getByRole('checkbox').nth(place);
        await box.scrollIntoViewIfNeeded();
        const before = await placesDownTo(box);
        expect(before.length).toBeGreaterThan(1);
        // A script clicks, because browsers do not count shifts right after real input.
        await box.evaluate((input: HTMLInputElement) => input.click());
        await expect(box).toBeChecked();
        expect(await placesDownTo(box)).toEqual(before);
        await whenSettled(page);
        expect(await placesDownTo(box)).toEqual(before);
      }
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
    });
  });

test('a facet with a selection is open on load, says what is selected in one line, and is not the active one', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture/size--double+single/brand--bexcombe');
  const sizes = accordionOf(page, 'Size');
  const summary = sizes.locator('summary').first();
  await expect(sizes).toHaveAttribute('open');
  await expect(sizes.getByRole('checkbox', { name: /^Double/ })).toBeChecked();
  await expect(summary).toHaveText('Size Double, Single');
  await test.step('a narrow screen opens the drawer at the list of facets', async () => {
    await page.setViewportSize(phone);
    await openDrawer(page);
    await expect(page.getByRole('region', { name: 'Size', exact: true })).toHaveCount(0);
    const row = sectionButtonOf(page, 'Size');
    await expect(row).toHaveAccessibleName('Size Double, Single');
    await page.setViewportSize(desktop);
  });

  const height = (await summary.boundingBox())?.height;
  await page.getByRole('link', { name: texts.filters.clearAll }).click();
  await whenSettled(page);
  await expect(summary).toHaveText('Size');
  expect((await summary.boundingBox())?.height).toBe(height);
  await expect(accordionOf(page, 'Style')).not.toHaveAttribute('open');
});

test('a selected price band fills the boxes, several bands those of their whole range', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture/price---20-to-49-99');
  const price = accordionOf(page, 'Price');
  const maximum = price.getByRole('textbox', { name: texts.filterForms.maximum('£') });
  await expect(price.getByRole('textbox', { name: texts.filterForms.minimum('£') })).toHaveValue(
    '20',
  );
  await expect(maximum).toHaveValue('49.99');
  await price.getByRole('checkbox', { name: '£1,000 and above' }).check();
  await expect(maximum).toHaveValue('');
  await whenSettled(page);
  await expect(page).toHaveURL(/\/price---1000-and-above\+20-to-49-99$/);
});

test('an option selected at the lower edge is not covered by "View Products"', async ({ page }) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/all');
  const drawer = await openDrawer(page, 'Brand');
  await drawer.locator('summary').click();
  const box = drawer.getByRole('checkbox', { name: 'Larkfield' });
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await box.check();
  await expect(drawer.getByRole('button', { name: texts.drawer.viewProducts })).toBeVisible();
  await expect(box).toBeInViewport({ ratio: 1 });
});

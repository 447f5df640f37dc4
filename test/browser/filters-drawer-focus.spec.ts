/** Where the focus goes when the drawer closes (docs/product.md, 10.4). */
import type { Page } from '@playwright/test';
import {
  drawerOf,
  filterButtonOf,
  openDrawer,
  openListing,
  phone,
  sectionButtonOf,
  slowListings,
  whenSettled,
} from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

test.use({ viewport: phone });

const ways = {
  'its button': (page: Page) =>
    drawerOf(page)
      .getByRole('button', { name: texts.drawer.closeFacet('Price') })
      .click(),
  Escape: async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(sectionButtonOf(page, 'Price')).toBeFocused();
    await page.keyboard.press('Escape');
  },
  'a click outside': (page: Page) => page.mouse.click(phone.width - 8, 300),
  Back: async (page: Page) => {
    await page.goBack();
    await expect(sectionButtonOf(page, 'Price')).toBeFocused();
    await page.goBack();
  },
} as const;

for (const [way, close] of Object.entries(ways))
  for (const [least, count, target] of [
    ['50', '1,640 products', filterButtonOf],
    // There is no Filter button without products.
    ['999998', '0 products', (page: Page) => page.getByRole('heading', { level: 1 })],
  ] as const)
    test(`returns the focus after ${way}, with ${count}`, async ({ page, watched }) => {
      await openListing(page, '/browse/furniture');
      await page.evaluate(() => window.scrollTo(0, 2_000));
      const drawer = await openDrawer(page, 'Price');
      await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill(least);
      await page.keyboard.press('Enter');
      const view = drawer.getByRole('button', { name: texts.drawer.viewProducts });
      await expect(view).toHaveAccessibleDescription(count);
      await close(page);
      await expect(drawer).toHaveCount(0);
      await expect(target(page)).toBeFocused();
      // The browser reports the 404 of a listing without products.
      watched.errors.splice(0);
    });

test('leads the focus on from the Filter button, which goes with the products', async ({
  page,
  watched,
}) => {
  await openListing(page, '/browse/furniture');
  await slowListings(page, 700);
  const drawer = await openDrawer(page, 'Price');
  await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('999998');
  await page.keyboard.press('Enter');
  await ways['its button'](page);
  await expect(filterButtonOf(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  watched.errors.splice(0);
});

test('"View Products" leads from anywhere to the results header, while they are on their way too', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await slowListings(page, 700);
  const drawer = await openDrawer(page, 'Brand');
  await drawer.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await drawer.getByRole('button', { name: texts.drawer.viewProducts }).press('Enter');
  const header = page.locator('#plp-results-header');
  await expect(header).toBeFocused();
  await whenSettled(page);
  await expect(header).toContainText('of 105');
  await expect(header).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
  // Below the controls that stick to the top.
  const bottom = await page
    .locator('.plp-top-row__controls')
    .evaluate((controls) => controls.getBoundingClientRect().bottom);
  expect((await header.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

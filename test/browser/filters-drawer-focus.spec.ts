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
  whenInEntryOfDrawer,
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
    await whenInEntryOfDrawer(page);
    await page.goBack();
  },
} as const;

async function enterMinimum(page: Page, amount: string) {
  const drawer = await openDrawer(page, 'Price');
  await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill(amount);
  await page.keyboard.press('Enter');
  return drawer;
}

test('the focus goes to the heading where a listing without products has no Filter button, however the drawer is closed', async ({
  page,
  watched,
}) => {
  for (const [way, close] of Object.entries(ways))
    await test.step(way, async () => {
      await openListing(page, '/browse/furniture');
      await page.evaluate(() => window.scrollTo(0, 2_000));
      const drawer = await enterMinimum(page, '999998');
      const view = drawer.getByRole('button', { name: texts.drawer.viewProducts });
      await expect(view).toHaveAccessibleDescription('0 products');
      await close(page);
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  // The browser reports the 404 of a listing without products.
  watched.errors.splice(0);
});

test('the focus goes on while the products are on their way', async ({ page, watched }) => {
  await openListing(page, '/browse/furniture');
  await slowListings(page, 700);
  await test.step('from anywhere to the results header, after "View Products"', async () => {
    await page.evaluate(() => window.scrollTo(0, 3_000));
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
  await test.step('from the Filter button, which goes with the products, to the heading', async () => {
    await enterMinimum(page, '999998');
    await ways['its button'](page);
    await expect(filterButtonOf(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  watched.errors.splice(0);
});

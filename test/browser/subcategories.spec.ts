/** The categories below the present one, as a row of pictures above the grid. */
import { gridOf, openListing } from './filtering';
import { expect, test } from './shop';

test('pictures lead down the tree, without loading the document, and the lowest category has none', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  const row = page.locator('.plp-subcategories');
  await expect(row.getByRole('link')).toHaveCount(5);
  await row.getByRole('link', { name: 'Sofas & Armchairs' }).click();
  await expect(page).toHaveURL(/\/browse\/sofas-armchairs$/);
  await expect(row.getByRole('link', { name: 'Corner Sofas' })).toBeVisible();
  for (const picture of await row.locator('img').all())
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(180);
  await row.getByRole('link', { name: 'Corner Sofas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corner Sofas');
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row.getByRole('link', { name: 'Corner Sofas' })).toBeVisible();
});

test('the row keeps its place while the shopper filters', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const top = async () => (await gridOf(page).boundingBox())?.y;
  const names = () => page.locator('.plp-subcategories__link').allTextContents();
  const [before, namesBefore] = [await top(), await names()];
  await page.locator('.plp-promoted__option').first().click();
  await expect(page).toHaveURL(/--/);
  await expect(gridOf(page)).toHaveAttribute('aria-busy', 'false');
  expect([await top(), await names()]).toEqual([before, namesBefore]);
});

test('phones, searches and offers begin with the products', async ({ page }) => {
  const row = page.locator('.plp-subcategories');
  for (const path of ['/search/lamp/', '/promo/winter-warmers']) {
    await openListing(page, path);
    await expect(row).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await openListing(page, '/browse/furniture');
  await expect(row).toBeHidden();
});

/** What stands for a picture that a product does not have, and what a picture is called that it has. */
import type { Locator, Page } from '@playwright/test';
import { readRecord } from '../../src/lib/read-unknown';
import { expect, test, whenReady } from './shop';

type WireProduct = { image?: unknown };

/** The listing API sends products without pictures. */
async function removePictures(page: Page): Promise<void> {
  await page.route('**/listing-api/**', async (route) => {
    const reply = await route.fetch();
    const body: unknown = await reply.json();
    const { product_list, meta } = readRecord(readRecord(body).response);
    const { recommended_products } = readRecord(meta);
    for (const products of [product_list, recommended_products])
      if (Array.isArray(products)) for (const one of products as WireProduct[]) delete one.image;
    await route.fulfill({ response: reply, json: body });
  });
}

/** The placeholder is painted over the whole of these places. */
async function expectPlaceholders(places: Locator): Promise<void> {
  await places.first().scrollIntoViewIfNeeded();
  const painted = await places.evaluateAll((all) =>
    all.map((place) => {
      const { maskImage, inset } = getComputedStyle(place, '::after');
      return `${String(maskImage.includes('svg'))} ${inset}`;
    }),
  );
  expect(new Set(painted)).toEqual(new Set(['true 0px']));
}

test('a recommended, a viewed and a suggested product without a picture have the placeholder', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  await page.locator('.plp-card__link').first().click();
  await page.waitForURL('**/product/**');
  await page.goto('/browse/furniture');
  await whenReady(page);
  await removePictures(page);

  await page.getByRole('checkbox', { name: 'Bexcombe' }).click();
  await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
  await expect(page.locator('.plp-recommendation img')).toHaveCount(0);
  await expectPlaceholders(page.locator('.plp-recommendation__picture'));
  await expect(page.locator('.plp-card__image--missing')).toHaveCount(30);

  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expectPlaceholders(viewed.locator('.plp-shop-tile__picture'));

  await page.locator('input[name="q"]').click();
  await page.keyboard.type('lamp');
  const products = page.getByRole('group', { name: 'Products' });
  await expectPlaceholders(products.locator('.plp-shop-suggestions__picture'));
});

test('no picture that is there is called missing', async ({ page }) => {
  for (const path of ['/browse/all?numProducts=96', '/search/lamp?numProducts=96']) {
    await page.goto(path);
    await whenReady(page);
    const names = await page
      .locator('.plp-card__picture img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')));
    expect(names.length, path).toBeGreaterThan(20);
    expect(
      names.filter((name) => !name || name.startsWith('Missing image')),
      path,
    ).toEqual([]);
  }
});

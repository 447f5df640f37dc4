/** The comparison of products in the sample shop. */
import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import { addressOf } from './brand-addresses';
import { desktop, phone } from './filtering';
import { expect, test, whenReady } from './shop';

const cardOf = (page: Page, at: number) => page.locator('.plp-grid .plp-card').nth(at);
const linkOf = (page: Page, at: number) => cardOf(page, at).locator('.compare-link');
const titleOf = async (page: Page, at: number) =>
  (await cardOf(page, at).locator('.plp-card__link').textContent()) ?? '';
const barOf = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const columnsOf = (page: Page) => page.locator('.plp-shop-comparison__title');

async function openList(page: Page, path = '/browse/lighting') {
  await page.goto(path);
  await whenReady(page);
}

for (const viewport of [phone, desktop])
  test(`products are chosen on cards, stay chosen, and are compared, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openList(page);
    const first = await titleOf(page, 0);
    await linkOf(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(linkOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 of 4 products')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await test.step('a product page', async () => {
      await cardOf(page, 1).locator('.plp-card__link').press('Enter');
      await expect(page).toHaveURL(/\/product\//);
      await expect(barOf(page).getByRole('button')).toHaveCount(1);
    });

    await test.step('another listing', async () => {
      await openList(page, '/browse/furniture');
      await expect(barOf(page).getByRole('button')).toHaveCount(1);
    });
    const second = await titleOf(page, 2);
    await linkOf(page, 2).press(' ');
    await expect(barOf(page).getByRole('button')).toHaveCount(2);
    expect(await overflowOf(page)).toBe(0);

    await barOf(page).getByRole('link', { name: 'Compare' }).press('Enter');
    await expect(columnsOf(page)).toHaveText([first, second]);
    await expect(barOf(page)).toBeHidden();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    await test.step('a product that is removed there is no longer chosen', async () => {
      await page.getByRole('link', { name: `Remove ${first}` }).press('Enter');
      await expect(columnsOf(page)).toHaveText([second]);
      await openList(page, '/browse/furniture');
      await expect(linkOf(page, 2)).toHaveAttribute('aria-pressed', 'true');
      await expect(barOf(page).getByRole('button')).toHaveCount(1);
    });
  });

test('the names of the rows stay while the products scroll sideways', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const listing = await request.get('/listing-api/group_id/lighting?num_results_per_page=4');
  const { response } = (await listing.json()) as {
    readonly response: { readonly product_list: readonly { readonly product_id: string }[] };
  };
  const query = response.product_list.map(({ product_id: id }) => `product=${id}`).join('&');
  await page.goto(`/compare?${query}`);
  await expect(columnsOf(page)).toHaveCount(4);
  const name = page.getByRole('rowheader', { name: 'Price' });
  const before = await name.boundingBox();
  const table = page.getByRole('region', { name: 'Products side by side' });
  await table.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a card leads to the comparison, whose links add and remove products', async ({
    page,
  }) => {
    await page.goto('/browse/lighting');
    const title = await titleOf(page, 0);
    await linkOf(page, 0).click({ force: true });
    await expect(columnsOf(page)).toHaveText([title]);
    await page
      .getByRole('list', { name: 'Add to the comparison' })
      .getByRole('link')
      .first()
      .click();
    await expect(columnsOf(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Show only the differences' }).click();
    await expect(page.getByRole('link', { name: 'Show all rows' })).toBeVisible();
    await page.getByRole('link', { name: `Remove ${title}` }).click();
    await expect(columnsOf(page)).toHaveCount(1);
  });
});

test('a brand does without', async ({ page }) => {
  await openList(page, `${addressOf('hearth.localhost')}/browse/lighting`);
  await expect(page.locator('.plp-card').first()).toBeVisible();
  await expect(page.locator('.compare-link')).toHaveCount(0);
});

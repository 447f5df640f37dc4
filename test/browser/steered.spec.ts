/** What a response of the listing API says of its listing, followed from page to page. */
import type { Page } from '@playwright/test';
import { openListing } from './filtering';
import { expect, test } from './shop';

type Meta = Readonly<Record<string, unknown>>;

/** Responses to requests for a category get fields of its own in `meta`. */
const steer = (page: Page, metaOf: Readonly<Record<string, Meta>>) =>
  page.route('**/listing-api/group_id/**', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const response = await route.fetch();
    const body = (await response.json()) as { response: { meta: Meta } };
    Object.assign(body.response.meta, metaOf[id]);
    await route.fulfill({ response, json: body });
  });

const categoryLink = (page: Page, id: string) =>
  page.locator(`.plp-subcategories a[href$="/${id}"]`);

test('a response leads to another page before its listing is shown', async ({ page }) => {
  await steer(page, { 'sofas-armchairs': { redirect: '/browse/lighting?page=2' } });
  await openListing(page, '/browse/furniture');
  const titles = new Set<string>();
  page.on('framenavigated', () => void page.title().then((title) => titles.add(title)));
  await categoryLink(page, 'sofas-armchairs').click();
  await expect(page).toHaveURL(/\/browse\/lighting\?page=2$/);
  await expect(page.locator('h1')).toContainText('Lighting');
  expect([...titles].filter((title) => title.includes('Sofas'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/furniture$/);
  await expect(page.locator('h1')).toContainText('Furniture');
});

test('a response that leads back and forth is shown', async ({ page }) => {
  await steer(page, {
    'sofas-armchairs': { redirect: '/browse/lighting' },
    lighting: { redirect: '/browse/sofas-armchairs' },
  });
  await openListing(page, '/browse/furniture');
  await categoryLink(page, 'sofas-armchairs').click();
  await expect(page.locator('h1')).toContainText('Sofas');
  await expect(page).toHaveURL(/sofas-armchairs$/);
});

test('a response names its listing and its document', async ({ page }) => {
  const seo = { heading: 'Sofas for every room', title: 'Sofas, all of them', robots: 'noindex' };
  await steer(page, { 'sofas-armchairs': { seo } });
  await openListing(page, '/browse/furniture');
  await categoryLink(page, 'sofas-armchairs').click();
  await expect(page.locator('h1')).toContainText(seo.heading);
  await expect(page).toHaveTitle(seo.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

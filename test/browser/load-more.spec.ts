/** Pages loaded below each other, by the brand that offers it (docs/product.md, 7.7). */
import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  desktop,
  gridOf,
  historyLength,
  openListing,
  phone,
  tablet,
  whenSettled,
} from './filtering';
import { recordEvents, updatesOn } from './published-events';
import { expect, pathOf, shopAddress, test, whenScrolled } from './shop';
import { texts } from '../support/english-texts';

const more = (page: Page) => page.getByRole('link', { name: texts.loadMore.more });
const cards = (page: Page) => page.getByRole('article');
/** Without the requests of products that the shop shows below the listing. */
const listingsOf = ({ listingRequests }: { readonly listingRequests: readonly string[] }) =>
  listingRequests.filter((url) => !url.includes('/product_id/'));
const shown = (page: Page) => page.locator('.plp-load-more > [role=status]');

/** Resolves when the next page is on screen: the grid is not busy while it loads, as nothing is replaced. */
async function loadMore(page: Page) {
  const before = await shown(page).innerText();
  await more(page).press('Enter');
  await expect(shown(page)).not.toHaveText(before);
  await whenSettled(page);
}

test.use({
  baseURL: async ({}, use) => use(shopAddress().replace('127.0.0.1', 'hearth.localhost')),
});

test('the next page comes below the others, and its number is heard as one text', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/furniture');
  const entries = await historyLength(page);
  await expect(shown(page)).toHaveText(/^30 of [\d,]+ shown$/);
  for (const [viewport, number] of [
    [phone, 60],
    [tablet, 90],
    [desktop, 120],
  ] as const)
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await loadMore(page);
      await expect(cards(page)).toHaveCount(number);
      // A screen reader reads a text that changes, and reads several together as one.
      const texts = await shown(page).evaluate((status) =>
        [...status.childNodes].map(({ textContent }) => textContent),
      );
      // eslint-disable-next-line no-restricted-syntax -- the number is written by this test
      const text = new RegExp(`^30 more products\\. ${number} of [\\d,]+ shown$`);
      expect(texts).toEqual([expect.stringMatching(text)]);
      await expect(page.locator('#plp-results-header')).toContainText(`Results: 1 - ${number}`);
      await expect(more(page)).toBeFocused();
      expect(await historyLength(page)).toBe(entries);
      expect(await violationsOf(page)).toEqual([]);
    });
});

test('the address follows the page in view, and nothing else does', async ({ page, watched }) => {
  await page.setViewportSize(desktop);
  await recordEvents(page);
  await openListing(page, '/browse/furniture');
  await loadMore(page);
  await loadMore(page);
  await expect(page).toHaveURL(/page=3$/);
  await page.waitForTimeout(400);
  const published = await updatesOn(page);
  const kinds = published.map(
    ({ topic, detail }) => `${topic} ${String(detail.eventTrigger ?? detail.type)}`,
  );
  expect(kinds.filter((kind) => kind === 'plp/update pagination')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'grid-update PAGINATION')).toHaveLength(2);
  const requests = watched.listingRequests.length;
  await page.evaluate(() => window.scrollTo(0, 0));
  await whenScrolled(page);
  await expect.poll(() => pathOf(page)).toBe('/browse/furniture');
  await cards(page).nth(40).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/page=2$/);
  await page.waitForTimeout(2_500);
  await expect(cards(page)).toHaveCount(90);
  expect(await updatesOn(page)).toEqual(published);
  expect(watched.listingRequests).toHaveLength(requests);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /page=2$/);
});

test('Back from another order restores what was loaded, and Back from a product its place', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/furniture');
  for (let pages = 1; pages < 5; pages += 1) await loadMore(page);
  const requests = listingsOf(watched).length;
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
  await whenSettled(page);
  await expect(cards(page)).toHaveCount(30);
  await page.goBack();
  await expect(cards(page)).toHaveCount(150);
  expect(listingsOf(watched)).toHaveLength(requests + 1);

  for (const viewport of [phone, desktop])
    await test.step(`from a product at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      // The new document shows the page in view alone.
      const link = cards(page).nth(-20).locator('.plp-card__link');
      await link.scrollIntoViewIfNeeded();
      await whenScrolled(page);
      await expect(page).toHaveURL(/page=5$/);
      const href = (await link.getAttribute('href')) ?? '';
      const top = (await link.boundingBox())?.y ?? 0;
      await link.press('Enter');
      await expect(page).toHaveURL(/\/product\//);
      await page.goBack();
      const again = page.locator(`.plp-card__link[href="${href}"]`);
      await expect(again).toBeFocused();
      await expect
        .poll(async () => Math.abs(((await again.boundingBox())?.y ?? 0) - top))
        .toBeLessThan(6);
      expect(listingsOf(watched)).toHaveLength(requests + 1);
    });
});

test('a page that fails to load leaves the others, and can be tried again by a button and by the same link', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  const note = page.getByRole('alert');
  // A failure from the start: the focus on the link fetches its page ahead.
  let failing: string | undefined = '2';
  await page.route('**/listing-api/**', (route) =>
    new URL(route.request().url()).searchParams.get('page') === failing
      ? route.fulfill({ status: 400, body: '{}' })
      : route.continue(),
  );
  await more(page).press('Enter');
  await expect(note).toBeInViewport();
  await expect(cards(page)).toHaveCount(30);
  failing = '3';
  await note.getByRole('button', { name: texts.failure.tryAgain }).press('Enter');
  await expect(cards(page)).toHaveCount(60);
  await expect(more(page)).toBeFocused();

  await more(page).click();
  await expect(note).toBeInViewport();
  failing = undefined;
  const requests = watched.listingRequests.length;
  await page.mouse.move(0, 0);
  await more(page).hover();
  await page.waitForTimeout(600);
  await expect(note).toBeInViewport();
  expect(watched.listingRequests, 'a pointer over the link').toHaveLength(requests);
  await more(page).click();
  await expect(cards(page)).toHaveCount(90);
  await expect(note).toHaveCount(0);
  watched.errors.splice(0);
});

test('the last page ends the loading and keeps the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture/brand--1909-joinery');
  while ((await more(page).count()) > 0) await loadMore(page);
  await expect(shown(page)).toHaveText(/^\d+ more products?\. (\d+) of \1 shown$/);
  await expect(page.locator('#plp-pagination')).toBeFocused();
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the next page', async ({ page }) => {
    await page.goto('/browse/furniture');
    await more(page).click();
    await expect(page).toHaveURL(/\/browse\/furniture\?page=2$/);
    await expect(gridOf(page).getByRole('article')).toHaveCount(30);
  });
});

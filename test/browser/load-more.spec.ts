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
import { eventsOn, recordEvents } from './published-events';
import { expect, pathOf, shopAddress, test, whenScrolled } from './shop';
import { texts } from '../support/english-texts';
import { resultsFrom } from './text-patterns';

const more = (page: Page) => page.getByRole('link', { name: texts.loadMore.more });
const cards = (page: Page) => page.getByRole('article');
/** Without the requests of products that the shop shows below the listing. */
const listingsOf = ({ listingRequests }: { readonly listingRequests: readonly string[] }) =>
  listingRequests.filter((url) => !url.includes('/product_id/'));
const shown = (page: Page) => page.locator('.plp-load-more__status');

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

for (const viewport of [phone, tablet, desktop])
  test(`the next page comes below the others at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openListing(page, '/browse/furniture');
    const entries = await historyLength(page);
    await expect(shown(page)).toHaveText(/^30 of [\d,]+ shown$/);
    await loadMore(page);
    await expect(cards(page)).toHaveCount(60);
    await expect(shown(page)).toHaveText(/^30 more products\. 60 of [\d,]+ shown$/);
    await expect(page.locator('#plp-results-header')).toContainText(resultsFrom(1, 60));
    await expect(more(page)).toBeFocused();
    expect(await historyLength(page)).toBe(entries);
    expect(await violationsOf(page)).toEqual([]);
  });

test('what a screen reader hears of the next page is one text, which changes', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  for (const text of [
    /^30 more products\. 60 of [\d,]+ shown$/,
    /^30 more products\. 90 of [\d,]+ shown$/,
  ]) {
    await loadMore(page);
    const shownTexts = await shown(page).evaluate((status) =>
      [...status.childNodes].map(({ textContent }) => textContent),
    );
    expect(shownTexts).toEqual([expect.stringMatching(text)]);
  }
});

test('the address follows the page in view, and nothing else does', async ({ page, watched }) => {
  await page.setViewportSize(desktop);
  await recordEvents(page);
  await openListing(page, '/browse/furniture');
  await loadMore(page);
  await loadMore(page);
  await expect(page).toHaveURL(/page=3$/);
  await page.waitForTimeout(400);
  const published = await eventsOn(page);
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
  expect(await eventsOn(page)).toEqual(published);
  expect(watched.listingRequests).toHaveLength(requests);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /page=2$/);
});

for (const viewport of [phone, desktop])
  test(`Back from a product restores what was loaded, at ${viewport.width} px`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize(viewport);
    await openListing(page, '/browse/furniture');
    for (let pages = 1; pages < 5; pages += 1) await loadMore(page);
    const link = cards(page).nth(130).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await whenScrolled(page);
    await expect(page).toHaveURL(/page=5$/);
    const href = (await link.getAttribute('href')) ?? '';
    const top = (await link.boundingBox())?.y ?? 0;
    const requests = listingsOf(watched).length;
    await link.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    const again = page.locator(`.plp-card__link[href="${href}"]`);
    await expect(again).toBeFocused();
    await expect
      .poll(async () => Math.abs(((await again.boundingBox())?.y ?? 0) - top))
      .toBeLessThan(6);
    expect(listingsOf(watched)).toHaveLength(requests);
  });

test('Back from another order restores the loaded pages from the cache', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  await loadMore(page);
  await loadMore(page);
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
  await whenSettled(page);
  await expect(cards(page)).toHaveCount(30);
  const requests = watched.listingRequests.length;
  await page.goBack();
  await expect(cards(page)).toHaveCount(90);
  expect(watched.listingRequests).toHaveLength(requests);
});

test('a page that fails to load leaves the others, and can be tried again', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  await page.route('**/listing-api/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await more(page).press('Enter');
  const note = page.getByRole('alert');
  await expect(note).toBeInViewport();
  await expect(cards(page)).toHaveCount(30);
  await page.unroute('**/listing-api/**');
  await note.getByRole('button', { name: texts.failure.tryAgain }).press('Enter');
  await expect(cards(page)).toHaveCount(60);
  await expect(more(page)).toBeFocused();
  watched.errors.splice(0);
});

test('a page that fails to load can be tried again by the same link', async ({ page, watched }) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  await page.route('**/listing-api/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await more(page).click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.unroute('**/listing-api/**');
  const requests = watched.listingRequests.length;
  await page.mouse.move(0, 0);
  await more(page).hover();
  await page.waitForTimeout(600);
  await expect(page.getByRole('alert')).toBeInViewport();
  expect(watched.listingRequests).toHaveLength(requests);
  await more(page).click();
  await expect(cards(page)).toHaveCount(60);
  await expect(page.getByRole('alert')).toHaveCount(0);
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

test('brands that show pages alone have no such link', async ({ page }) => {
  await page.goto(`${shopAddress()}/browse/furniture`);
  await expect(page.getByRole('navigation', { name: texts.pagination.label })).toBeVisible();
  await expect(more(page)).toHaveCount(0);
});

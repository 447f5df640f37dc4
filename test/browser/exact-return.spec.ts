import type { Page } from '@playwright/test';
import { obstaclesToKeeping } from './kept-aside';
import { expect, scrollOf, shopAddress, test, turnWheel, whenReady, whenScrolled } from './shop';

/** Pixels that a position may be off. */
const tolerance = 5;

async function expectScroll(page: Page, wanted: number) {
  await expect
    .poll(async () => Math.abs((await scrollOf(page)) - wanted))
    .toBeLessThanOrEqual(tolerance);
  // It stays there, too: nothing moves the page afterwards.
  await page.waitForTimeout(300);
  expect(Math.abs((await scrollOf(page)) - wanted)).toBeLessThanOrEqual(tolerance);
}

/** Scrolls down to the product link at this place, and gives its address. */
async function readDownTo(page: Page, place: number) {
  const link = page.getByRole('article').nth(place).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await turnWheel(page, 180);
  return link;
}

/** Opens a product from the middle of the list, comes back, and finds everything as it was. */
async function visitProduct(page: Page, listingRequests: readonly string[]) {
  const link = await readDownTo(page, 17);
  const href = await link.getAttribute('href');
  const y = await scrollOf(page);
  expect(y).toBeGreaterThan(1_000);
  const asked = listingRequests.length;
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expectScroll(page, y);
  await expect(page.locator(`a[href="${href ?? ''}"]`).first()).toBeFocused();
  expect(listingRequests).toHaveLength(asked);
}

test('Back from a product leads to the same list, place and link', async ({ page, watched }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await visitProduct(page, watched.listingRequests);
});

test('Back from a product leads to the second page of a list, too', async ({ page, watched }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page.getByText('Results: 31 - 60').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'false');
  await whenReady(page);
  await visitProduct(page, watched.listingRequests);
  await expect(page.getByText('Results: 31 - 60').first()).toBeVisible();
});

test('Nothing on the page keeps the browser from keeping it whole', async () => {
  expect(await obstaclesToKeeping(shopAddress())).toEqual([]);
});

test('Back to an earlier listing leads to the same place and the same link', async ({
  page,
  watched,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  const next = page.getByRole('link', { name: 'Next Page' });
  await next.scrollIntoViewIfNeeded();
  await whenScrolled(page);
  const y = await scrollOf(page);
  await next.press('Enter');
  await expect(page.locator('#plp-results-header')).toBeFocused();
  const top = await scrollOf(page);
  expect(top).toBeLessThan(1_000);
  const asked = watched.listingRequests.length;

  await page.goBack();
  await expect(page.getByText('Results: 1 - 30').first()).toBeAttached();
  await expectScroll(page, y);
  await expect(next).toBeFocused();

  await page.goForward();
  await expect(page.getByText('Results: 31 - 60').first()).toBeAttached();
  await expectScroll(page, top);
  expect(watched.listingRequests).toHaveLength(asked);
});

test('A shopper who moves on while the way back is under way is left where they go', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await readDownTo(page, 17);
  const link = page.getByRole('article').nth(17).getByRole('link');
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await whenReady(page);
  await turnWheel(page, -600);
  const y = await scrollOf(page);
  // Nothing takes them back.
  await page.waitForTimeout(300);
  expect(await scrollOf(page)).toBe(y);
});

import type { Page, Request } from '@playwright/test';
import { accordionOf, chipsOf, gridOf, openListing, slowListings, whenSettled } from './filtering';
import { expect, pathOf, test } from './shop';

const brandRow = (page: Page, name: string) =>
  accordionOf(page, 'Brand').locator('.plp-option', { hasText: name });

test('three clicks within 300 ms leave one request, for the state after the last click', async ({
  page,
  watched,
}) => {
  await openListing(page, '/browse/furniture');
  const failed: Request[] = [];
  page.on('requestfailed', (request) => failed.push(request));
  await slowListings(page, 600);
  await page.evaluate(async () => {
    const boxes = document.querySelectorAll<HTMLInputElement>('[name="f.brand"]');
    for (const box of [...boxes].slice(0, 3)) {
      box.click();
      await new Promise((next) => setTimeout(next, 100));
    }
  });
  const address = pathOf(page);
  expect(address).toMatch(/\/brand--[^+]+\+[^+]+\+[^+]+$/);
  await expect(gridOf(page)).toHaveAttribute('aria-busy', 'true');
  await whenSettled(page);
  const listings = failed.filter((request) => request.url().includes('/listing-api/'));
  expect(watched.listingRequests.length - listings.length).toBe(1);
  expect(pathOf(page)).toBe(address);
  await expect(chipsOf(page)).toHaveCount(4);
  expect(watched.listingRequests.at(-1)?.match(/brand/g)).toHaveLength(3);
});

test('a late response to an earlier click is never shown', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    // Requests that cannot be aborted.
    window.fetch = (input, init = {}) => {
      const { signal, ...rest } = init;
      return signal ? fetch(input, rest) : fetch(input, init);
    };
  });
  await openListing(page, '/browse/furniture');
  let responseCount = 0;
  await page.route('**/listing-api/**', async (route) => {
    const isFirst = !route.request().url().includes('oakhollow');
    if (isFirst) await new Promise((done) => setTimeout(done, 1_200));
    await route.continue();
    if (isFirst) responseCount += 1;
  });
  await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await page.getByRole('checkbox', { name: 'Oakhollow' }).check();
  await page.getByRole('checkbox', { name: 'Bexcombe' }).uncheck();
  await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await whenSettled(page);
  const shown = await page.locator('.plp-heading__count').textContent();
  await expect.poll(() => responseCount).toBeGreaterThan(0);
  // The late response changes nothing.
  await page.waitForTimeout(500);
  await expect(page.locator('.plp-heading__count')).toHaveText(shown ?? '');
  expect(shown).toBe('259 products');
  expect(pathOf(page)).toBe('/browse/furniture/brand--bexcombe+oakhollow');
});

const prefetchDelayMs = 200;

/** Opens a listing in which no time passes but by `page.clock`, so that a slow machine changes nothing. */
async function openWithoutTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openListing(page, path);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test.describe('a listing that the shopper may open next', () => {
  test('is fetched when the pointer rests for 200 ms, not sooner and not for a finger, and is ready at the click', async ({
    page,
    watched,
  }) => {
    await openWithoutTime(page, '/browse/furniture');
    // A finger may be about to scroll.
    const touch = { pointerType: 'touch', button: 0 };
    await brandRow(page, 'Bexcombe').dispatchEvent('pointerdown', touch);
    await page.clock.runFor(prefetchDelayMs);
    await brandRow(page, 'Bexcombe').hover();
    await page.clock.runFor(prefetchDelayMs - 1);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(2 * prefetchDelayMs);
    await brandRow(page, 'Bexcombe').hover();
    await page.clock.runFor(prefetchDelayMs - 1);
    expect(watched.listingRequests).toHaveLength(0);
    const fetched = page.waitForResponse('**/listing-api/**');
    await page.clock.runFor(1);
    await page.clock.resume();
    await (await fetched).finished();
    await brandRow(page, 'Bexcombe').click();
    await expect(page.locator('.plp-heading__count')).toHaveText('105 products', {
      timeout: 1_000,
    });
    expect(watched.listingRequests).toHaveLength(1);
  });

  test('is fetched while a mouse button is pressed on it, not again by the click, and aborted when the pointer leaves', async ({
    page,
    watched,
  }) => {
    await openWithoutTime(page, '/browse/furniture');
    await test.step('pressed and clicked', async () => {
      await brandRow(page, 'Bexcombe').hover();
      await page.mouse.down({ button: 'right' });
      await page.mouse.up({ button: 'right' });
      expect(watched.listingRequests).toHaveLength(0);
      await page.mouse.down();
      await expect.poll(() => watched.listingRequests.length).toBe(1);
      await page.clock.resume();
      await page.mouse.up();
      await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
      await whenSettled(page);
      expect(watched.listingRequests).toHaveLength(1);
    });
    await test.step('left', async () => {
      await slowListings(page, 2_000);
      const heading = page.getByRole('heading', { level: 1 });
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await brandRow(page, 'Oakhollow').hover();
      await expect.poll(() => watched.listingRequests.length).toBe(2);
      await heading.hover();
      await expect.poll(() => failed.length).toBe(1);
      await brandRow(page, 'Marram').hover();
      await page.mouse.down();
      await heading.hover();
      await page.mouse.up();
      await expect.poll(() => failed.length).toBe(2);
    });
  });

  test('is fetched for a focused option, for a chip and for a category too', async ({
    page,
    watched,
  }) => {
    await openListing(page, '/browse/furniture/brand--bexcombe');
    await chipsOf(page).first().focus();
    await expect.poll(() => watched.listingRequests.length).toBe(1);
    await page.getByRole('checkbox', { name: 'Marram' }).focus();
    await expect.poll(() => watched.listingRequests.length).toBe(2);
    await accordionOf(page, 'Furniture').getByRole('link').first().hover();
    await expect.poll(() => watched.listingRequests.length).toBe(3);
    expect(pathOf(page)).toBe('/browse/furniture/brand--bexcombe');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a listing is fetched while a finger rests on its option, and not again by the tap', async ({
    page,
    watched,
  }) => {
    await openListing(page, '/browse/furniture');
    await slowListings(page, 1_000);
    const row = brandRow(page, 'Bexcombe');
    await row.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: x + height / 2, y: y + height / 2 });
    await expect.poll(() => watched.listingRequests.length).toBe(1);
    await touch('touchEnd');
    await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
    await whenSettled(page);
    expect(watched.listingRequests).toHaveLength(1);
  });
});

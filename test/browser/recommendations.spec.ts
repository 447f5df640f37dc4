import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { addressOf, brandHosts } from './brand-addresses';
import { watchShifts } from './layout-shifts';
import { expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const listing = '/browse/furniture';
const slotSelector = '[data-plp-slot="recommendation-4"]';
const slotOf = (page: Page) => page.locator(slotSelector);
const recommendedIn = (page: Page) => slotOf(page).getByRole('complementary');
const viewedRow = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const similarRow = (page: Page) => page.getByRole('region', { name: 'You may also like' });

/** Views the first products of the listing, and resolves with their titles, the last first. */
async function viewSome(page: Page, count: number): Promise<readonly string[]> {
  await page.goto(listing);
  const links = page.locator('.plp-card__link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const titles = (await links.allTextContents()).slice(0, count);
  for (const address of addresses.slice(0, count)) await page.goto(address ?? '');
  return titles.reverse();
}

test('a viewed product is in a row of every page, until the shopper clears it', async ({
  page,
  watched,
}) => {
  const titles = await viewSome(page, 3);
  await viewedRow(page).scrollIntoViewIfNeeded();
  await expect(viewedRow(page).getByRole('link')).toHaveText(titles.slice(1));
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(listing);
  await whenReady(page);
  expect(watched.listingRequests.at(-1)).toContain('/product_id/');
  watched.listingRequests.splice(0);
  await viewedRow(page).scrollIntoViewIfNeeded();
  await expect(viewedRow(page).getByRole('link')).toHaveText(titles);
  expect(watched.listingRequests).toHaveLength(1);
  await viewedRow(page).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');

  await page.goto('/');
  await viewedRow(page).scrollIntoViewIfNeeded();
  await expect(viewedRow(page).getByRole('listitem')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);
  await viewedRow(page).getByRole('button', { name: 'Clear recently viewed products' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your recently viewed products are cleared.')).toBeFocused();
  await page.reload();
  await whenReady(page);
  await expect(viewedRow(page)).toHaveCount(0);
});

test('a recommended product is saved by the heart in the corner of its card', async ({ page }) => {
  await page.goto(listing);
  await whenReady(page);
  const saved = page.getByRole('banner').getByRole('link', { name: /^Saved/ });
  const heart = slotOf(page).locator('.plp-save-button');
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Saved ./);
  await expect(saved).toHaveAccessibleName('Saved 1 product');
  await page.reload();
  await whenReady(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await recommendedIn(page).getByRole('link').click();
  await expect(page.locator('.plp-shop-product__save')).toHaveAttribute('aria-pressed', 'true');
  const next = similarRow(page).getByRole('listitem').first();
  const button = next.getByRole('button', { name: /^Save for later/ });
  const picture = await next.locator('.plp-shop-tile__picture').boundingBox();
  const box = await button.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
    (picture?.x ?? 0) + (picture?.width ?? 0),
  );
  expect(box?.y).toBeGreaterThanOrEqual(picture?.y ?? Infinity);
  await button.click();
  await expect(saved).toHaveAccessibleName('Saved 2 products');
});

test('recommended and viewed products shift nothing', async ({ page }) => {
  await viewSome(page, 2);
  const shifts = await watchShifts(page);
  for (const width of [360, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await whenReady(page);
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
      await page.goto(listing);
      await whenReady(page);
      await expect(recommendedIn(page)).toHaveAccessibleName('Highly rated in Furniture');
      const { width: slotWidth } = (await slotOf(page).boundingBox()) ?? { width: 0 };
      expect(slotWidth).toBeGreaterThan(100);
      await viewedRow(page).evaluate((row) => row.scrollIntoView());
      await expect(viewedRow(page).getByRole('link')).toHaveCount(2);
      // By script, because browsers do not count shifts right after real input.
      const click = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((link: HTMLElement) => link.click());
      await click('a[rel="next"]');
      await whenReady(page);
      await expect(recommendedIn(page)).toHaveAccessibleName('Highly rated in Furniture');
      await expect(viewedRow(page).getByRole('link')).toHaveCount(2);
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
      await click('.plp-seo-anchor__link');
      await expect(recommendedIn(page)).toHaveAccessibleName('Highly rated in Sofas & Armchairs');
      await whenReady(page);
      expect(await violationsOf(page)).toEqual([]);
    });
});

for (const host of brandHosts)
  test(`on ${host} a recommended product looks like the cards next to it at each width`, async ({
    page,
  }) => {
    await page.goto(`${addressOf(host)}${listing}`);
    await whenReady(page);
    for (const width of [360, 768, 1280, 1920])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectLikeCards(page);
      });
  });

async function expectLikeCards(page: Page) {
  await slotOf(page).scrollIntoViewIfNeeded();
  const picture = slotOf(page).getByRole('presentation');
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  const parts = [
    ['.plp-recommendation__picture', '.plp-card__picture'],
    ['.plp-price__current', '.plp-price__current'],
    ['.plp-stars', '.plp-stars'],
  ] as const;
  const cards = page.locator('.plp-card', { has: page.locator('.plp-stars') });
  for (const [own, ofCard] of parts) {
    const box = await slotOf(page).locator(own).boundingBox();
    const other = await cards.locator(ofCard).first().boundingBox();
    expect(Math.abs((box?.height ?? 0) - (other?.height ?? -1)), own).toBeLessThan(1);
  }
  expect(await picture.evaluate(shownAddress)).toMatch(/wid=(?:180|360)\b/);
  const title = slotOf(page).getByRole('heading');
  const lines = await title.evaluate(
    (heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
  );
  expect(lines).toBeLessThan(2.2);
  const [align, ofCards] = [title, page.locator('.plp-card__title').first()].map((heading) =>
    heading.evaluate((element) => getComputedStyle(element).textAlign),
  );
  expect(await align).toBe(await ofCards);
}

const isLoaded = (element: Element) =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
const shownAddress = (element: Element) =>
  element instanceof HTMLImageElement ? element.currentSrc : '';

/** Counts the paints with an empty slot: when it is filled, the products after it move. */
function countEmptyPaints(slot: string) {
  const counter = Object.assign(window, { emptyPaints: 0 });
  const isEmpty = () => document.querySelector(`${slot}:empty`) !== null;
  // A resize observer is called after all callbacks of a frame, just before its paint.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    if (isEmpty()) counter.emptyPaints += 1;
  });
  const watch = () => {
    observer.observe(document.body);
    requestAnimationFrame(watch);
  };
  watch();
}

test('a recommended product comes within few frames of its listing, though its texts load slowly', async ({
  page,
}) => {
  await page.route(/shop-texts-/, async (route) => {
    await new Promise((wait) => setTimeout(wait, 1_000));
    await route.continue();
  });
  await page.goto('/browse/furniture/brand--bexcombe/colours--navy');
  await whenReady(page);
  // Too few products for a slot.
  await expect(slotOf(page)).toHaveCount(0);
  const script = page.waitForResponse(/shop-texts-/, { timeout: 3_000 }).catch(() => undefined);
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
  await script;
  await page.evaluate(countEmptyPaints, slotSelector);
  await page.getByRole('checkbox', { name: 'Navy' }).click();
  await expect(recommendedIn(page)).toHaveAccessibleName(/Furniture/);
  // The event of a listing may come a frame after it is painted.
  expect(await page.evaluate(() => Reflect.get(window, 'emptyPaints') as number)).toBeLessThan(5);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing and a product page recommend products, and there is no row of viewed ones', async ({
    page,
  }) => {
    await page.goto(listing);
    const link = slotOf(page).getByRole('link');
    const title = await link.textContent();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(similarRow(page).getByRole('link')).toHaveCount(12);
    await expect(viewedRow(page)).toHaveCount(0);
  });
});

test('a recommendation whose script fails to load raises no error of its own', async ({
  page,
  watched,
}) => {
  await page.route(/\/shop-fill-in\.[^/]*\.js$/, (route) => route.abort());
  await page.goto(listing);
  await whenReady(page);
  const isFailed = page.waitForEvent('requestfailed');
  await page.getByRole('checkbox', { name: 'Bexcombe' }).click();
  await isFailed;
  await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
  // The browser reports a rejection that nothing handles some time after the request.
  await page.waitForTimeout(400);
  // The only error is the browser's line of the request.
  expect(watched.errors.splice(0).join()).toMatch(/^Failed to load resource: \S+$/);
});

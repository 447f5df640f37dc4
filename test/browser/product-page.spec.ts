import type { Page } from '@playwright/test';
import { overflowOf } from './axe';
import { phone } from './filtering';
import { watchShifts } from './layout-shifts';
import { expect, pathOf, scrollOf, test, turnWheel, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

const list = '/browse/furniture?page=2';
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });
const saveButton = (page: Page) => page.getByRole('main').locator('.plp-shop-product__save');
const backLink = (page: Page) => page.getByRole('link', { name: 'Back to the list' });

/** Opens a product from the middle of a list; returns how far that was scrolled. */
async function openFromList(page: Page): Promise<number> {
  await page.goto(list);
  await whenReady(page);
  const link = page.getByRole('article').nth(12).locator('.plp-card__link');
  await link.scrollIntoViewIfNeeded();
  await turnWheel(page, 180);
  const y = await scrollOf(page);
  await link.press('Enter');
  await expect(backLink(page)).toBeVisible();
  await whenReady(page);
  return y;
}

test('Back to the list returns to the place in the list where the product was opened', async ({
  page,
}) => {
  const y = await openFromList(page);
  const entries = await page.evaluate(() => history.length);
  await backLink(page).press('Enter');
  await expect.poll(() => pathOf(page)).toBe(list);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - y)).toBeLessThanOrEqual(5);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a product is saved on its page and on the heart of its card, in all tabs', async ({
  page,
  context,
}) => {
  await openFromList(page);
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(saveButton(page)).toHaveAccessibleName(
    beginningWith(texts.product.saveForLater('')),
  );
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(saveButton(page)).toHaveAccessibleName(beginningWith(texts.product.saved('')));
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(savedLink(page)).toHaveAccessibleName('Saved 1 product');
  expect(await shifts.total(), await shifts.report()).toBe(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(saveButton(other)).toHaveAttribute('aria-pressed', 'true');
  await backLink(page).click();
  await whenReady(page);
  const heart = page.locator('.plp-save-button[aria-pressed=true]');
  await expect(heart).toHaveCount(1);
  await heart.click();
  await expect(saveButton(other)).toHaveAccessibleName(
    beginningWith(texts.product.saveForLater('')),
  );
  await expect(savedLink(other)).toHaveAccessibleName('Saved products');
});

test('a save without a network or with a faulty service says so, and can be repeated', async ({
  page,
  context,
  watched,
}) => {
  await page.goto('/product/4407477');
  await whenReady(page);
  await context.setOffline(true);
  await saveButton(page).click();
  // The texts of the page cannot be loaded either.
  await expect(page.getByRole('alert')).toHaveText(
    'That did not work. Please try again in a moment.',
  );
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  for (const error of watched.errors.splice(0))
    expect(error).toContain('ERR_INTERNET_DISCONNECTED');

  await page.route('**/addProduct?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Saved products cannot be reached just now.' } }),
  );
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Saved products cannot be reached just now. (Status Code: 503)',
  );
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/addProduct?*');
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(savedLink(page)).toHaveAccessibleName('Saved 1 product');
  await expect(page.getByRole('alert')).toBeEmpty();
  watched.errors.splice(0);
});

const parts = [
  'h1',
  '.plp-shop-product__brand',
  '.plp-price__current',
  '.plp-shop-product__chosen',
  '.plp-shop-product__choice bdi',
  'dt',
  'dd',
  '.plp-shop-tile__link',
];
const words = ['kapitaenskajuete'.repeat(4), 'Sessel mit Samt '.repeat(13), '£1,234,567.89'];

for (const width of [360, 1280])
  test(`texts of any length stay in their places at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/product/4407477?colour=coral');
    await whenReady(page);
    for (const text of words) {
      const inside = await page.getByRole('main').evaluate(
        (main, [selectors, long]) =>
          selectors.filter((selector) => {
            const all = [...main.querySelectorAll<HTMLElement>(selector)];
            for (const element of all) element.textContent = long;
            const { right } = main.getBoundingClientRect();
            return (
              all.length > 0 &&
              all.every(
                (element) =>
                  element.closest('.plp-shop-row, .plp-shop-product__values--pictured') !== null ||
                  element.getBoundingClientRect().right <= right + 1,
              )
            );
          }),
        [parts, text] as const,
      );
      expect(inside, text).toEqual(parts);
      expect(await overflowOf(page), text).toBe(0);
    }
    const names = page.locator('.plp-shop-product__choice bdi');
    expect((await names.first().boundingBox())?.height).toBeLessThan(36);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the first screen has the picture, the title, the price, the colours and the button', async ({
    page,
  }) => {
    await page.goto('/product/4407477?colour=coral');
    const main = page.getByRole('main');
    const picture = main.locator('.plp-shop-product__view').first();
    for (const part of [
      picture,
      main.getByRole('heading', { level: 1 }),
      main.locator('.plp-shop-product__offer'),
      main.locator('.plp-shop-product__colour').first(),
      saveButton(page),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect((await picture.boundingBox())?.height).toBeGreaterThan(260);
    const colours = await main.locator('.plp-shop-product__colour').first().boundingBox();
    const button = await main.locator('.plp-shop-product__action').boundingBox();
    expect((colours?.y ?? 0) + (colours?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  test('the button stays at the edge of the screen until its place comes, and covers no focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto('/product/4407477?colour=coral');
    await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
    const colour = page.locator('.plp-shop-product__choice[href]').first();
    await page.evaluate(() => scrollTo(0, 0));
    await colour.focus();
    const { y = 0, height = 0 } = (await colour.boundingBox()) ?? {};
    const button = await page.locator('.plp-shop-product__action').boundingBox();
    expect(y + height).toBeLessThanOrEqual((button?.y ?? 0) + 1);
  });

  test('of several pictures the next one begins at the edge of the screen', async ({ page }) => {
    await page.goto('/product/2827259');
    const next = page.locator('.plp-shop-product__view').nth(1);
    const { x = 360 } = (await next.boundingBox()) ?? {};
    expect(x).toBeLessThan(356);
    await page.getByRole('region', { name: 'Pictures' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
  });

  for (const address of ['/product/4407477', `/product/4407477?list=${encodeURIComponent(list)}`])
    test(`the way to the listings is one line that is not cut at ${address}`, async ({ page }) => {
      await page.goto(address);
      const trail = page.locator('.plp-shop-product__trail');
      expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(48);
      for (const link of await trail.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        const cut = await link.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(cut).toBeLessThanOrEqual(0);
      }
      await expect(trail.getByRole('link').last()).toHaveText('Office Chairs');
    });
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('Back to the list leads to the list, and there is no button without effect', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Furniture/ })
      .click();
    await page.getByRole('article').first().locator('.plp-card__link').click();
    await expect(saveButton(page)).toBeHidden();
    await backLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');
  });
});

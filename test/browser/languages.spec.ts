/** The page in other languages: examples/languages in a build of its own. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startShopProcess } from '../support/shop-process';
import { overflowOf, violationsOf } from './axe';
import { desktop, phone, whenAnimationsFinish } from './filtering';
import { startPricedShop } from './priced-shop';
import { expect, test, whenReady } from './shop';

const root = resolve(__dirname, '../..');
const buildLimitMs = 240_000;
const built = { STOREFRONT: 'examples/languages', DIST: 'dist/languages' };
const shop = { address: '' };

// In one process, so that the shop is built and started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(buildLimitMs);
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs'], {
    cwd: root,
    env: { ...process.env, ...built },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(status).toBe(0);
  const { address } = await startShopProcess({
    program: resolve(root, built.DIST, 'server/main.js'),
    env: { BRAND: 'pseudo', BRAND_HOSTS: 'ar.localhost=ar' },
  });
  shop.address = address;
});

/**
 * The texts of the product that are wider than their boxes, but for those that end in an ellipsis or scroll by design.
 */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isMeant = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll';
    };
    return (
      [...document.querySelectorAll<HTMLElement>('#product-listing-root *, [role=dialog] *')]
        .filter((element) => hasText(element) && element.checkVisibility())
        .filter((element) => !element.closest('select'))
        // Elements within a line have no width of their own, those for screen readers one pixel.
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .filter((element) => !isMeant(element))
        .map(({ className, textContent }) => `${className}: ${textContent}`)
    );
  });

async function expectReadable(page: Page, state: string) {
  await whenAnimationsFinish(page);
  expect(await clippedTexts(page), state).toEqual([]);
  expect(await overflowOf(page), state).toBeLessThanOrEqual(0);
  // What the rules look at is the same on a wide screen.
  if (page.viewportSize()?.width === phone.width)
    expect(await violationsOf(page), state).toEqual([]);
}

async function open(page: Page, path: string) {
  await page.goto(shop.address + path);
  await whenReady(page);
}

for (const viewport of [phone, desktop])
  test.describe(`the pseudo-language at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.slow();

    test('has room in every state of the page, and brackets around every text', async ({
      page,
      watched,
    }) => {
      await open(page, '/browse/furniture/brand--bexcombe');
      await page.locator('.plp-save-button').first().click();
      await expect(page.locator('.plp-save-button').first()).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectReadable(page, 'a listing with a chip and a saved product');
      const texts = [
        ...(await page.locator('.plp-results-count > [aria-hidden]').allTextContents()),
        ...(await page.locator('.plp-heading__count, .plp-select__label').allTextContents()),
        ...(await page
          .locator('.plp-save-button')
          .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))),
      ];
      expect(texts.length).toBeGreaterThan(30);
      for (const text of texts) expect(text).toMatch(/^\[.*\]$/);
      if (viewport === phone) {
        await page.locator('#plp-filter-button').click();
        await expectReadable(page, 'the drawer');
        await page.getByRole('button', { name: /^Brand/ }).click();
        await expectReadable(page, 'a facet in the drawer');
        await open(page, '/browse/furniture/brand--bexcombe');
      }
      await page.route('**/listing-api/**', (route) => route.fulfill({ status: 400, body: '{}' }));
      await page.locator('.plp-pagination a[rel=next]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectReadable(page, 'a failed listing');
      await page.unroute('**/listing-api/**');
      await open(page, '/browse/furniture/brand--fig-fable/colours--black');
      await expectReadable(page, 'an empty listing');
      // The browser reports the statuses of the last two.
      watched.errors.splice(0);
    });
  });

test('Arabic is mirrored, and changes a listing as any language does', async ({ page }) => {
  await page.setViewportSize(desktop);
  const arabic = new URL(shop.address);
  arabic.hostname = 'ar.localhost';
  const preloaded = page.waitForRequest(/texts-ar\.\w+\.js$/);
  await page.goto(`${arabic.origin}/browse/furniture`);
  await preloaded;
  await whenReady(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [grid, column] = await Promise.all(
    ['.plp-grid', '#filters'].map((area) => page.locator(area).boundingBox()),
  );
  expect(column?.x).toBeGreaterThan(grid?.x ?? Infinity);
  await page.getByLabel('الترتيب حسب').selectOption('السعر من الأقل إلى الأعلى');
  await expect(page).toHaveURL(/\?sortkey=price$/);
  await expect(page.locator('.plp-price__current').first()).toContainText('د.إ');
  await expect(page.locator('.plp-results-count').first()).toContainText('النتائج: من 1 إلى 30');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await test.step('the words of the shop say that they are English, those around them that they are Arabic', async () => {
    await page.getByLabel('Search the shop').fill('lamp');
    await expect(page.getByRole('option').first()).toBeVisible();
    const languageOf = (text: Locator) =>
      text.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang);
    for (const [text, lang] of [
      [page.locator('label', { hasText: 'Search the shop' }), 'en'],
      [page.locator('.plp-shop-suggestions__heading').first(), 'en'],
      [page.locator('.plp-shop-suggestions-status'), 'en'],
      [page.locator('.plp-shop-footer p').last(), 'en'],
      [page.locator('.plp-shop-header__term'), 'ar-AE'],
      [page.getByRole('option').first(), 'ar-AE'],
      [page.locator('.plp-shop-header__departments a').first(), 'ar-AE'],
    ] as const)
      expect(await languageOf(text)).toBe(lang);
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** Of what products claim; names of brands are cut by design. */
async function expectOnScreen(page: Page, state: string) {
  const clipped = await clippedTexts(page);
  expect(
    clipped.filter((text) => !text.startsWith('plp-card__brand:')),
    state,
  ).toEqual([]);
  expect(await overflowOf(page), state).toBeLessThanOrEqual(0);
  expect(await violationsOf(page), state).toEqual([]);
}

test('prices, labels and notes fit the screen in every language', async ({ page }) => {
  test.slow();
  const others = ['de', 'fr', 'ar', 'us'];
  const address = await startPricedShop({
    program: resolve(root, built.DIST, 'server/main.js'),
    env: {
      BRAND: 'pseudo',
      BRAND_HOSTS: others.map((brand) => `${brand}.localhost=${brand}`).join(','),
    },
  });
  for (const host of ['127.0.0.1', ...others.map((brand) => `${brand}.localhost`)])
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const url = new URL('/browse/furniture', address);
      url.hostname = host;
      await page.goto(url.href);
      await whenReady(page);
      await expect(page.locator('.plp-energy__label').first()).toBeVisible();
      await expectOnScreen(page, `${host} at ${String(viewport.width)} px`);
      await page.locator('.plp-energy__label').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectOnScreen(page, `the label on ${host} at ${String(viewport.width)} px`);
    }
});

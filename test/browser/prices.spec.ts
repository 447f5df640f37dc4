/** What a price and a label may say, on each brand, and the controls at a price and above a card's link. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startShopProcess } from '../support/shop-process';
import { overflowOf, violationsOf } from './axe';
import { desktop, phone, tabTo } from './filtering';
import { startPricedShop } from './priced-shop';
import { doubleTextSize, expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const path = '/browse/furniture';
const shop = { address: '' };
const { energyClass, energyLabel, energySheet, closeLabel, sponsored } = texts.product;
const nameB = energyClass('B', 'A', 'G');

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const BRAND_HOSTS = 'ie.localhost=marlow-ie,hearth.localhost=hearth';
  shop.address = await startPricedShop({ env: { BRAND_HOSTS } });
});

async function openPriced(page: Page, host = '127.0.0.1') {
  const address = new URL(path, shop.address);
  address.hostname = host;
  await page.goto(address.href);
  await whenReady(page);
}

const arrowsOf = (page: Page) => page.getByRole('article').getByRole('link', { name: nameB });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: energyLabel });

async function expectClosed(page: Page, arrow: Locator) {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(arrow).toBeFocused();
  await expect(page).toHaveURL(/\/browse\/furniture$/);
  expect(await page.evaluate(() => document.documentElement.className)).not.toContain('locked');
}

test('the keyboard opens the label of a card, with its sheet, and Escape returns to the arrow', async ({
  page,
}) => {
  await openPriced(page);
  const arrow = arrowsOf(page).first();
  await page.locator('.plp-card__link').first().focus();
  await page.keyboard.press('Tab');
  await expect(arrow).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: nameB })).toBeVisible();
  await expect(dialog.getByRole('button', { name: closeLabel })).toBeFocused();
  await expect(dialog.getByRole('link', { name: energySheet })).toHaveAttribute(
    'href',
    /\/help\/sheet$/,
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectClosed(page, arrow);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectClosed(page, arrow);
});

test('a finger opens the label instead of the product, and closes it outside of it; Back closes it too', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: phone });
  const page = await context.newPage();
  await openPriced(page);
  const arrow = arrowsOf(page).first();
  await arrow.tap();
  await expect(dialogOf(page)).toBeVisible();
  const box = await dialogOf(page).boundingBox();
  expect(box?.width).toBeLessThan(phone.width);
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(phone.height);
  await page.touchscreen.tap(phone.width / 2, 4);
  await expectClosed(page, arrow);

  await page.getByRole('link', { name: texts.pagination.next }).press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await whenReady(page);
  await arrow.tap();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await context.close();
});

test('the sheet of a product without a label is a link on its card', async ({ page, watched }) => {
  await openPriced(page);
  const card = page.getByRole('article').nth(2);
  await expect(card.getByRole('img', { name: energyClass('D', 'A', 'G') })).toBeVisible();
  await card.getByRole('link', { name: energySheet }).click();
  await expect(page).toHaveURL(/\/help\/sheet$/);
  // The shop of the test has no such page.
  watched.errors.splice(0);
});

test('the arrow leads to the label without scripting, and where its script does not come', async ({
  browser,
  page,
  watched,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(shop.address + path);
  const card = plain.getByRole('article').first();
  await expect(card).toContainText(sponsored('Acme'));
  await expect(card).toContainText('£16/kg');
  await arrowsOf(plain).first().click();
  await expect(plain).toHaveURL(/\/energy-label\.svg$/);
  await context.close();

  await page.route(/\/further-pictures\.[^/]*\.js$/, (route) => route.abort());
  await openPriced(page);
  await arrowsOf(page).first().click();
  await expect(page).toHaveURL(/\/energy-label\.svg$/);
  watched.errors.splice(0);
});

/** The sizes of the letters of the arrows and of the current prices, without repetitions. */
const letterSizes = (page: Page) =>
  page.locator('.plp-price--labelled').evaluateAll((prices) => [
    ...new Set(
      prices.map((price) => {
        const current = price.querySelector('.plp-price__current');
        const letter = price.querySelector('.plp-energy__arrow > text');
        const arrow = price.querySelector<SVGSVGElement>('.plp-energy__arrow');
        const scale = arrow?.getScreenCTM()?.a ?? NaN;
        const size = Number(letter?.getAttribute('font-size')) * scale;
        const priceSize = Number.parseFloat(current ? getComputedStyle(current).fontSize : '');
        return Math.round((size / priceSize) * 10) / 10;
      }),
    ),
  ]);

for (const host of ['127.0.0.1', 'ie.localhost', 'hearth.localhost'])
  test(`on ${host} all of it fits the screen, is accessible, and has the arrow in the size of the price`, async ({
    page,
  }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await openPriced(page, host);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await letterSizes(page)).toEqual([1]);
    }
    await doubleTextSize(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await letterSizes(page)).toEqual([1]);
  });

test('only a brand by the rules of the European Union says what struck prices are, and strikes no others', async ({
  page,
}) => {
  await openPriced(page);
  await expect(page.locator('.plp-notes')).toHaveCount(0);
  await expect(page.getByRole('article').nth(2)).toContainText('RRP');
  await openPriced(page, 'ie.localhost');
  await expect(page.locator('.plp-notes')).toContainText(texts.product.struckPrices);
  const struck = await page.locator('.plp-price__previous').allTextContents();
  expect(new Set(struck)).toEqual(new Set(['£9,000']));
});

test('arrows keep their colours on paper and with forced colours', async ({ page }) => {
  await openPriced(page);
  const fillOf = () =>
    page
      .locator('.plp-energy__arrow > path')
      .nth(1)
      .evaluate((shape) => getComputedStyle(shape).fill);
  const fill = await fillOf();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await fillOf()).toBe(fill);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await fillOf()).toBe(fill);
  await expect(page.locator('.plp-energy__arrow').first()).toBeVisible();
});

test('controls that a storefront adds at the price and above the link take keys and touch', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const built = { STOREFRONT: 'examples/extensions', DIST: 'dist/extensions' };
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs'], {
    env: { ...process.env, ...built },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(status).toBe(0);
  const program = resolve(built.DIST, 'server/main.js');
  const { address } = await startShopProcess({ program });
  const context = await browser.newContext({ hasTouch: true, viewport: phone });
  const page = await context.newPage();
  await page.goto(address + path);
  await whenReady(page);
  const compare = page.getByRole('button', { name: /^Compare / }).first();
  const heart = page.locator('.plp-save-button').first();
  const [own, above] = [await compare.boundingBox(), await heart.boundingBox()];
  expect(own?.x).toBe(above?.x);
  expect(own?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN));
  await compare.tap();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await heart.focus();
  await tabTo(page, /^Compare /);
  await page.keyboard.press('Enter');
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(address + path);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${address}/search/dress`);
  await whenReady(page);
  await page.evaluate(() => Object.assign(window, { addToBasket: () => Promise.resolve() }));
  const sizes = page.locator('.choose-size').filter({ has: page.locator('s') });
  await sizes.first().locator('summary').tap();
  await expect(sizes.first().locator('s').first()).toHaveText(/ sold out$/);
  await sizes.first().getByRole('button').first().tap();
  await expect(sizes.first().getByRole('status')).toHaveText('Added');
  await expect(page).toHaveURL(`${address}/search/dress`);
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

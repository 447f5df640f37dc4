import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import { backForwardCacheObstacles } from './back-forward-cache';
import { watchShifts } from './layout-shifts';
import { recordEvents, updatesOn } from './published-events';
import { runShop, type RunningShop } from './run-shop';
import { doubleTextSize, expect, shopAddress, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

// In one process, so that the shop is started once.
test.describe.configure({ mode: 'default' });

let shop: RunningShop;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await runShop({ COLLECT_EVENTS: 'true', DATA_LAYER: 'true' });
});

const controlOf = (page: Page) => page.locator('#plp-shop-consent');
const choice = (page: Page, name: string) => controlOf(page).getByRole('button', { name });
const consentOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { __PLP__?: { consent?: unknown } }).__PLP__?.consent);

/** Expects the focused element above the consent control. */
async function expectFocusInView(page: Page) {
  const { focusedBottom, controlTop } = await page.evaluate(() => ({
    focusedBottom: document.activeElement?.getBoundingClientRect().bottom ?? NaN,
    controlTop: document.querySelector('#plp-shop-consent')?.getBoundingClientRect().top ?? NaN,
  }));
  expect(focusedBottom).toBeLessThanOrEqual(controlTop);
}

async function open(page: Page, path = '/browse/furniture') {
  await page.goto(shop.address + path);
  await whenReady(page);
}

test('the consent control is visible, small and accessible on a phone and a desktop', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const width of [360, 1280])
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/browse/floor-lamps/price---20-to-49-99');
      await expect(controlOf(page)).toBeInViewport({ ratio: 1 });
      const box = await controlOf(page).boundingBox();
      expect(box?.height).toBeLessThan(150);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // Browsers do not count shifts right after real input, so a script clicks.
      await choice(page, 'Do not count').evaluate((button: HTMLElement) => button.click());
      await expect(controlOf(page)).not.toBeInViewport();
      // Late shifts count too.
      await page.waitForTimeout(300);
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
      await controlOf(page).scrollIntoViewIfNeeded();
      expect(await violationsOf(page)).toEqual([]);
      // The next page asks again, from its top.
      await page.evaluate(() => {
        localStorage.clear();
        window.scrollTo(0, 0);
      });
    });
});

test('the consent control never covers what has the focus, and does not stick to a screen with room for few lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInView(page);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  await test.step('a filter', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.locator('.plp-page__filters summary').last().focus();
    for (let count = 0; count < 40; count += 1) {
      await expectFocusInView(page);
      await page.keyboard.press('Shift+Tab');
    }
  });

  await test.step('room for few lines', async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(controlOf(page)).not.toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(controlOf(page)).toBeInViewport({ ratio: 1 });
    await doubleTextSize(page);
    await expect(controlOf(page)).not.toBeInViewport();
    await choice(page, 'Do not count').focus();
    await expect(choice(page, 'Do not count')).toBeInViewport({ ratio: 1 });
  });
});

test('consent given by keyboard takes effect immediately, survives a reload and can be withdrawn', async ({
  page,
}) => {
  await open(page);
  expect(await consentOf(page)).toBe(false);
  await choice(page, 'Allow counting').focus();
  await page.keyboard.press('Enter');
  expect(await consentOf(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await whenReady(page);
  await expect(controlOf(page)).not.toBeInViewport();
  await expect(choice(page, 'Allow counting')).toHaveAttribute('aria-pressed', 'true');
  expect(await consentOf(page)).toBe(true);
  const sent = page.waitForResponse((response) => response.url().endsWith('/plp-events'));
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
  expect((await sent).status()).toBe(204);

  await page.clock.install();
  await choice(page, 'Do not count').click();
  expect(await consentOf(page)).toBe(false);
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/plp-events')) requestCount += 1;
  });
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
  await expect(page).toHaveURL(/sortkey=price/);
  // The page would send events after three seconds and when the shopper leaves it.
  await page.clock.fastForward(4_000);
  await page.goto(`${shop.address}/`);
  await expect(choice(page, 'Do not count')).toHaveAttribute('aria-pressed', 'true');
  expect(requestCount).toBe(0);
});

test('the data layer gets what was seen and filtered before the script of the delivery came', async ({
  page,
}) => {
  let sendScript = () => {};
  const isScriptWanted = new Promise<void>((resolve) => (sendScript = resolve));
  await page.route(/\/event-delivery\.[\da-f]+\.js$/, async (route) => {
    await isScriptWanted;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('plp_shop_consent', 'given'));
  await recordEvents(page);
  await page.goto(`${shop.address}/browse/lighting`);
  await page.getByRole('checkbox', { name: 'Black' }).check();
  await expect.poll(async () => (await updatesOn(page)).length).toBe(5);
  sendScript();

  const layer = () =>
    page.evaluate(() => {
      const host = window as unknown as { dataLayer?: readonly Record<string, unknown>[] };
      return host.dataLayer?.filter(({ event }) => event !== undefined);
    });
  await expect
    .poll(layer)
    .toMatchObject([
      { event: 'view_item_list' },
      { event: 'filter_listing', filters: ['colours:black'] },
      { event: 'view_item_list' },
    ]);
  const [first, , last] = (await layer()) ?? [];
  expect(first).not.toEqual(last);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the consent control is hidden, because nothing is collected, and a shop that collects no events has none', async ({
    page,
  }) => {
    await page.goto(`${shop.address}/browse/furniture`);
    await expect(controlOf(page)).toBeHidden();
    await page.goto(`${shopAddress()}/browse/furniture`);
    await expect(controlOf(page)).toHaveCount(0);
    await expect(page.locator('script[src*="shop-consent"]')).toHaveCount(0);
  });
});

test('the back/forward cache can hold a page that delivers events', async () => {
  const obstacles = await backForwardCacheObstacles(shop.address, async (page) => {
    await choice(page, 'Allow counting').click();
    await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
    await expect(page).toHaveURL(/sortkey=newin/);
    await whenReady(page);
  });
  expect(obstacles).toEqual([]);
});

import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import { obstaclesToKeeping } from './kept-aside';
import { watchShifts } from './layout-shifts';
import { runShop, type RunningShop } from './run-shop';
import { expect, shopAddress, test, whenReady } from './shop';

let shop: RunningShop;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await runShop({ COLLECT_EVENTS: 'true', DATA_LAYER: 'true' });
});

const controlOf = (page: Page) => page.locator('#plp-shop-consent');
const responseOf = (page: Page, name: string) => controlOf(page).getByRole('button', { name });
const consentOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { __PLP__?: { consent?: unknown } }).__PLP__?.consent);

/** The foot of what has the focus, and the top of the question. */
const edgesOf = (page: Page) =>
  page.evaluate(() => ({
    foot: document.activeElement?.getBoundingClientRect().bottom ?? 0,
    top: document.querySelector('#plp-shop-consent')?.getBoundingClientRect().top ?? 0,
  }));

async function open(page: Page) {
  await page.goto(`${shop.address}/browse/furniture`);
  await whenReady(page);
}

test('a shop that collects nothing asks nothing', async ({ page }) => {
  await page.goto(`${shopAddress()}/browse/furniture`);
  await whenReady(page);
  await expect(controlOf(page)).toHaveCount(0);
  await expect(page.locator('script[src*="shop-consent"]')).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`the question for consent is in sight and in nobody's way, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const shifts = await watchShifts(page);
    await open(page);
    await expect(controlOf(page)).toBeInViewport({ ratio: 1 });
    const box = await controlOf(page).boundingBox();
    expect(box?.height).toBeLessThan(150);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    // By script, so that no shift is forgiven for the sake of a press.
    await responseOf(page, 'Do not count').evaluate((button: HTMLElement) => button.click());
    await expect(controlOf(page)).not.toBeInViewport();
    // What moves late is counted, too.
    await page.waitForTimeout(300);
    expect(await shifts.total(), await shifts.told()).toBeLessThan(0.01);
    await controlOf(page).scrollIntoViewIfNeeded();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('what has the focus is never behind the question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    const { foot, top } = await edgesOf(page);
    expect(foot).toBeLessThanOrEqual(top);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('consent given by keyboard is remembered, acts at once, and can be taken back', async ({
  page,
}) => {
  await open(page);
  expect(await consentOf(page)).toBe(false);
  await responseOf(page, 'Allow counting').focus();
  await page.keyboard.press('Enter');
  expect(await consentOf(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await whenReady(page);
  await expect(controlOf(page)).not.toBeInViewport();
  await expect(responseOf(page, 'Allow counting')).toHaveAttribute('aria-pressed', 'true');
  expect(await consentOf(page)).toBe(true);
  const sent = page.waitForResponse((response) => response.url().endsWith('/plp-events'));
  await page.getByLabel('Sort order').selectOption('New In');
  expect((await sent).status()).toBe(204);

  await responseOf(page, 'Do not count').click();
  expect(await consentOf(page)).toBe(false);
  let later = 0;
  page.on('request', (request) => (later += request.url().endsWith('/plp-events') ? 1 : 0));
  await page.getByLabel('Sort order').selectOption('Price Low to High');
  await expect(page).toHaveURL(/sortkey=price/);
  // Nothing is sent, though events are sent three seconds after they happened, and when the page is left.
  await page.waitForTimeout(4_000);
  await page.goto(`${shop.address}/`);
  await expect(responseOf(page, 'Do not count')).toHaveAttribute('aria-pressed', 'true');
  expect(later).toBe(0);
});

test('nobody is asked whose browser runs no scripts, for nothing is counted', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${shop.address}/browse/furniture`);
  await expect(controlOf(page)).toBeHidden();
  await page.close();
});

test('a page whose events are delivered can still be kept whole for the way back', async () => {
  const obstacles = await obstaclesToKeeping(shop.address, async (page) => {
    await responseOf(page, 'Allow counting').click();
    await page.getByLabel('Sort order').selectOption('New In');
    await expect(page).toHaveURL(/sortkey=newin/);
    await whenReady(page);
  });
  expect(obstacles).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import { runShop } from './run-shop';
import { expect, shopAddress, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

const service = '**/rest/model/**';
const addCall = '**/addProduct**';
const lazyScript = '**/saved.*.js';

const firstButton = (page: Page) =>
  page
    .getByRole('button', { name: beginningWith(texts.product.saveForLater('')) })
    .or(page.getByRole('button', { name: beginningWith(texts.product.saved('')) }))
    .first();

async function open(page: Page, address = shopAddress()) {
  await page.goto(`${address}/browse/lighting`);
  await whenReady(page);
}

test('a saved product stays saved after a reload, and can be removed', async ({ page }) => {
  await open(page);
  const button = firstButton(page);
  await expect(button).toHaveAccessibleName(beginningWith(texts.product.saveForLater('')));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName(beginningWith(texts.product.saved('')));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  await firstButton(page).click();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the tip of a button stays while it is pointed at, and goes on Escape', async ({ page }) => {
  await open(page);
  const [first, second] = await page.locator('.plp-save-button').all();
  if (!first || !second) throw new Error('Two products have no buttons.');
  const tipOf = (button: Locator) =>
    button.evaluate((element) => {
      const { visibility, width } = getComputedStyle(element, '::after');
      return { visibility, width: Number.parseFloat(width) };
    });
  await first.hover();
  const { visibility, width } = await tipOf(first);
  expect(visibility).toBe('visible');
  const { x, y, height } = (await first.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x - width, y + height / 2, { steps: 5 });
  expect((await tipOf(first)).visibility).toBe('visible');
  await page.keyboard.press('Escape');
  expect((await tipOf(first)).visibility).toBe('hidden');

  // The focus shows after a key.
  await second.focus();
  expect((await tipOf(second)).visibility).toBe('visible');
  await page.keyboard.press('Escape');
  expect((await tipOf(second)).visibility).toBe('hidden');
});

test('a failure shows its status and leaves the button as it was', async ({ page, watched }) => {
  await open(page);
  await page.route(addCall, (route) =>
    route.fulfill({ status: 500, json: { message: 'The list is asleep' } }),
  );
  await firstButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The list is asleep (Status Code: 500)');
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Close error dialog' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  watched.errors.splice(0);
});

test('a click before the lazy script has loaded takes effect', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(lazyScript, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shopAddress()}/browse/lighting`);
  // Clicks before hydration do nothing; after the first effective click, further ones are ignored.
  await expect(async () => {
    await firstButton(page).click();
    await expect(firstButton(page)).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();
  release();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(firstButton(page)).toHaveAttribute('aria-busy', 'false');
});

test('an alert says that the lazy script failed to load, and a later click loads it', async ({
  page,
  watched,
}) => {
  await page.route(lazyScript, (route) => route.abort());
  await open(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.saved.unreadable);
  await page.getByRole('button', { name: 'Close error dialog' }).click();
  await firstButton(page).click();
  await expect(alert).toContainText(texts.saved.unreadable);
  await page.unroute(lazyScript);
  await firstButton(page).click();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  watched.errors.splice(0);
});

test('an expired token is fetched again once', async ({ page, watched }) => {
  await open(page);
  let refused = 0;
  await page.route(addCall, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 409, json: {} }) : route.continue();
  });
  const renewed = page.waitForRequest(/getSessionConfirmationNumber/);
  await firstButton(page).click();
  await renewed;
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  expect(refused).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  watched.errors.splice(0);
});

test('an alert says that the token cannot be fetched once the shopper saves, and not before', async ({
  page,
  watched,
}) => {
  await page.route('**/getSessionConfirmationNumber', (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect.poll(() => watched.errors).toContain('Could not retrieve csrf token ');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await firstButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Could not retrieve csrf token');
  watched.errors.splice(0);
});

test('a product saved in one tab is shown as saved in the other', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await firstButton(page).click();
  await expect(firstButton(other)).toHaveAttribute('aria-pressed', 'true');
});

test('full or invalid storage causes no error for the shopper', async ({ page, watched }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('sfl_product_list', '{"savedProducts":[{"productId":{}}, 3');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await firstButton(page).click();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(watched.errors.splice(0)).toEqual(['Error updating save for later: ']);
});

test('local mode uses mock data without requests', async ({ page }) => {
  const calls: string[] = [];
  await page.route(service, (route) => {
    calls.push(route.request().url());
    return route.abort();
  });
  await page.route('**/browse/lighting', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"isLocal":false', '"isLocal":true');
    await route.fulfill({ response, body });
  });
  await open(page);
  const before = await firstButton(page).getAttribute('aria-pressed');
  await firstButton(page).click();
  await expect(firstButton(page)).not.toHaveAttribute('aria-pressed', before ?? '');
  expect(calls).toEqual([]);
});

test('the Ireland brand offers no saving without its flag', async ({ page }) => {
  const { port } = new URL(shopAddress());
  await open(page, `http://ie.localhost:${port}`);
  await expect(page.getByRole('article').first()).toContainText('€');
  await expect(firstButton(page)).toHaveCount(0);
});

test('the Ireland brand offers saving with its flag', async ({ page }) => {
  // A new shop creates its catalogue first.
  test.slow();
  const shop = await runShop({ BRAND: 'marlow-ie', SAVE_FOR_LATER_IRELAND: 'true' });
  await open(page, shop.address);
  await firstButton(page).click();
  await expect(firstButton(page)).toHaveAttribute('aria-pressed', 'true');
});

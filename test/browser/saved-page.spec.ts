import type { BrowserContext, Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import { desktop, phone, tablet } from './filtering';
import { watchShifts } from './layout-shifts';
import { runShop } from './run-shop';
import { expect, shopAddress, test, whenReady } from './shop';

const widths = [phone, tablet, desktop];
const brands = [
  { host: 'localhost', viewport: phone },
  { host: 'ie.localhost', viewport: tablet },
  { host: 'hearth.localhost', viewport: desktop },
];

const actor = '/rest/model/sdg/savedforlater/SavedForLaterActor';
const confirmation = '/rest/model/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber';

function addressOf(host: string, shop: string): string {
  const address = new URL(shop);
  address.hostname = host;
  return address.origin;
}

/** Saves the first products of a category as a browser's script would, and one that the catalogue does not have. */
async function saveSome({ request }: BrowserContext): Promise<readonly string[]> {
  const address = shopAddress();
  const confirmed = await request.post(address + confirmation);
  const { sessionConfirmationNumber: number } = (await confirmed.json()) as Record<string, string>;
  const listing = await request.get(
    `${address}/listing-api/group_id/lighting?num_results_per_page=3`,
  );
  const { response } = (await listing.json()) as {
    readonly response: { readonly product_list: readonly Record<string, string>[] };
  };
  const products = [...response.product_list, { product_id: 'gone', title: 'product gone' }];
  for (const { product_id: productId = '' } of products) {
    const query = new URLSearchParams({ _dynSessConf: number ?? '', productId });
    await request.post(`${address}${actor}/addProduct?${query.toString()}`);
  }
  return products.map(({ title = '' }) => title).reverse();
}

const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heartOf = (page: Page) => page.locator('.plp-save-button').first();

async function openSaved(page: Page) {
  await page.goto('/saved');
  await whenReady(page);
}

test('the number follows the hearts of this tab and of another, also on pages without hearts', async ({
  page,
  context,
}) => {
  const [other, home] = [await context.newPage(), await context.newPage()];
  await home.goto(shopAddress());
  await expect(savedLink(home)).toHaveAccessibleName('Saved products');
  for (const tab of [page, other]) {
    await tab.goto(`${shopAddress()}/browse/lighting`);
    await whenReady(tab);
  }
  const shifts = await watchShifts(page);
  await page.reload();
  await whenReady(page);
  await heartOf(page).click();
  for (const tab of [page, other, home])
    await expect(savedLink(tab)).toHaveAccessibleName('Saved 1 product');
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'true');
  await other.locator('.plp-save-button').nth(1).click();
  for (const tab of [page, other, home])
    await expect(savedLink(tab)).toHaveAccessibleName('Saved 2 products');
  await heartOf(other).click();
  for (const tab of [page, other, home])
    await expect(savedLink(tab)).toHaveAccessibleName('Saved 1 product');
  expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
});

test('a product removed and saved again on the page changes its heart in this tab and another', async ({
  page,
  context,
}) => {
  await page.goto('/browse/lighting');
  await whenReady(page);
  await heartOf(page).click();
  await expect(savedLink(page)).toHaveAccessibleName('Saved 1 product');
  const other = await context.newPage();
  await other.goto(`${shopAddress()}/browse/lighting`);
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'true');
  await savedLink(page).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'false');
  await expect(savedLink(page)).toHaveAccessibleName('Saved products');
  await page.goBack();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await page.reload();
  await expect(page.getByText('You have not saved any products yet.')).toBeVisible();
  await heartOf(other).click();
  await expect(savedLink(page)).toHaveAccessibleName('Saved 1 product');
});

test('removing and Undo work by keyboard, keep the place, and tell what happened', async ({
  page,
  context,
}) => {
  const [gone = '', first = '', second = ''] = await saveSome(context);
  await openSaved(page);
  const list = page.getByRole('list', { name: 'Products' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'No longer available',
    first,
    second,
    /./,
  ]);
  await buttonOf(page, `Remove ${gone}`).focus();
  await page.keyboard.press('Enter');
  await expect(buttonOf(page, `Undo removing ${gone}`)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${gone} is removed.`);
  await expect(savedLink(page)).toHaveAccessibleName('Saved 3 products');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(buttonOf(page, `Remove ${gone}`)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${gone} is saved again.`);
  await expect(savedLink(page)).toHaveAccessibleName('Saved 4 products');
  expect(new URL(page.url()).search).toBe('');
});

test('a change in another tab moves the focus from the removed product to Undo', async ({
  page,
  context,
}) => {
  const [, first = ''] = await saveSome(context);
  const other = await context.newPage();
  await openSaved(page);
  await other.goto(`${shopAddress()}/saved`);
  await whenReady(other);
  await buttonOf(other, `Remove ${first}`).focus();
  await buttonOf(page, `Remove ${first}`).click();
  await expect(buttonOf(other, `Undo removing ${first}`)).toBeFocused();
});

test('a failure is told and changes nothing; an expired session gets another page', async ({
  page,
  context,
  watched,
}) => {
  const [, first = ''] = await saveSome(context);
  await openSaved(page);
  await page.route('**/saved', (route) => route.abort());
  await buttonOf(page, `Remove ${first}`).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That did not work. Please try again in a moment.',
  );
  await expect(buttonOf(page, `Remove ${first}`)).toBeFocused();
  await page.unroute('**/saved');
  watched.errors.splice(0);
  await page.locator('input[name=_dynSessConf]').evaluate((input: HTMLInputElement) => {
    input.value = 'expired';
  });
  await buttonOf(page, `Remove ${first}`).click();
  await expect(page.getByRole('alert')).toHaveText('Your session has expired.');
  await expect(page.getByRole('alert')).toBeFocused();
  watched.errors.splice(0);
  await buttonOf(page, `Remove ${first}`).click();
  await expect(buttonOf(page, `Undo removing ${first}`)).toBeFocused();
});

test('the heading counts what is saved, and products like the newest follow it', async ({
  page,
  context,
}) => {
  const [, first = ''] = await saveSome(context);
  await openSaved(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Saved (4)');
  await buttonOf(page, `Remove ${first}`).click();
  await expect(heading).toHaveText('Saved (3)');
  await buttonOf(page, `Undo removing ${first}`).click();
  await expect(heading).toHaveText('Saved (4)');
  const similar = page.getByRole('region', { name: 'You may also like' });
  await expect(similar.getByRole('link')).toHaveCount(12);
  for (let left = 3; left >= 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(left);
  }
  await expect(heading).toHaveText('Saved');
  await expect(buttonOf(page, 'Share')).toBeHidden();
});

test('what is saved is shared as an address, which shows it to others and saves nothing for them', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [gone = '', first = '', second = ''] = await saveSome(context);
  await openSaved(page);
  await buttonOf(page, `Remove ${gone}`).click();
  await expect(buttonOf(page, `Undo removing ${gone}`)).toBeVisible();
  await buttonOf(page, 'Share').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.plp-shop-saved__copied')).toHaveText('Link copied');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await browser.newContext();
  const shared = await stranger.newPage();
  await shared.goto(address);
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('Shared products (3)');
  const titles = shared.getByRole('list').getByRole('heading', { level: 3 });
  await expect(titles.filter({ visible: true }).nth(0)).toHaveText(first);
  await expect(titles.nth(1)).toHaveText(second);
  await expect(savedLink(shared)).toHaveAccessibleName('Saved products');
  for (const viewport of widths) {
    await shared.setViewportSize(viewport);
    expect(await overflowOf(shared)).toBe(0);
    expect(await violationsOf(shared)).toEqual([]);
  }
  await stranger.close();
});

test('the system shares where it can, and a shopper who thinks better of it shares nothing', async ({
  page,
  context,
}) => {
  await saveSome(context);
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.title = `shared ${new URL(data.url ?? '').pathname}`;
      return Promise.reject(new DOMException('', 'AbortError'));
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share });
  });
  await openSaved(page);
  await buttonOf(page, 'Share').click();
  await expect(page).toHaveTitle('shared /saved');
  await expect(page.locator('.plp-shop-saved__copied')).toBeEmpty();
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('Share leads to the address that others see', async ({ page, context }) => {
    await saveSome(context);
    await page.goto('/saved');
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared products (3)');
    await expect(page.getByText('One product is no longer in the shop.')).toBeVisible();
    await page.getByRole('link', { name: 'Your saved products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved (4)');
  });

  test('products can be removed and saved again, and an empty list leads to the departments', async ({
    page,
    context,
  }) => {
    await page.goto('/saved');
    await page.getByRole('main').getByRole('link', { name: 'Furniture' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');

    const [, first = '', second = ''] = await saveSome(context);
    await page.goto('/saved');
    for (const viewport of widths)
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await expect(savedLink(page)).toHaveAccessibleName('Saved 4 products');
        await buttonOf(page, `Remove ${second}`).click();
        await expect(page.getByText(`${second} is removed.`)).toBeInViewport();
        await expect(buttonOf(page, `Undo removing ${second}`)).toBeFocused();
        await expect(savedLink(page)).toHaveAccessibleName('Saved 3 products');
        await buttonOf(page, `Undo removing ${second}`).click();
        await expect(buttonOf(page, `Remove ${second}`)).toBeFocused();
        await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(second);
      });
    await page.getByRole('link', { name: first, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect(savedLink(page)).toHaveAccessibleName('Saved 4 products');
  });
});

// Brands differ in their theme alone, so each is looked at in one width.
test('has no violation on any brand', async ({ page }) => {
  // A shop of its own starts first.
  test.slow();
  const shop = (await runShop({ SAVE_FOR_LATER_IRELAND: 'true' })).address;
  for (const { host, viewport } of brands)
    await test.step(`${host} at ${viewport.width} px`, async () => {
      const address = addressOf(host, shop);
      await page.setViewportSize(viewport);
      await page.goto(`${address}/saved`);
      expect(await violationsOf(page), 'empty').toEqual([]);
      await page.goto(`${address}/browse/lighting`);
      await whenReady(page);
      await heartOf(page).click();
      await expect(savedLink(page)).toHaveAccessibleName('Saved 1 product');
      await page.evaluate(async (call) => {
        const number = sessionStorage.getItem('sfl_csrf_token') ?? '';
        await fetch(`${call}?_dynSessConf=${number}&productId=gone`, { method: 'POST' });
      }, `${actor}/addProduct`);
      await page.goto(`${address}/saved`);
      await whenReady(page);
      expect(await violationsOf(page), 'with products').toEqual([]);
      await buttonOf(page, 'Remove product gone').click();
      await expect(buttonOf(page, 'Undo removing product gone')).toBeFocused();
      expect(await violationsOf(page), 'with a removed product').toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
});

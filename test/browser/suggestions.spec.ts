import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import { watchShifts } from './layout-shifts';
import { recordEvents, updatesOn } from './published-events';
import { expect, pathOf, shopAddress, test, whenReady } from './shop';

/** Every brand, with the widths at which the list is looked at. */
const places = [
  { host: undefined, widths: [360, 768, 1280] },
  { host: 'ie.localhost', widths: [360] },
  { host: 'hearth.localhost', widths: [1280] },
] as const;

function addressOf(host: string | undefined): string {
  const address = new URL(shopAddress());
  if (host !== undefined) address.hostname = host;
  return address.origin;
}

const boxOf = (page: Page) => page.locator('input[name="q"]');
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const optionsOf = (page: Page) => listOf(page).getByRole('option');
const highlightOf = (page: Page) => listOf(page).locator('[aria-selected="true"]');
const isSuggestion = (url: URL) => url.pathname.startsWith('/listing-api/suggestions/');

async function type(page: Page, text: string) {
  await boxOf(page).click();
  await page.keyboard.type(text);
}

/** The paths of the requests for suggestions. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isSuggestion(url)) paths.push(url.pathname);
  });
  return paths;
}

for (const { host, widths } of places)
  test(`the list is accessible and fits ${host ?? 'marlow'} at ${widths.join(', ')} px`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: widths[0], height: 740 });
    await page.goto(`${addressOf(host)}/browse/furniture`);
    await whenReady(page);
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await boxOf(page).fill('');
        await type(page, 'lamp');
        await expect(optionsOf(page).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(highlightOf(page)).toHaveCount(1);
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        const sizes = await optionsOf(page).evaluateAll((options) =>
          options.map((option) => option.getBoundingClientRect().height),
        );
        expect(sizes.length).toBeGreaterThan(6);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
        const cut = await listOf(page).evaluate((list) => {
          const end = list.getBoundingClientRect().bottom;
          const rows = [...list.querySelectorAll('[role=option]')].map((row) =>
            row.getBoundingClientRect(),
          );
          return rows.filter(({ top, bottom }) => top < end - 1 && bottom > end + 1).length;
        });
        expect(cut, 'rows that the end of the list cuts').toBe(0);
        for (const price of await listOf(page)
          .getByText(/^ ?(?:From )?[£€]/)
          .allTextContents())
          expect(price).toContain(host === 'ie.localhost' ? '€' : '£');
      });
    expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
  });

test('a half-typed word is ended, and a reduced product shows what it was', async ({ page }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await type(page, 'grey so');
  await expect(optionsOf(page).first()).toHaveText('grey sofa');
  expect((await optionsOf(page).first().locator('b').allTextContents()).join('')).toBe('fa');
  await boxOf(page).fill('');
  await type(page, 'sofa');
  const was = listOf(page).locator('s').first();
  await expect(was).toHaveText(/^(?:From )?£/);
  const price = listOf(page).locator('.plp-price__current--sale').first();
  await expect(price).toContainText('Regular price was');
  await expect(price).toHaveCSS('color', 'rgb(192, 38, 28)');
});

test('keys move the highlight, follow it, and send the form without one', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const loadedOf = (name: string) => loaded.filter((path) => path.includes(name));
  await recordEvents(page);
  await page.goto('/browse/furniture');
  await whenReady(page);
  await expect(boxOf(page)).toHaveValue('');
  expect(loadedOf('shop-search')).toHaveLength(1);
  expect(loadedOf('shop-suggestions')).toEqual([]);
  await type(page, 'lam');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(boxOf(page)).toHaveRole('combobox');
  expect(loadedOf('shop-suggestions'), 'loaded when the shopper goes to the box').toHaveLength(2);
  const count = await optionsOf(page).count();
  await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveText(
    `${count} suggestions`,
  );

  const before = (await updatesOn(page)).length;
  const fetched = page.waitForRequest((request) =>
    new URL(request.url()).pathname.startsWith('/search/'),
  );
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  const active = await boxOf(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`#${active ?? 'none'}`)).toHaveAttribute('aria-selected', 'true');
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('lam');
  await test.step('the highlighted listing is fetched ahead, without events', async () => {
    const request = await fetched;
    expect(await highlightOf(page).getAttribute('href')).toBe('/search?q=lamp');
    expect(new URL(request.url()).pathname).toBe('/search/lamp');
    expect((await request.response())?.status()).toBe(200);
    expect(await updatesOn(page)).toHaveLength(before);
  });
  await page.keyboard.press('ArrowUp');
  await expect(highlightOf(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Home');
  await expect(highlightOf(page)).toHaveCount(0);
  expect(await boxOf(page).evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(0);
  await page.keyboard.press('End');
  expect(await boxOf(page).evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(3);

  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(boxOf(page)).toHaveValue('lam');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(listOf(page)).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const term = (await highlightOf(page).locator('bdi').innerText()).replaceAll(' ', '-');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(`/search/${term}`);

  await boxOf(page).fill('lam');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/lam$/);
  await expect(boxOf(page)).toHaveValue('lam');
});

test('a click follows a category, a term or a product', async ({ page }) => {
  await page.goto('/browse/furniture');
  for (const [group, path] of [
    ['Categories', /^\/browse\/(?!furniture)/],
    ['Searches', /^\/search\//],
    ['Products', /^\/product\//],
  ] as const) {
    await boxOf(page).fill('lamp');
    await listOf(page).getByRole('group', { name: group }).getByRole('option').first().click();
    await expect.poll(() => pathOf(page)).toMatch(path);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a tap follows an option, and a tap elsewhere closes the list', async ({ page }) => {
    await page.goto('/browse/furniture');
    await whenReady(page);
    await boxOf(page).tap();
    await page.keyboard.type('sofa');
    await expect(listOf(page)).toBeVisible();
    await page
      .getByRole('link', { name: 'Marlow' })
      .first()
      .evaluate((link) => link.focus());
    await expect(listOf(page)).toBeHidden();
    await boxOf(page).tap();
    await page.keyboard.press('End');
    await page.keyboard.type(' be');
    await expect(optionsOf(page).first()).toHaveText('sofa bed');
    await optionsOf(page).first().tap();
    await expect(page).toHaveURL(/\/search\/sofa-bed/);
  });
});

test('one request is sent for letters that follow quickly, and what comes late is not shown', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  await boxOf(page).focus();
  await whenReady(page);
  const paths = watchRequests(page);
  await page.keyboard.type('l');
  await page.waitForTimeout(300);
  expect(paths).toEqual([]);
  // In one task: between two presses of a busy machine the page would be right to send a request.
  await boxOf(page).evaluate((box: HTMLInputElement) => {
    for (const letter of 'amps') {
      box.value += letter;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(listOf(page)).toBeVisible();
  expect(paths).toEqual(['/listing-api/suggestions/lamps']);

  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/sof'));
  await page.route('**/suggestions/sof?*', () => undefined);
  await boxOf(page).fill('sof');
  await expect.poll(() => paths.length).toBe(2);
  await boxOf(page).fill('rug');
  await aborted;
  await expect(optionsOf(page).filter({ hasText: /rug/i }).first()).toBeVisible();
  await expect(optionsOf(page).filter({ hasText: 'lamp' })).toHaveCount(0);

  await test.step('texts of the listing API stay texts', async () => {
    await page.route(isSuggestion, (route) =>
      route.fulfill({
        json: {
          response: {
            term_list: ['<img src=x onerror=alert(1)>', 7, null, ''],
            category_list: [
              { group_id: 'a/b', display_name: 'A &amp; B' },
              { display_name: 'none' },
            ],
            product_list: [{ product_id: 1, title: 'One', url: 'javascript:alert(1)' }, 'none'],
          },
        },
      }),
    );
    await boxOf(page).fill('other words');
    await expect(optionsOf(page)).toHaveText(['7', 'A & B']);
    await expect(optionsOf(page).last()).toHaveAttribute('href', '/browse/a%2Fb');
  });
});

test('the list opens for what was typed before the script of the box came', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const script = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/shop-search\.[^/]*\.js$/, async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await type(page, 'lamp');
  arrive();
  await expect(listOf(page)).toBeVisible();
});

test('without suggestions the form is as it was, and 404 and 501 are asked no second time', async ({
  page,
  watched,
}) => {
  const paths = watchRequests(page);
  for (const [status, asked] of [
    [404, 1],
    [501, 1],
    [500, 2],
  ] as const)
    await test.step(`status ${status}`, async () => {
      await page.route(isSuggestion, (route) => route.fulfill({ status, body: 'none' }));
      await page.goto('/browse/furniture');
      paths.splice(0);
      const failed = page.waitForResponse((response) => isSuggestion(new URL(response.url())));
      await boxOf(page).fill('lamp');
      await failed;
      await boxOf(page).fill('oak lamp');
      await page.waitForTimeout(400);
      await expect(listOf(page)).toBeHidden();
      expect(paths).toHaveLength(asked);
      // The browser reports each failed response.
      expect(watched.errors.splice(0).every((text) => text.includes(String(status)))).toBe(true);
      await page.unroute(isSuggestion);
    });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/oak-lamp$/);
});

test('"No suggestions" goes with the words that have none, and Tab closes the list and goes on', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  const status = page.locator('.plp-shop-suggestions-status');
  await type(page, 'xqzv');
  await expect(status).toHaveText('No suggestions');
  await boxOf(page).fill('');
  await expect(status).toHaveText('');
  await type(page, 'xqzv');
  await expect(status).toHaveText('No suggestions');
  await page.keyboard.press('Tab');
  await expect(status).toHaveText('');

  await boxOf(page).fill('lamp');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(listOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  expect(pathOf(page)).toBe('/browse/furniture');
});

import type { Page } from '@playwright/test';
import { chipsOf, openListing, whenSettled } from './filtering';
import { expect, test } from './shop';

declare global {
  var said: string[];

  var saidAfterMs: number[];
}

/** Notes every text that a status region of the page comes to have. */
function listen() {
  globalThis.said = [];
  globalThis.saidAfterMs = [];
  let clickedAtMs = 0;
  document.addEventListener('click', () => (clickedAtMs = Date.now()), true);
  let spoken: Element | null = null;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '.plp-page > [role="status"], [role="dialog"] [role="status"]',
      );
      const text = region && [...region.children].map((part) => part.textContent).join('. ');
      if (!text) continue;
      // What is said anew is another element; what only came to be complete is the same.
      if (spoken === region.firstElementChild) {
        globalThis.said.splice(-1, 1, text);
        continue;
      }
      spoken = region.firstElementChild;
      globalThis.said.push(text);
      globalThis.saidAfterMs.push(Date.now() - clickedAtMs);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Clicks these brands' boxes, one right after the other. */
const clickBrands = (page: Page, ...values: readonly string[]) =>
  page.evaluate((wanted) => {
    for (const value of wanted) {
      document.querySelector<HTMLInputElement>(`[name="f.brand"][value^="${value}"]`)?.click();
    }
  }, values);

const said = (page: Page) => page.evaluate(() => globalThis.said);
const messages = async (page: Page) => (await said(page)).map((text) => text.split('. ')[0]);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(listen);
});

test('nothing is said of the first listing', async ({ page }) => {
  await openListing(page, '/browse/furniture/brand--bexcombe');
  await page.clock.runFor(5_000);
  expect(await said(page)).toEqual([]);
});

test('2 s after a press its facet and the number of results are said', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await whenSettled(page);
  await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
  await page.clock.runFor(2_100);
  await expect.poll(() => said(page)).toEqual(['Brand filter added. 105 results']);
  const [afterMs = 0] = await page.evaluate(() => globalThis.saidAfterMs);
  expect(afterMs).toBeGreaterThanOrEqual(2_000);
  await page.getByRole('checkbox', { name: 'Bexcombe' }).uncheck();
  await page.clock.runFor(2_100);
  await expect
    .poll(async () => (await said(page)).at(-1))
    .toMatch(/^Brand filter removed\. 1689 results$/);
});

test('several changes within 2 s make one message', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await clickBrands(page, 'bexcombe', 'alderney-lane', '1909-joinery');
  await whenSettled(page);
  await page.clock.runFor(2_100);
  await expect.poll(() => messages(page)).toEqual(['3 filters added']);
  await clickBrands(page, 'bexcombe', 'casa');
  await page.clock.runFor(2_100);
  await expect
    .poll(async () => (await messages(page)).at(-1))
    .toBe('1 filter added and 1 filter removed');
});

test('what is ticked and unticked within 2 s is not spoken of', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await page.getByRole('checkbox', { name: 'Bexcombe' }).evaluate((box: HTMLInputElement) => {
    box.click();
    box.click();
  });
  await page.clock.runFor(4_000);
  expect(await said(page)).toEqual([]);
});

test('"Clear All" is said at once, and how many filters it removed', async ({ page }) => {
  await openListing(page, '/browse/furniture/brand--alderney-lane+bexcombe');
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Filters cleared' })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect.poll(() => messages(page)).toEqual(['2 filters removed']);
  await expect(chipsOf(page)).toHaveCount(0);
});

test('the number is said anew when it is the same as before', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const asked: string[] = [];
  await page.route('**/listing-api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { response: { meta: { num_results: number } } };
    body.response.meta.num_results = 12;
    asked.push(route.request().url());
    await route.fulfill({ response, json: body });
  });
  await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await whenSettled(page);
  await page.clock.runFor(2_100);
  await expect.poll(async () => (await said(page)).at(-1)).toBe('Brand filter added. 12 results');
  const before = (await said(page)).length;
  await page.getByRole('checkbox', { name: 'Alderney Lane' }).check();
  await whenSettled(page);
  await page.clock.runFor(2_100);
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before);
  expect((await said(page)).at(-1)).toBe('Brand filter added. 12 results');
  expect(asked).toHaveLength(2);
});

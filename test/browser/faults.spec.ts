/** What a shopper sees when the listing API fails; the faulty API runs on a real socket. */
import type { Page } from '@playwright/test';
import {
  faults,
  respondsWithJson,
  startFaultyListingService,
  type FaultName,
  type FaultyListingService,
  type Responder,
} from '../support/faulty-listing-service';
import { test as base } from './base-test';
import { desktop, phone } from './filtering';
import { runShop } from './run-shop';
import { expect, shopAddress, whenReady } from './shop';
import { recordViews } from './recorded-views';
import { texts } from '../support/english-texts';

type Faulty = {
  readonly service: FaultyListingService;
  /** Lines that the page logged, without the browser's own messages about failed requests. */
  readonly logged: string[];
  readonly listingRequests: string[];
};

const test = base.extend<{ faulty: Faulty }>({
  baseURL: async ({}, use) => use(shopAddress()),
  faulty: [
    async ({ page }, use) => {
      const service = await startFaultyListingService();
      const logged: string[] = [];
      const listingRequests: string[] = [];
      page.on('console', (message) => {
        const isOwn = ['error', 'info'].includes(message.type());
        if (isOwn && !message.text().startsWith('Failed to load resource')) {
          logged.push(message.text().replace(/ (?:JSHandle@|Object|\{).*$/, ''));
        }
      });
      page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
      // The faulty API replaces the page's own.
      await page.route('**/listing-api/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        listingRequests.push(pathname + search);
        await route.continue({ url: service.address + pathname + search }).catch(() => undefined);
      });
      await use({ service, logged, listingRequests });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

const errorLine = 'browse API response error';
const offlineNote = 'You are offline. What you see is the list from before';
/** For the eye, with the countdown, which begins at one second or two. */
const retryNote = /^The shop is slow to answer, so we are trying again (?:in \d+ s|now)\.$/;
const firstRetryNote = /^The shop is slow to answer, so we are trying again in [12] s\.$/;
const failureNote = texts.failure.listKept;

const respondsWithFurniture = respondsWithJson({
  response: {
    meta: { num_results: 2, selected_category: { group_id: 'f', display_name: 'Furniture' } },
    product_list: [
      { product_id: 'p1', title: 'One' },
      { product_id: 'p2', title: 'Two' },
    ],
  },
});

async function openFurniture(page: Page) {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await expect(page.getByRole('article')).toHaveCount(30);
}

/** A listing that has been shown is cached, so that each fault of one page needs a brand of its own. */
async function clickBrand(page: Page, brand = 'Marram') {
  // The press of a mouse prefetches, and the click after a failed prefetch requests again.
  await page.getByRole('checkbox', { name: brand }).press('Space');
  await expect(page).toHaveURL(/\/browse\/furniture\/brand--[^/]+$/);
}

/** Products, heading and chips are still visible. */
async function expectAllStillThere(page: Page, brand = 'Marram') {
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');
  await expect(page.getByRole('link', { name: `Remove ${brand}` })).toBeVisible();
}

/** Selects a brand while the API has the fault: the list before stays, with a note. */
async function selectFaultyBrand(
  page: Page,
  { service }: Faulty,
  { respond, brand, note }: { respond: Responder; brand: string; note: string | RegExp },
) {
  service.respondWith(respond);
  await clickBrand(page, brand);
  await expect(page.getByText(note)).toBeVisible();
  await expectAllStillThere(page, brand);
}

/** Once the API works, the list of the brand replaces the note. Then goes back to the list before. */
async function expectListOfBrand(page: Page, note: string | RegExp) {
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(note)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
}

const transient: readonly (readonly [FaultName, string])[] = [
  ['a 500', 'Marram'],
  ['a 503 with Retry-After', 'Bexcombe'],
  ['a 429', 'Oakhollow'],
  ['a closed socket', 'Sorrelwood'],
  ['a response cut off', 'Tilbrook'],
];

test('a transient fault shows a countdown until the API works again', async ({ page, faulty }) => {
  test.slow();
  await openFurniture(page);
  for (const [fault, brand] of transient)
    await test.step(fault, async () => {
      const respond = faults[fault];
      await selectFaultyBrand(page, faulty, { respond, brand, note: firstRetryNote });
      faulty.service.respondWith(respondsWithFurniture);
      await expectListOfBrand(page, retryNote);
      expect(new Set(faulty.logged.splice(0))).toEqual(new Set([errorLine]));
    });
});

const permanent: readonly (readonly [FaultName, string])[] = [
  ['a 404', 'Marram'],
  ['a 401', 'Bexcombe'],
  ['JSON cut short', 'Oakhollow'],
  ['HTML with 200', 'Sorrelwood'],
  ['an empty body', 'Tilbrook'],
  ['50 MB', 'Fenn & Harrow'],
  ['a hundred thousand lists in each other', 'Lindqvist & Daughters'],
];

test('a permanent fault leaves the previous list, with a button that tries again', async ({
  page,
  faulty,
}) => {
  test.slow();
  await openFurniture(page);
  for (const [fault, brand] of permanent)
    await test.step(fault, async () => {
      const respond = faults[fault];
      await selectFaultyBrand(page, faulty, { respond, brand, note: failureNote });
      expect(faulty.listingRequests).toHaveLength(1);
      expect(faulty.logged.splice(0)).toEqual([errorLine]);
      faulty.service.respondWith(respondsWithFurniture);
      await page.getByRole('button', { name: texts.failure.tryAgain }).click();
      await expectListOfBrand(page, failureNote);
      expect(faulty.listingRequests.splice(0)).toHaveLength(2);
    });
  await test.step('wrong types in every field are an empty list with suggestions, and no error', async () => {
    faulty.service.respondWith(faults['wrong types in every field']);
    await clickBrand(page, 'Maison Orélie');
    await expect(page.getByText(texts.fallback.filtered.heading)).toBeVisible();
    await expect(
      page.getByRole('link', { name: texts.filters.remove('Maison Orélie') }).first(),
    ).toBeVisible();
    expect(faulty.logged).toEqual([]);
  });
});

test('far down the list the note of a failure is on the screen, with what is focused below it', async ({
  page,
  faulty,
}) => {
  faulty.service.respondWith(faults['a 404']);
  for (const viewport of [phone, desktop])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openFurniture(page);
      await page.evaluate(() => {
        window.scrollTo(0, 2_500);
      });
      await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
      const note = page.getByRole('alert').filter({ hasText: failureNote });
      await expect(note).toBeInViewport({ ratio: 1 });
      await page.locator('.plp-save-button').nth(20).focus();
      for (let steps = 0; steps < 20; steps += 1) {
        await page.keyboard.press('Shift+Tab');
        const roomBelow = await note.evaluate(
          (element) =>
            (document.querySelector('.plp-grid :focus')?.getBoundingClientRect().top ?? NaN) -
            element.getBoundingClientRect().bottom,
        );
        expect(roomBelow).toBeGreaterThanOrEqual(0);
      }
      await note.getByRole('button', { name: 'Close error dialog' }).click();
      await expect(note).toHaveCount(0);
    });
});

test('a failed prefetch while a mouse is pressed shows nothing, and its click requests once more', async ({
  page,
  faulty,
}) => {
  await openFurniture(page);
  faulty.service.respondWith(faults['a 404']);
  await page.getByRole('checkbox', { name: 'Marram' }).hover();
  await page.mouse.down();
  await expect.poll(() => faulty.logged).toEqual([errorLine]);
  await expect(page.getByText(failureNote)).toBeHidden();
  await page.mouse.up();
  await expect(page.getByText(failureNote)).toBeVisible();
  await expectAllStillThere(page);
  expect(faulty.listingRequests).toHaveLength(2);
  expect(faulty.logged).toEqual([errorLine, errorLine]);
});

/** Shortly before the timeout of ten seconds, and the time until after it. */
const beforeTimeoutMs = 8_000;
const untilTimeoutMs = 2_100;

test('a request without a response fails after ten seconds, cached listings still open, and a response that trickles in is aborted then', async ({
  page,
  faulty,
}) => {
  await page.clock.install();
  await openFurniture(page);
  faulty.service.respondWith(faults['no response']);
  await clickBrand(page);
  await expect.poll(() => faulty.service.requests.length).toBe(1);
  await page.clock.fastForward(beforeTimeoutMs);
  await expectAllStillThere(page);
  expect(faulty.logged).toEqual([]);
  await page.clock.fastForward(untilTimeoutMs);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expectAllStillThere(page);
  expect(faulty.logged).toEqual([errorLine]);
  await page.goBack();
  await expect(page.getByText(retryNote)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(30);

  faulty.logged.length = 0;
  const headers = page.waitForResponse('**/listing-api/**');
  faulty.service.respondWith(faults['a byte a second']);
  await clickBrand(page, 'Bexcombe');
  expect((await headers).status()).toBe(200);
  const request = faulty.service.requests.at(-1);
  await page.clock.fastForward(beforeTimeoutMs);
  await expectAllStillThere(page, 'Bexcombe');
  expect(faulty.logged).toEqual([]);
  expect(request?.socket.destroyed).toBe(false);
  faulty.service.respondWith(respondsWithFurniture);
  await page.clock.fastForward(untilTimeoutMs);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expectAllStillThere(page, 'Bexcombe');
  await expect.poll(() => request?.socket.destroyed).toBe(true);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(retryNote)).toBeHidden();
  expect(faulty.logged).toEqual([errorLine]);
});

test('a redirect to any origin is not followed, and counts as a transient error', async ({
  page,
  faulty,
}) => {
  const elsewhere = await startFaultyListingService();
  elsewhere.respondWith(respondsWithFurniture);
  const followed: string[] = [];
  page.on('request', (request) => {
    if (request.redirectedFrom()) followed.push(request.url());
  });
  await openFurniture(page);
  for (const [address, brand] of [
    [shopAddress(), 'Marram'],
    [elsewhere.address, 'Bexcombe'],
  ] as const)
    await test.step(address, async () => {
      const respond: Responder = (request, response) => {
        response.writeHead(302, { location: address + (request.url ?? '') }).end();
      };
      await selectFaultyBrand(page, faulty, { respond, brand, note: retryNote });
      faulty.service.respondWith(respondsWithFurniture);
      await expectListOfBrand(page, retryNote);
      expect(followed).toEqual([]);
      expect(elsewhere.requests).toEqual([]);
      expect(new Set(faulty.logged)).toEqual(new Set([errorLine]));
    });
});

test('a page without a listing fetches it as soon as the API works', async ({ page, faulty }) => {
  // A new shop creates its catalogue first.
  test.slow();
  const { service } = faulty;
  service.respondWith(faults['a 503 with Retry-After']);
  const shop = await runShop({ API_URL: service.address, LOG_LEVEL: 'silent' });
  await page.addInitScript(recordViews);
  const response = await page.goto(`${shop.address}/browse/furniture`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Products$/ })).toBeVisible();
  expect(await page.evaluate(() => [...globalThis.views])).toEqual([texts.fallback.failed.heading]);
  service.respondWith(respondsWithFurniture);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(texts.fallback.failed.heading)).toBeHidden();
  expect(new Set(faulty.logged)).toEqual(new Set([errorLine]));
});

test('the page stays visible offline, and fetches the list when the browser is online again', async ({
  page,
  context,
  faulty,
}) => {
  await openFurniture(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(true);
  await clickBrand(page);
  const note = page.getByRole('alert').filter({ hasText: offlineNote });
  await expect(note.getByRole('button', { name: 'Close warning dialog' })).toBeVisible();
  const afterAllTries = { timeout: 10_000 };
  await expect(note.getByRole('button', { name: 'Close error dialog' })).toBeVisible(afterAllTries);
  await expectAllStillThere(page);
  expect(faulty.logged).toEqual(Array(4).fill(errorLine));
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(page.getByText(/^Results: 1 - \d+ \(of \d+\)$/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: texts.listing.grid })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

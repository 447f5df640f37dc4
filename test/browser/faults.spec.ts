/** What a shopper sees when the listing API fails, over a real API on a real socket. */
import type { Page } from '@playwright/test';
import {
  faults,
  startFaultyListingService,
  type FaultName,
  type FaultyListingService,
} from '../support/faulty-listing-service';
import { test as base } from './base-test';
import { runShop } from './run-shop';
import { expect, shopAddress, whenReady } from './shop';

type Faulty = {
  readonly service: FaultyListingService;
  /** Lines the page logged, without what the browser itself says of failed requests. */
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
      // The page asks its own server, whose place the faulty one takes.
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
const retryNote = 'The shop is slow to answer, so we are trying again';
const failureNote = 'We could not load these products. What you see is the list from before.';

async function openFurniture(page: Page) {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await expect(page.getByRole('article')).toHaveCount(30);
}

async function clickBrand(page: Page) {
  await page.getByRole('checkbox', { name: /Alderney Lane/ }).click();
  await expect(page).toHaveURL(/\/browse\/furniture\/brand--alderney-lane$/);
}

/** Nothing a shopper could use has gone. */
async function expectAllStillThere(page: Page) {
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');
  await expect(page.getByRole('link', { name: /Remove Alderney Lane/ })).toBeVisible();
}

const passing: readonly FaultName[] = [
  'a 500',
  'a 503 with Retry-After',
  'a 429',
  'a closed socket',
  'an answer cut off',
];

for (const fault of passing) {
  test(`${fault} is told with a countdown, and forgotten when the API is well again`, async ({
    page,
    faulty,
  }) => {
    await openFurniture(page);
    faulty.service.respondWith(faults[fault]);
    await clickBrand(page);
    await expect(page.getByText(retryNote)).toBeVisible();
    await expect(page.getByText(/ in [12] s/)).toBeVisible();
    await expectAllStillThere(page);
    faulty.service.respondWith(respondsWithFurniture);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(retryNote)).toBeHidden();
    expect(new Set(faulty.logged)).toEqual(new Set([errorLine]));
  });
}

const lasting: readonly FaultName[] = [
  'a 404',
  'a 401',
  'JSON cut short',
  'HTML with 200',
  'an empty body',
  '50 MB',
  'a hundred thousand lists in each other',
];

for (const fault of lasting) {
  test(`${fault} leaves the list from before, and a button that asks again`, async ({
    page,
    faulty,
  }) => {
    await openFurniture(page);
    faulty.service.respondWith(faults[fault]);
    await clickBrand(page);
    await expect(page.getByText(failureNote)).toBeVisible();
    await expectAllStillThere(page);
    expect(faulty.listingRequests).toHaveLength(1);
    expect(faulty.logged).toEqual([errorLine]);
    faulty.service.respondWith(respondsWithFurniture);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(failureNote)).toBeHidden();
    expect(faulty.listingRequests).toHaveLength(2);
  });
}

/** So far into the ten seconds that a try may take, and then past them. */
const nearlyMs = 8_000;
const restMs = 2_100;

test('an API that never answers is told of after ten seconds, and cached neighbours still open', async ({
  page,
  faulty,
}) => {
  await page.clock.install();
  await openFurniture(page);
  faulty.service.respondWith(faults['no answer']);
  await clickBrand(page);
  await expect.poll(() => faulty.service.requests.length).toBe(1);
  await page.clock.fastForward(nearlyMs);
  await expectAllStillThere(page);
  expect(faulty.logged).toEqual([]);
  await page.clock.fastForward(restMs);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expectAllStillThere(page);
  await page.goBack();
  await expect(page.getByText(retryNote)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(30);
  expect(faulty.logged[0]).toBe(errorLine);
});

test('an answer that trickles in is given ten seconds, all of it, and then given up', async ({
  page,
  faulty,
}) => {
  await page.clock.install();
  await openFurniture(page);
  const headers = page.waitForResponse('**/listing-api/**');
  faulty.service.respondWith(faults['a byte a second']);
  await clickBrand(page);
  expect((await headers).status()).toBe(200);
  const [request] = faulty.service.requests;
  await page.clock.fastForward(nearlyMs);
  await expectAllStillThere(page);
  expect(faulty.logged).toEqual([]);
  expect(request?.socket.destroyed).toBe(false);
  faulty.service.respondWith(respondsWithFurniture);
  await page.clock.fastForward(restMs);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expectAllStillThere(page);
  await expect.poll(() => request?.socket.destroyed).toBe(true);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(retryNote)).toBeHidden();
  expect(faulty.logged).toEqual([errorLine]);
});

for (const target of ['the same origin', 'another origin']) {
  test(`a redirect to ${target} is not followed, and is told as a failure that may pass`, async ({
    page,
    faulty,
  }) => {
    const elsewhere = await startFaultyListingService();
    elsewhere.respondWith(respondsWithFurniture);
    const address = target === 'another origin' ? elsewhere.address : shopAddress();
    const followed: string[] = [];
    page.on('request', (request) => {
      if (request.redirectedFrom()) followed.push(request.url());
    });
    await openFurniture(page);
    faulty.service.respondWith((request, response) => {
      response.writeHead(302, { location: address + (request.url ?? '') }).end();
    });
    await clickBrand(page);
    await expect(page.getByText(retryNote)).toBeVisible();
    await expectAllStillThere(page);
    faulty.service.respondWith(respondsWithFurniture);
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(followed).toEqual([]);
    expect(elsewhere.requests).toEqual([]);
    expect(new Set(faulty.logged)).toEqual(new Set([errorLine]));
  });
}

test('wrong types in every field are an empty list with ways out, and no error', async ({
  page,
  faulty,
}) => {
  await openFurniture(page);
  faulty.service.respondWith(faults['wrong types in every field']);
  await clickBrand(page);
  await expect(page.getByText('Nothing matches all of your filters')).toBeVisible();
  await expect(page.getByRole('link', { name: /Remove Alderney Lane/ }).first()).toBeVisible();
  expect(faulty.logged).toEqual([]);
});

test('a page sent without a listing gets it by itself as soon as the API is well', async ({
  page,
  faulty,
}) => {
  test.setTimeout(60_000);
  const { service } = faulty;
  service.respondWith(faults['a 503 with Retry-After']);
  // A shop of its own makes its catalogue first.
  test.slow();
  const shop = await runShop({ API_URL: service.address, LOG_LEVEL: 'silent' });
  const response = await page.goto(`${shop.address}/browse/furniture`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  service.respondWith(respondsWithFurniture);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('We could not load the products')).toBeHidden();
  expect(new Set(faulty.logged)).toEqual(new Set([errorLine]));
});

test('offline nothing goes blank, and the list comes by itself when the browser is online again', async ({
  page,
  context,
  faulty,
}) => {
  await openFurniture(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(true);
  await clickBrand(page);
  await expect(page.getByText(retryNote)).toBeVisible();
  await expect(page.getByText(failureNote)).toBeVisible({ timeout: 10_000 });
  await expectAllStillThere(page);
  expect(faulty.logged).toEqual(Array(4).fill(errorLine));
  await context.setOffline(false);
  await expect(page.getByText(failureNote)).toBeHidden();
  await expect(page.getByText(/^Results: 1 - \d+ \(of \d+\)$/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'false');
});

test('the first of two answers, come too late, is never shown', async ({ page, faulty }) => {
  await openFurniture(page);
  faulty.service.respondWith((request, response) => {
    const delayMs = request.url?.includes('price') ? 0 : 1_000;
    setTimeout(() => respondsWithFurniture(request, response), delayMs);
  });
  await clickBrand(page);
  await page.getByLabel('Sort order').selectOption('Price Low to High');
  await expect(page.getByRole('article')).toHaveCount(2);
  // Until after the late answer, which changes nothing.
  await page.waitForTimeout(1_500);
  await expect(page).toHaveURL(/sortkey=price$/);
  await expect(page.getByLabel('Sort order')).toHaveValue('price');
  expect(faulty.logged).toEqual(['ERR_CANCELED']);
});

function respondsWithFurniture(...[, response]: Parameters<(typeof faults)['a 500']>) {
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      response: {
        meta: { num_results: 2, selected_category: { group_id: 'f', display_name: 'Furniture' } },
        product_list: [
          { product_id: 'p1', title: 'One' },
          { product_id: 'p2', title: 'Two' },
        ],
      },
    }),
  );
}

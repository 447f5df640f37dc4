import { expect, type Page } from '@playwright/test';
import type { WireListingBody } from '../../src/catalogue/listing-response';
import { test } from './base-test';
import { runHost, type Host } from './run-host';
import { texts } from '../support/english-texts';

/** Rules for elements, as a host has them of its own or from a framework. */
const hostStyles =
  '*{box-sizing:content-box}' +
  'body{font-weight:300;letter-spacing:.05em;text-align:center;text-indent:1em;text-transform:uppercase}' +
  'h1,h2,h3{margin:1em 0 .5em;font:500 2.5rem/1.2 fantasy}p{margin:0 0 1rem}' +
  'ul,ol{margin:0 0 1rem;padding-left:2rem;list-style:square}a{color:blue;text-decoration:underline}' +
  'button,input,select{margin:1rem;font:300 1.5rem/2 fantasy}fieldset{padding:1rem;border:1px solid}img,svg{display:inline}';

let hostOrigin: string;
let shopOrigin: string;
let script: string;

/** A host page: the root element, the page-global object and the two built files. */
function hostPage({ globals, style, ...host }: Host, path: string): string {
  const content = path.includes('waiting') ? '\n<p>Loading…</p>\n' : '';
  const root = path.includes('rootless') ? '' : `<div id="product-listing-root">${content}</div>`;
  const styles =
    (path.includes('styled') ? hostStyles : '') +
    (path.includes('dark') ? ':root{color-scheme:light dark}' : '');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another shop</title><style>${styles}</style>` +
    `<link rel="stylesheet" href="${style}"><script>window.__PLP__ = ${globals}</script>` +
    `<script type="module" src="${host.script}"></script>` +
    `</head><body><header>Another shop</header>${root}</body></html>`
  );
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  ({ origin: hostOrigin, shopOrigin, script } = await runHost(hostPage));
});

test('a static page of another origin shows a working listing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The addresses of pictures are relative to the shop's origin.
    if (message.type() === 'error' && !message.location().url.includes('/pictures/')) {
      errors.push(message.text());
    }
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/listing-api/')) requested.push(request.url());
  });
  await page.goto(`${hostOrigin}/browse/furniture?utm_source=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture');
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page.locator('[data-plp-brand="hearth"]').first()).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(new URL(requested[0] ?? '').origin).toBe(shopOrigin);

  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/browse\/furniture\/[a-z]+(?:-[a-z]+)*--[\w-]+\?utm_source=mail$/);
  await expect(page.getByRole('list', { name: texts.listing.grid })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/furniture\?utm_source=mail$/);
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  expect(requested).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('a root element with a text of the host’s shows placeholders until the products come', async ({
  page,
}) => {
  let respond = () => undefined as void;
  const held = new Promise<void>((done) => (respond = done));
  await page.route(/\/listing-api\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${hostOrigin}/browse/furniture?waiting`);
  await expect(page.locator('.plp-skeleton').first()).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  respond();
  await expect(page.getByRole('article')).toHaveCount(30);
});

test('fields stay light in a host page that follows a dark browser, as the letters in them are dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${hostOrigin}/browse/furniture?dark`);
  await expect(page.getByRole('article')).toHaveCount(30);
  const systemColour = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.background = 'Canvas';
      return getComputedStyle(probe).backgroundColor;
    });
  expect(await systemColour('.plp-page')).toBe('rgb(255, 255, 255)');
  expect(await systemColour('body')).not.toBe('rgb(255, 255, 255)');
});

test('an empty slot takes no room and no cell, a filled one has a card’s', async ({ page }) => {
  // A banner of the response would stand in the place of one of the host.
  await page.route('**/listing-api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as WireListingBody;
    delete (body.response?.meta as Record<string, unknown> | undefined)?.['content'];
    await route.fulfill({ response, json: body });
  });
  await page.goto(`${hostOrigin}/browse/furniture`);
  await expect(page.getByRole('article')).toHaveCount(30);
  const slots = page.locator('[data-plp-slot]');
  const cells = page.locator('.plp-grid > :visible');
  const slot = page.locator('[data-plp-slot="recommendation-2"]');
  const fill = (markup: string) =>
    slot.evaluate((element, html) => {
      element.innerHTML = html;
    }, markup);
  for (const width of [360, 768, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await fill('');
      await expect(slots).toHaveCount(5);
      for (const empty of await slots.all()) expect(await empty.boundingBox()).toBeNull();
      await expect(cells).toHaveCount(30);
      const third = page.getByRole('article').nth(2);
      const [before, first] = [await third.boundingBox(), await cells.first().boundingBox()];

      await fill('<p>Chosen for you</p>');
      const filled = await slot.boundingBox();
      expect([filled?.x, filled?.y]).toEqual([before?.x, before?.y]);
      expect(filled?.width).toBeCloseTo(first?.width ?? 0, 0);
      const beside = await third.locator('xpath=ancestor::li').boundingBox();
      if (beside?.y === filled?.y) expect(filled?.height).toBeCloseTo(beside?.height ?? 0, 0);
    });
});

/** Where and how each kind of element of the product is shown. */
const looksOf = (page: Page) =>
  page.locator('.plp-page').evaluate((root) => {
    const looks: Record<string, readonly unknown[]> = {};
    for (const element of root.querySelectorAll('[class*="plp-"]')) {
      const { color, fontFamily, letterSpacing, textDecorationLine } = getComputedStyle(element);
      const { x, width, height } = element.getBoundingClientRect();
      looks[element.getAttribute('class') ?? ''] ??= [
        ...[x, width, height].map(Math.round),
        ...[color, fontFamily, letterSpacing, textDecorationLine],
      ];
    }
    return looks;
  });

test('rules of the host for elements change nothing of the product', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const looks = [];
    for (const query of ['', '?styled']) {
      await page.goto(`${hostOrigin}/browse/furniture${query}`);
      await expect(page.getByRole('article')).toHaveCount(30);
      await page.waitForLoadState('networkidle');
      // What comes when the browser is idle.
      await page.locator('.plp-promoted__options').waitFor({ state: 'attached' });
      looks.push(await looksOf(page));
    }
    expect(Object.keys(looks[0] ?? {}).length).toBeGreaterThan(50);
    expect(looks[1], `${width} px`).toEqual(looks[0]);
  }
});

test('the drawer lies over a header of the host that stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${hostOrigin}/browse/furniture`);
  const header = page.locator('header').first();
  await header.evaluate(({ style }) => {
    style.cssText = 'position:sticky;top:0;z-index:1030;height:4rem;background:gold';
  });
  await page.getByRole('button', { name: texts.filters.button(0), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Furniture' });
  const shown = await drawer.screenshot({ animations: 'disabled' });
  await header.evaluate(({ style }) => {
    style.visibility = 'hidden';
  });
  expect(shown.equals(await drawer.screenshot({ animations: 'disabled' }))).toBe(true);
});

test('a page without the root element logs a message and no error', async ({ page }) => {
  const errors: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${hostOrigin}/rootless`);
  await expect.poll(() => logged.join('\n')).toContain('Root Container Not Found');
  expect(errors).toEqual([]);
  await expect(page.locator('body')).toHaveText('Another shop');
});

test('a page at an address that is no listing’s says so, and requests nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  const lines: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await page.goto(`${hostOrigin}/about-us`);
  await expect(page.getByRole('heading', { name: texts.fallback.noListing.heading })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.fallback.wholeShop })).toBeVisible();
  await expect
    .poll(() => lines.join('\n'))
    .toContain(
      'invalid plp url not below /browse, /promo, /search, /valuedeal, or too long: docs/guides/mounting.md',
    );
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect(errors).toEqual([]);
});

test('an origin outside CORS_ORIGINS gets neither listings nor scripts', async ({ request }) => {
  const headersFor = async (path: string, origin: string) =>
    (await request.get(shopOrigin + path, { headers: { origin } })).headers();
  const built = new URL(script).pathname;
  for (const path of ['/listing-api/group_id/furniture', built]) {
    expect((await headersFor(path, hostOrigin))['access-control-allow-origin']).toBe(hostOrigin);
    const other = await headersFor(path, 'https://evil.example');
    expect(other).not.toHaveProperty('access-control-allow-origin');
    expect(other.vary).toMatch(/origin/i);
  }
  const page = await headersFor('/browse/furniture', hostOrigin);
  expect(page).not.toHaveProperty('access-control-allow-origin');
});

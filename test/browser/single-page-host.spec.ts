/** A host that changes pages without loading a document: it mounts and unmounts the page on its way. */
import { expect, type Page } from '@playwright/test';
import { test } from './base-test';
import { runHost, type Host } from './run-host';

/** A router as hosts have one: links push an address, each address has a page, and each page a title of its own. */
function hostScript(script: string): void {
  const outlet = document.querySelector('main') as HTMLElement;
  type Script = { mount: (root: HTMLElement) => Promise<void>; unmount: () => void };
  const host = window as unknown as { leave?: (() => void) | undefined };
  const isListing = () => /^\/(?:browse|search)\//.test(location.pathname);
  function show() {
    if (host.leave && isListing()) return;
    host.leave?.();
    host.leave = undefined;
    if (!isListing()) {
      document.title = 'Another shop';
      outlet.textContent = 'Welcome';
      return;
    }
    const root = document.createElement('div');
    outlet.replaceChildren(root);
    let isLeft = false;
    const loaded = import(script) as Promise<Script>;
    void loaded.then(({ mount }) => (isLeft ? undefined : mount(root)));
    host.leave = () => {
      isLeft = true;
      void loaded.then(({ unmount }) => unmount());
    };
  }
  document.querySelector('nav')?.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', (event.target as HTMLAnchorElement).href);
    show();
  });
  addEventListener('popstate', show);
  show();
}

let host: Host;

const hostPage = ({ globals, script, style }: Host) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another shop</title>` +
  `<link rel="stylesheet" href="${style}"></head><body>` +
  `<nav><a href="/">Home</a> <a href="/browse/lighting">Lamps</a> <a href="/browse/furniture">Furniture</a></nav><main></main>` +
  `<script>window.__PLP__ = ${globals}</script>` +
  `<script>(${hostScript.toString()})(${JSON.stringify(script)})</script></body></html>`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  host = await runHost(hostPage);
});

function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The addresses of pictures are relative to the shop's origin.
    if (message.type() === 'error' && !message.location().url.includes('/pictures/'))
      errors.push(message.text());
  });
  return errors;
}

const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a host enters and leaves the page by its own router, back and forward', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(host.origin);
  await expect(page.locator('main')).toHaveText('Welcome');
  await goTo(page, 'Lamps');
  await expect(heading(page)).toHaveText('Lighting');
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page).toHaveTitle(/Lighting/);

  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/browse\/lighting\/.+/);
  await goTo(page, 'Home');
  await expect(page.locator('main')).toHaveText('Welcome');
  await expect(page).toHaveTitle('Another shop');

  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/lighting\/.+/);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/browse\/lighting$/);
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await page.goBack();
  await expect(page.locator('main')).toHaveText('Welcome');
  await page.goForward();
  await expect(heading(page)).toHaveText('Lighting');
  expect(errors).toEqual([]);
});

test('each visit publishes its own events once', async ({ page }) => {
  await page.goto(host.origin);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    document.addEventListener('plp:listing-view', (event) =>
      seen.push((event as CustomEvent<{ path: string }>).detail.path),
    );
  });
  for (const name of ['Lamps', 'Home', 'Furniture', 'Home', 'Lamps']) {
    await goTo(page, name);
    if (name !== 'Home') await expect(page.getByRole('article')).toHaveCount(30);
  }
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(seen).toEqual(['/browse/lighting', '/browse/furniture', '/browse/lighting']);
});

test('nothing of a visit is left, over 50 of them', async ({ page }) => {
  test.setTimeout(180_000);
  const client = await page.context().newCDPSession(page);
  const counted = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
      heap: value('JSHeapUsedSize'),
    };
  };
  await client.send('Performance.enable');
  await page.goto(host.origin);
  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await goTo(page, 'Lamps');
      await expect(page.getByRole('article')).toHaveCount(30);
      await goTo(page, 'Home');
      await expect(page.locator('main')).toHaveText('Welcome');
    }
  };
  await visit(10);
  const before = await counted();
  await visit(40);
  // What the last visit was about to load when the shopper left it goes with that.
  await expect
    .poll(async () => (await counted()).listeners - before.listeners, { timeout: 30_000 })
    .toBeLessThan(40);
  const after = await counted();
  expect(after.nodes - before.nodes).toBeLessThan(4_000);
  expect((after.heap - before.heap) / 1_000_000).toBeLessThan(8);
});

test('a second mount says why its element stays empty', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${host.origin}/browse/lighting`);
  await expect(page.getByRole('article')).toHaveCount(30);
  await page.evaluate(async (address) => {
    const second = document.body.appendChild(document.createElement('div'));
    const { mount } = (await import(address)) as { mount: (root: HTMLElement) => Promise<void> };
    await mount(second);
  }, host.script);
  expect(errors.join()).toContain('A page is mounted already: call unmount() first');
  await expect(page.getByRole('article')).toHaveCount(30);
});

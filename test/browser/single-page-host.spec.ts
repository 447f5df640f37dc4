/** A host that changes pages without loading a document: it mounts and unmounts the page on its way. */
import { expect, type Page } from '@playwright/test';
import { test } from './base-test';
import { drawerOf, openDrawer, phone, sectionButtonOf } from './filtering';
import { scrollOf } from './shop';
import type { Host } from './run-host';
import { applications, runApplication } from './single-page-hosts';

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

let host: Host;

for (const application of applications)
  test.describe(`a host in ${application.name}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeAll(async () => {
      test.setTimeout(90_000);
      host = await runApplication(application);
    });

    test('a host enters and leaves the page by its own router, back and forward', async ({
      page,
    }) => {
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

    test('links of the host lead from listing to listing, and Back through all of them', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await page.goto(`${host.origin}/browse/lighting`);
      const box = page.getByRole('checkbox').first();
      await box.check();
      await expect(page).toHaveURL(/\/browse\/lighting\/.+/);
      const filtered = page.url();
      await page.evaluate(() => window.scrollTo(0, 600));
      await goTo(page, 'Lamps');
      await expect(page).toHaveURL(/\/browse\/lighting$/);
      await expect(box).not.toBeChecked();
      await goTo(page, 'Furniture');
      await expect(heading(page)).toHaveText('Furniture');
      await expect(page).toHaveTitle(/Furniture/);
      expect(await scrollOf(page)).toBe(0);

      await page.goBack();
      await expect(heading(page)).toHaveText('Lighting');
      await expect(box).not.toBeChecked();
      await page.goBack();
      await expect(box).toBeChecked();
      expect(page.url()).toBe(filtered);
      await goTo(page, 'Furniture');
      await expect(heading(page)).toHaveText('Furniture');
      await page.goBack();
      expect(page.url()).toBe(filtered);
      await page.goBack();
      await expect(box).not.toBeChecked();
      await page.goForward();
      await expect(box).toBeChecked();
      expect(errors).toEqual([]);
    });

    test('a listing that was filtered in the drawer is there again after Back', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await page.setViewportSize(phone);
      await page.goto(`${host.origin}/browse/lighting`);
      await openDrawer(page);
      await sectionButtonOf(page, 'Brand').click();
      await page.getByRole('checkbox').first().check();
      await expect(page).toHaveURL(/\/browse\/lighting\/.+/);
      const filtered = page.url();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toHaveCount(0);
      await goTo(page, 'Home');
      await expect(page.locator('main')).toHaveText('Welcome');
      await page.goBack();
      await expect(heading(page)).toHaveText('Lighting');
      expect(page.url()).toBe(filtered);
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
      await expect
        .poll(seen)
        .toEqual(['/browse/lighting', '/browse/furniture', '/browse/lighting']);
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
        const { mount } = (await import(address)) as {
          mount: (root: HTMLElement) => Promise<void>;
        };
        await mount(second);
      }, host.script);
      expect(errors.join()).toContain('A page is mounted already: call unmount() first');
      await expect(page.getByRole('article')).toHaveCount(30);
    });
  });

/** The example of a host in Next.js, which is installed and built here: INSTALL=1 npx playwright test next-host. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './base-test';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { shopAddress } from './shop';

let origin: string;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const isServed = (address: string) =>
  new Promise<boolean>((done) => {
    get(address, (response) => done(response.resume().statusCode === 200)).on('error', () =>
      done(false),
    );
  });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(420_000);
  const folder = aFolder();
  cpSync(resolve('examples/hosts/next'), folder, { recursive: true });
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      SHOP: shopAddress(),
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    timeout: 300_000,
  } as const;
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], options);
  } catch {
    throw new Error('npm could not install Next.js: does it reach the registry?');
  }
  const next = join(folder, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build'], options);
  const port = String(await freePort());
  const { cwd, env } = options;
  const host = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', port], {
    cwd,
    env,
  });
  const ended = new Promise((done) => host.once('exit', done));
  closeAfterTest(async () => {
    host.kill();
    await ended;
  });
  origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => isServed(origin), { timeout: 30_000 }).toBe(true);
});

function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const goTo = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page of Next.js mounts the listing, and Back leads through all of its addresses', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(origin);
  await goTo(page, 'Lamps');
  await expect(heading(page)).toHaveText('Lighting');
  const box = page.getByRole('checkbox').first();
  await box.check();
  await expect(page).toHaveURL(/\/browse\/lighting\/.+/);
  await goTo(page, 'Lamps');
  await expect(box).not.toBeChecked();
  await goTo(page, 'Furniture');
  await expect(heading(page)).toHaveText('Furniture');
  await goTo(page, 'Home');
  await expect(page.locator('main')).toHaveText('Welcome');
  await expect(page).toHaveTitle('Another shop');
  await page.goBack();
  await expect(heading(page)).toHaveText('Furniture');
  await page.goBack();
  await expect(heading(page)).toHaveText('Lighting');
  await expect(box).not.toBeChecked();
  await page.goBack();
  await expect(box).toBeChecked();
  await page.goForward();
  await expect(box).not.toBeChecked();
  expect(errors).toEqual([]);
});

test('a rewrite shows the document that the server has rendered', async ({ page }) => {
  const errors = watchErrors(page);
  const response = await page.goto(`${origin}/promo/winter-warmers`);
  expect(await response?.text()).toContain('plp-card');
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/promo\/winter-warmers\/.+/);
  expect(new URL(page.url()).origin).toBe(origin);
  await page.goBack();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  expect(errors).toEqual([]);
});

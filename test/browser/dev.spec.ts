import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import { drawerOf, filterButtonOf, whenSettled, whenStill } from './filtering';
import { expect, shopAddress, test, whenReady } from './shop';

// One program for all of them: two would write into each other's folder.
test.describe.configure({ mode: 'default' });

const dataDir = mkdtempSync(join(tmpdir(), 'plp-dev-'));
let program: ChildProcess;
let address: string;

/** Of a port that is free together with the one after it, which the program takes for its server. */
const isFree = (port: number) =>
  new Promise<number | undefined>((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => done(taken));
    });
  });

async function twoFreePorts(): Promise<number> {
  for (;;) {
    const first = await isFree(0);
    if (first !== undefined && (await isFree(first + 1)) !== undefined) return first;
  }
}

/** `npm run dev`, until the page it serves is there. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await twoFreePorts();
  address = `http://127.0.0.1:${port}`;
  program = spawn(process.execPath, [resolve('.scripts/dev.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect
    .poll(
      () =>
        fetch(`${address}/browse/furniture`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 220_000,
        intervals: [1_000],
      },
    )
    .toBe(200);
});
test.afterAll(async () => {
  const ended = new Promise((done) => program.once('exit', done));
  program.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const menuOf = (page: Page) => page.getByRole('region', { name: 'For developers' });
const replayOf = (page: Page) => page.getByRole('region', { name: 'Session replay' });

async function chooseFromMenu(page: Page, name: string) {
  await menuOf(page).locator('summary').press('Enter');
  await page.keyboard.press('Tab');
  const entry = menuOf(page).getByRole('button', { name });
  if (!(await entry.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the drawer of a phone and closes it, twice sorted: a session with all that a small screen has. */
async function makeVisit(page: Page) {
  await page.getByLabel('Sort order').selectOption('New In');
  await expect(page).toHaveURL(/sortkey=newin/);
  await filterButtonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  await whenSettled(page);
  await whenStill(page);
}

for (const width of [360, 768]) {
  test(`the developer menu saves a session and replays it by keyboard, at ${String(width)} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${address}/browse/furniture`);
    await whenReady(page);
    await expect(menuOf(page)).toBeInViewport({ ratio: 1 });
    await makeVisit(page);
    await menuOf(page).locator('summary').press('Enter');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const saving = page.waitForEvent('download');
    await chooseFromMenu(page, 'Save this session');
    const saved = await (await saving).path();
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({
      version: 1,
      url: '/browse/furniture',
    });

    await chooseFromMenu(page, 'Replay a session…');
    await expect(replayOf(page)).toBeInViewport({ ratio: 1 });
    await replayOf(page).getByLabel('Session file').setInputFiles(saved);
    const status = replayOf(page).getByRole('status');
    await expect(status).toContainText('0 done');
    await whenSettled(page);
    await whenStill(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const step = replayOf(page).getByRole('button', { name: 'Step' });
    // A page follows a step as far as its history lets it; playing gives it as long between two steps.
    const restMs = 300;
    while (!(await status.textContent())?.includes('drawerClosed')) {
      await step.click();
      await page.waitForTimeout(restMs);
    }
    // The panel stays in reach above what the session opened, which a press on it does not close.
    await expect(drawerOf(page)).toBeVisible();
    while (await step.isEnabled()) {
      await step.click();
      await page.waitForTimeout(restMs);
    }
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/sortkey=newin/);
    await expect(status).toHaveText(/At the end\.$/);
    await replayOf(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(menuOf(page).locator('summary')).toBeFocused();
  });
}

test('in development the contracts of the events lie where a build publishes them', async ({
  request,
}) => {
  const path = '/sa/product-listing-fe/schemas/v1/plp/update.json';
  for (const from of [address, shopAddress()]) {
    const answer = await request.get(from + path);
    expect(answer.status(), from).toBe(200);
    expect(await answer.json(), from).toMatchObject({ $id: path });
  }
});

test('a built shop has no developer menu, not even in a script it might load', async ({ page }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await expect(menuOf(page)).toHaveCount(0);
  const scripts = readdirSync(resolve('dist/client')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts)
    expect(readFileSync(resolve('dist/client', name), 'utf8')).not.toContain('Developer menu');
});

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import {
  marram,
  base,
  bexcombe,
  chooseBrand,
  expectBrands,
  openWithTools,
  logOf,
  openPanel,
  operations,
  panelOf,
  pathWith,
  eventsDuring,
} from './dev-tools';
import {
  drawerOf,
  filterButtonOf,
  gridOf,
  phone,
  whenSettled,
  whenAnimationsFinish,
} from './filtering';
import { actionTopics } from '../support/update-topics';
import { updatesOn } from './published-events';
import { aStorefrontToEdit, testSaves } from './fast-refresh-tests';
import { testThePast } from './past-tests';
import { runDev } from './run-dev';
import { runShop } from './run-shop';
import { expect, shopAddress, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

// All tests share one program, because two would write into the same folder.
test.describe.configure({ mode: 'default' });

let address: string;

let storefront: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  storefront = aStorefrontToEdit();
  address = await runDev({ STOREFRONT: storefront });
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

/** Sorts, then opens and closes the drawer: a session as on a small screen. */
async function makeVisit(page: Page) {
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
  await expect(page).toHaveURL(/sortkey=newin/);
  await filterButtonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  await whenSettled(page);
  await whenAnimationsFinish(page);
}

test('the developer menu saves a session and replays it by keyboard on a phone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(phone);
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
    version: 2,
    url: '/browse/furniture',
  });

  await chooseFromMenu(page, 'Replay a session…');
  await expect(replayOf(page)).toBeInViewport({ ratio: 1 });
  await replayOf(page).getByLabel('Session file').setInputFiles(saved);
  const status = replayOf(page).getByRole('status');
  await expect(status).toContainText('0 done');
  await whenSettled(page);
  await whenAnimationsFinish(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const step = replayOf(page).getByRole('button', { name: 'Step' });
  // The pause between two steps of "Play".
  const stepMs = 300;
  while (!(await status.textContent())?.includes('drawerClosed')) {
    await step.click();
    await page.waitForTimeout(stepMs);
  }
  // A click on the panel does not close the drawer below it.
  await expect(drawerOf(page)).toBeVisible();
  while (await step.isEnabled()) {
    await step.click();
    await page.waitForTimeout(stepMs);
  }
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/sortkey=newin/);
  await expect(status).toHaveText(/At the end\.$/);
  await replayOf(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(menuOf(page).locator('summary')).toBeFocused();
});

test('development serves the contracts at the same addresses as a build', async ({ request }) => {
  const folder = '/sa/product-listing-fe/';
  const schema = `${folder}schemas/v1/plp/update.json`;
  const description = `${folder}openapi/listing-api.json`;
  for (const from of [address, shopAddress()]) {
    expect(await (await request.get(from + schema)).json(), from).toMatchObject({ $id: schema });
    const described: unknown = await (await request.get(from + description)).json();
    expect(described, from).toMatchObject({ info: { title: 'Listing API' } });
  }
});

/** Simulates the browser extension, and stores the first message that it would get. */
function pretendExtension() {
  type Options = { readonly stateSanitizer?: (state: unknown, index: number) => unknown };
  type Create = (...given: unknown[]) => { readonly getState: () => unknown };
  const keepFirstMessage =
    ({ stateSanitizer = (state) => state }: Options) =>
    (...enhancers: ((create: Create) => Create)[]) =>
    (createStore: Create): Create =>
      enhancers.reduceRight<Create>(
        (create, enhance) => enhance(create),
        (...given) => {
          const store = createStore(...given);
          const firstMessage = JSON.stringify(stateSanitizer(store.getState(), 0));
          Object.assign(window, { firstMessage });
          return store;
        },
      );
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION__: keepFirstMessage,
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: keepFirstMessage,
  });
}

for (const [where, addressOf] of [
  ['development', () => address],
  ['a built shop', shopAddress],
] as const) {
  test(`in ${where} the browser extension is used when installed, and its first message is short`, async ({
    page,
  }) => {
    await page.addInitScript(pretendExtension);
    await page.goto(`${addressOf()}/browse/furniture`);
    await whenReady(page);
    const message = () => page.evaluate(() => Reflect.get(window, 'firstMessage') as string);
    await expect.poll(message).toContain('30 products of');
    expect(await message()).not.toContain('product_list');
    await menuOf(page).or(gridOf(page)).first().waitFor();
    await expect(menuOf(page).getByRole('button', { name: 'Redux DevTools' })).toHaveCount(0);
  });
}

/** Those after which the filter is the same as before follow each other on one page. */
for (const names of [['Jump', 'Commit'], ['Skip and Sweep']] as const)
  test(`after ${names.join(', ')} in Redux DevTools a facet and Back request, show and publish as usual`, async ({
    page,
    watched,
  }) => {
    test.setTimeout(150_000);
    await openWithTools(page, address);
    for (const name of names)
      await test.step(name, async () => {
        const { by, chosen } = operations[name];
        await by(page);
        await expectBrands(page, chosen);
        const { length: requestCount } = watched.listingRequests;
        const { length: eventCount } = await updatesOn(page);
        await page.waitForTimeout(500);
        expect((await updatesOn(page)).length).toBe(eventCount);
        expect(watched.listingRequests.length).toBe(requestCount);

        const more = [...chosen, bexcombe].sort();
        expect(await eventsDuring(page, () => chooseBrand(page, bexcombe))).toEqual(actionTopics);
        await expectBrands(page, more);
        // A listing that was seen before is cached.
        const requested = requestCount + (name === names[0] ? 1 : 0);
        expect(watched.listingRequests.length).toBe(requested);

        expect(await eventsDuring(page, () => page.goBack())).toEqual(actionTopics);
        await expectBrands(page, chosen);
        expect(watched.listingRequests.length).toBe(requested);
      });
  });

test('a facet adds six rows with their subjects to the log of Redux DevTools', async ({ page }) => {
  await openWithTools(page, address);
  // The announcement for screen readers follows 2 s after the last click.
  await page.waitForTimeout(2_500);
  const before = (await logOf(page)).length;
  await eventsDuring(page, () => chooseBrand(page, bexcombe));
  await page.waitForTimeout(2_500);
  const rows = (await logOf(page)).slice(before);
  const path = pathWith([bexcombe, marram]);
  expect(rows[0]).toBe('listing/facetToggled brand--bexcombe');
  expect([...rows.slice(1)].sort()).toEqual([
    `@@router/LOCATION_CHANGE ${path}`,
    `lastAction/actionRecorded ${path}`,
    `listingApi/executeQuery/fulfilled listing ${path}`,
    `shownListing/listingShown ${path}`,
    `shownListing/listingWanted ${path}`,
  ]);
});

test('Redux DevTools close while the drawer is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address + base);
  await whenReady(page);
  await openPanel(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await filterButtonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(drawerOf(page)).toBeVisible();
});

test('a built shop has a strict policy even with NODE_ENV=development', async ({ request }) => {
  const { address: built } = await runShop({ NODE_ENV: 'development' });
  const policyOf = async (shop: string) =>
    (await request.get(`${shop}/browse/furniture`)).headers()['content-security-policy'];
  expect(await policyOf(built)).not.toMatch(/unsafe/);
  expect(await policyOf(built)).toContain("trusted-types 'none'");
  expect(await policyOf(address)).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf(address)).not.toContain('unsafe-eval');
});

test('development shows errors in an overlay', async ({ page, watched }) => {
  await page.goto(`${address}/browse/furniture`);
  await whenReady(page);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('made up');
    }),
  );
  const overlay = page.locator('#webpack-dev-server-client-overlay').contentFrame();
  await expect(overlay.locator('body')).toContainText('made up');
  expect(watched.errors.splice(0)).toEqual(['made up']);
});

test('a built shop has no developer menu, and none of its scripts contains it', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await expect(menuOf(page)).toHaveCount(0);
  const scripts = readdirSync(resolve('dist/client')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts) {
    const script = readFileSync(resolve('dist/client', name), 'utf8');
    expect(script).not.toContain('Developer menu');
    expect(script).not.toContain('PERFORM_ACTION');
    expect(script).not.toContain('redux-devtools-inspector-monitor');
  }
});

testThePast(() => address);
testSaves(
  () => address,
  () => storefront,
);

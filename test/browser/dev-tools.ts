/** Operates the Redux DevTools panel in the page, and checks the page after each operation. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { accordionOf, chipsOf, gridOf, whenSettled } from './filtering';
import { eventsOn } from './published-events';
import { expect, pathOf } from './shop';

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Redux DevTools' });

export async function openPanel(page: Page) {
  await page.getByText('Developer menu').press('Enter');
  await page.getByRole('button', { name: 'Redux DevTools' }).press('Enter');
  await expect(panelOf(page)).toBeFocused();
}

const clickButton = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true }).click();

const rowsOf = (page: Page) => panelOf(page).locator('[data-id]');

/** The first line of each row in the log: the action's type and subject. */
export const logOf = async (page: Page) =>
  (await rowsOf(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');

const rowOf = (page: Page, type: string) =>
  rowsOf(page).filter({ has: page.getByText(type, { exact: true }) });

/** These controls of a row appear while the pointer is over it. */
async function clickInRow(row: Locator, name: 'Jump' | 'Skip') {
  await row.hover();
  await row.getByText(name, { exact: true }).click();
}

const brandOf = (page: Page, name: string) =>
  accordionOf(page, 'Brand').getByRole('checkbox', { name });

export async function dispatchCode(page: Page, code: string) {
  await panelOf(page).getByLabel('Action to dispatch').fill(code);
  await clickButton(page, 'Dispatch');
}

async function exportHistory(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await clickButton(page, 'Export');
  return readFileSync(await (await saving).path());
}

const productsIn = (html: string) =>
  [...html.matchAll(/class="plp-card__link" href="(\/product\/\d+)"/g)].map(
    ([, address]) => address,
  );

async function selectedBrandsOn(page: Page): Promise<readonly string[]> {
  const texts = await chipsOf(page)
    .and(page.getByRole('link', { name: /^Remove / }))
    .allInnerTexts();
  return texts.map((text) => text.trim());
}

/** Expects this address and these chips, and the products that the server renders for the address. */
async function expectPage(page: Page, path: string, chips: readonly string[]) {
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect.poll(() => selectedBrandsOn(page)).toEqual(chips);
  await whenSettled(page);
  const rendered = productsIn(await (await page.request.get(page.url())).text());
  expect(rendered.length).toBeGreaterThan(0);
  await expect.poll(async () => productsIn(await gridOf(page).innerHTML())).toEqual(rendered);
}

/** Sorted topics of the events that one navigation publishes. */
export async function eventsDuring(page: Page, act: () => Promise<unknown>) {
  const before = (await eventsOn(page)).length;
  await act();
  // Five events, of which `plp/update` comes last, 250 ms after the action.
  await expect.poll(async () => (await eventsOn(page)).length).toBe(before + 5);
  await page.waitForTimeout(400);
  return (await eventsOn(page))
    .slice(before)
    .map(({ topic }) => topic)
    .sort();
}

export const base = '/browse/furniture';
export const marram = 'Marram';
export const tilbrook = 'Tilbrook';
export const bexcombe = 'Bexcombe';
const segments = {
  [marram]: 'marram',
  [bexcombe]: 'bexcombe',
  [tilbrook]: 'tilbrook',
};
export const pathWith = (brands: readonly string[]) =>
  brands.length === 0
    ? base
    : `${base}/brand--${brands.map((brand) => segments[brand as keyof typeof segments]).join('+')}`;
export const expectBrands = (page: Page, brands: readonly string[]) =>
  expectPage(page, pathWith(brands), brands);

export const chooseBrand = (page: Page, name: string) => brandOf(page, name).press('Space');

/** Skips both actions of the navigation to "Marram" and removes them from the log. */
export async function skipAndSweep(page: Page) {
  const { length } = await logOf(page);
  const path = pathWith([marram]);
  await clickInRow(rowOf(page, `shownListing/listingShown ${path}`), 'Skip');
  await clickInRow(rowOf(page, `@@router/LOCATION_CHANGE ${path}`), 'Skip');
  await clickButton(page, 'Sweep');
  await expect(rowsOf(page)).toHaveCount(length - 2);
}

export const reset = (page: Page) => clickButton(page, 'Reset');

/** Each starts and ends on a page with the filter "Marram". */
export const operations: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Lock: async (page) => {
    const lock = panelOf(page).getByLabel('Lock changes');
    await lock.check();
    await chooseBrand(page, tilbrook);
    await page.waitForTimeout(500);
    await expectBrands(page, [marram]);
    await lock.uncheck();
  },
  Jump: async (page) => {
    await clickInRow(rowOf(page, `shownListing/listingShown ${base}`), 'Jump');
    await expectBrands(page, []);
    // The log hides some actions, so the last row is not the last action.
    await clickInRow(rowsOf(page).last(), 'Jump');
  },
  'Export and Import': async (page) => {
    const history = await exportHistory(page);
    await eventsDuring(page, () => chooseBrand(page, tilbrook));
    await expectBrands(page, [marram, tilbrook]);
    await panelOf(page)
      .getByLabel('Import')
      .setInputFiles({ name: 'history.json', mimeType: 'application/json', buffer: history });
  },
  'Commit and Revert': async (page) => {
    await clickButton(page, 'Commit');
    await expect(rowsOf(page)).toHaveCount(1);
    await eventsDuring(page, () => chooseBrand(page, tilbrook));
    await expectBrands(page, [marram, tilbrook]);
    await clickButton(page, 'Revert');
  },
  Pause: (page) => panelOf(page).getByLabel('Pause recording').check(),
};

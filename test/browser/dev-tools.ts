/** Operates the Redux DevTools panel in the page, and checks the page after each operation. */
import type { Locator, Page } from '@playwright/test';
import { accordionOf, chipsOf, gridOf, whenSettled } from './filtering';
import { recordEvents, updatesOn } from './published-events';
import { expect, pathOf, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Redux DevTools' });

export async function openPanel(page: Page) {
  await page.getByText('Developer menu').press('Enter');
  await page.getByRole('button', { name: 'Redux DevTools' }).press('Enter');
  await expect(panelOf(page)).toBeFocused();
}

const clickButton = (page: Page, name: 'Commit' | 'Sweep') =>
  panelOf(page).getByText(name, { exact: true }).click();

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

/** Shows the state after this action. */
export const jumpTo = (page: Page, row: string) => clickInRow(rowOf(page, row), 'Jump');

const brandOf = (page: Page, name: string) =>
  accordionOf(page, 'Brand').getByRole('checkbox', { name });

const productsIn = (html: string) =>
  [...html.matchAll(/class="plp-card__link" href="(\/product\/\d+)"/g)].map(
    ([, address]) => address,
  );

async function selectedBrandsOn(page: Page): Promise<readonly string[]> {
  const names = await chipsOf(page)
    .and(page.getByRole('link', { name: beginningWith(texts.filters.remove('')) }))
    .allInnerTexts();
  return names.map((text) => text.trim());
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
  const before = (await updatesOn(page)).length;
  await act();
  // Five events, of which `plp/update` comes last, 250 ms after the action.
  await expect.poll(async () => (await updatesOn(page)).length).toBe(before + 5);
  await page.waitForTimeout(400);
  return (await updatesOn(page))
    .slice(before)
    .map(({ topic }) => topic)
    .sort();
}

export const base = '/browse/furniture';
export const marram = 'Marram';
export const bexcombe = 'Bexcombe';
const segments = {
  [marram]: 'marram',
  [bexcombe]: 'bexcombe',
};
export const pathWith = (brands: readonly string[]) =>
  brands.length === 0
    ? base
    : `${base}/brand--${brands.map((brand) => segments[brand as keyof typeof segments]).join('+')}`;
export const expectBrands = (page: Page, brands: readonly string[]) =>
  expectPage(page, pathWith(brands), brands);

export const chooseBrand = (page: Page, name: string) => brandOf(page, name).press('Space');

/** Skips both actions of the navigation: the change of the address and that of the shown listing. */
async function skipNavigation(page: Page) {
  const path = pathWith([marram]);
  await clickInRow(rowOf(page, `shownListing/listingShown ${path}`), 'Skip');
  await clickInRow(rowOf(page, `@@router/LOCATION_CHANGE ${path}`), 'Skip');
}

type Operation = {
  /** Starts on a page with the filter "Marram". */
  readonly by: (page: Page) => Promise<unknown>;
  readonly chosen: readonly string[];
};

export const operations = {
  Jump: {
    by: async (page) => {
      await jumpTo(page, `shownListing/listingShown ${base}`);
      await expectBrands(page, []);
      // The log hides some actions, so the last row is not the last action.
      await clickInRow(rowsOf(page).last(), 'Jump');
    },
    chosen: [marram],
  },
  'Skip and Sweep': {
    by: async (page) => {
      const { length } = await logOf(page);
      await skipNavigation(page);
      await clickButton(page, 'Sweep');
      await expect(rowsOf(page)).toHaveCount(length - 2);
    },
    chosen: [],
  },
  Commit: {
    by: async (page) => {
      await clickButton(page, 'Commit');
      await expect(rowsOf(page)).toHaveCount(1);
    },
    chosen: [marram],
  },
} satisfies Readonly<Record<string, Operation>>;

/** With the filter "Marram", and the panel of the tools below the page. */
export async function openWithTools(page: Page, address: string) {
  await recordEvents(page);
  await page.goto(address + base);
  await whenReady(page);
  await openPanel(page);
  await eventsDuring(page, () => chooseBrand(page, marram));
  await expectBrands(page, [marram]);
}

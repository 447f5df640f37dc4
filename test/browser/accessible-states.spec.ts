/** States that a shopper reaches by an action, each without a violation of axe's rules. */
import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  accordionOf,
  desktop,
  gridOf,
  openDrawer,
  openListing,
  phone,
  tablet,
  whenAnimationsFinish,
  whenSettled,
} from './filtering';
import { bringIntoView, expect, shopAddress, test } from './shop';
import { texts } from '../support/english-texts';

/** Brands differ in colours alone, and all widths are looked at in one of them. */
const shops = [
  { brand: 'marlow', host: 'localhost', viewports: [phone, desktop] },
  { brand: 'marlow-ie', host: 'ie.localhost', viewports: [tablet] },
  { brand: 'hearth', host: 'hearth.localhost', viewports: [desktop] },
];

async function expectAccessible(page: Page, state: string) {
  await whenAnimationsFinish(page);
  expect(await violationsOf(page), state).toEqual([]);
}

const answerListings = (page: Page, status: number) =>
  page.route('**/listing-api/**', (route) => route.fulfill({ status, body: '{}' }));

const sortBy = (page: Page, name: string) => page.getByLabel(texts.sort.label).selectOption(name);

for (const { brand, host, viewports } of shops)
  for (const viewport of viewports)
    test.describe(`${brand} at ${viewport.width} px has no violation`, () => {
      test.use({ viewport, baseURL: async ({}, use) => use(addressOf(host)) });
      test.slow();

      test('while a listing is fetched, after it failed, and offline', async ({
        page,
        context,
        watched,
      }) => {
        await openListing(page, '/browse/furniture');
        await page.route('**/listing-api/**', () => new Promise(() => {}));
        await sortBy(page, texts.sort.orders.price);
        await expect(gridOf(page)).toHaveAttribute('aria-busy', 'true');
        await expectAccessible(page, 'fetching');

        // The request for the sorted listing stays open: its response would move the link away from under the mouse.
        await answerListings(page, 400);
        const next = page.getByRole('link', { name: texts.pagination.next });
        await bringIntoView(page, next);
        await next.click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'a page failed');
        await page.unroute('**/listing-api/**');
        await page.getByRole('button', { name: texts.failure.tryAgain }).click();
        await whenSettled(page);

        await context.setOffline(true);
        await sortBy(page, texts.sort.orders.pricedesc);
        await expect(page.getByRole('alert')).toContainText('You are offline');
        await expectAccessible(page, 'offline');
        watched.errors.splice(0);
      });

      test('with a saved product, after saving failed, and with a tip', async ({
        page,
        watched,
      }) => {
        test.skip(brand === 'marlow-ie', 'Saving is not offered there.');
        await openListing(page, '/browse/furniture');
        const buttons = page.locator('.plp-save-button');
        await buttons.first().click();
        await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
        await buttons.nth(1).hover();
        await expectAccessible(page, 'saved, and the tip of another');
        await page.route('**/addProduct**', (route) => route.fulfill({ status: 500, json: {} }));
        await buttons.nth(1).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'saving failed');
        watched.errors.splice(0);
      });

      test('after filters left options and categories without products', async ({
        page,
        watched,
      }) => {
        await openListing(page, '/browse/furniture/price---1000-and-above');
        if (viewport.width >= 1024) {
          await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
          await whenSettled(page);
          await accordionOf(page, 'Style').locator('summary').click();
          await expectAccessible(page, 'disabled options');
          return;
        }
        await openDrawer(page, 'Brand');
        await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
        await whenSettled(page);
        await expectAccessible(page, 'a tick in the drawer');
        await page.getByRole('button', { name: texts.drawer.back }).click();
        await expectAccessible(page, 'selected names in the drawer');
        await answerListings(page, 400);
        await page.getByRole('button', { name: 'Furniture' }).click();
        await page.locator('.plp-drawer a.plp-categories__link').first().click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'a failure in the drawer');
        watched.errors.splice(0);
      });
    });

function addressOf(host: string): string {
  const address = new URL(shopAddress());
  address.hostname = host;
  return address.origin;
}

/** States that a shopper reaches by an action, each without a violation of axe's rules. */
import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  accordionOf,
  desktop,
  drawerOf,
  gridOf,
  openDrawer,
  openListing,
  phone,
  tablet,
  whenAnimationsFinish,
  whenSettled,
} from './filtering';
import { addressOf } from './brand-addresses';
import { bringIntoView, expect, test } from './shop';
import { texts } from '../support/english-texts';

/** Brands differ in colours alone, and all widths are looked at in one of them. */
const shops = [
  ['127.0.0.1', phone],
  ['127.0.0.1', desktop],
  ['ie.localhost', tablet],
  ['hearth.localhost', desktop],
] as const;

/** Of two products: the rules take long for many, which are alike. */
const lastPage = '/browse/furniture/brand--bexcombe/colours--grey?page=2';

async function expectAccessible(page: Page, state: string) {
  await whenAnimationsFinish(page);
  expect(await violationsOf(page), state).toEqual([]);
}

const answerListings = (page: Page, status: number) =>
  page.route('**/listing-api/**', (route) => route.fulfill({ status, body: '{}' }));

const sortBy = (page: Page, name: string) => page.getByLabel(texts.sort.label).selectOption(name);

for (const [host, viewport] of shops)
  test.describe(`${host} at ${viewport.width} px has no violation`, () => {
    test.use({ viewport, baseURL: async ({}, use) => use(addressOf(host)) });
    test.slow();

    test('after a page and a save failed, and while a listing is fetched', async ({
      page,
      watched,
    }) => {
      await openListing(page, lastPage);
      await answerListings(page, 400);
      const previous = page.getByRole('link', { name: texts.pagination.previous });
      await bringIntoView(page, previous);
      await previous.click();
      await expect(page.getByRole('alert')).toBeVisible();
      const hearts = page.locator('.plp-save-button');
      if (host === 'ie.localhost') await expect(hearts).toHaveCount(0);
      else {
        await hearts.first().click();
        await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
        await page.route('**/addProduct**', (route) => route.fulfill({ status: 500, json: {} }));
        await hearts.last().click();
        await expect(page.getByRole('alert')).toHaveCount(2);
      }
      await expectAccessible(page, 'failures, a saved product, and the tip of another');
      watched.errors.splice(0);

      await page.route('**/listing-api/**', () => new Promise(() => {}));
      await sortBy(page, texts.sort.orders.price);
      await expect(gridOf(page)).toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page, 'fetching');
    });

    test('after filters left options without products, and offline', async ({
      page,
      context,
      watched,
    }) => {
      await openListing(page, '/browse/furniture/colours--grey/price---1000-and-above');
      const brand = page.getByRole('checkbox', { name: 'Bexcombe' });
      if (viewport.width >= 1024) {
        await brand.check();
        await whenSettled(page);
        await accordionOf(page, 'Style').locator('summary').click();
      } else {
        await openDrawer(page, 'Brand');
        await brand.check();
        await whenSettled(page);
        await expectAccessible(page, 'a tick in the drawer');
        await page.getByRole('button', { name: texts.drawer.back }).click();
        await expectAccessible(page, 'selected names in the drawer');
        await answerListings(page, 400);
        await page.getByRole('button', { name: 'Furniture' }).click();
        await page.locator('.plp-drawer a.plp-categories__link').first().click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'a failure in the drawer');
        await page.unroute('**/listing-api/**');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(drawerOf(page)).toHaveCount(0);
      }
      await context.setOffline(true);
      await sortBy(page, texts.sort.orders.pricedesc);
      await expect(page.getByRole('alert')).toContainText('You are offline');
      await expectAccessible(page, 'offline, and disabled options of the column');
      watched.errors.splice(0);
    });
  });

/** Where an action leaves the shopper: what they see, and what has the focus. */
import type { Page } from '@playwright/test';
import { chipsOf, desktop, openListing, phone, whenSettled } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';
import { resultsFrom } from './text-patterns';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const resultsHeader = (page: Page) => page.locator('#plp-results-header');
const failing = (page: Page, status: number) =>
  page.route('**/listing-api/**', (route) => route.fulfill({ status, body: '{}' }));

/** The filters are in the drawer, and in the column; nothing here differs between a phone and a tablet. */
for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a category at the foot of the page leads to its heading', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      await page
        .locator('#plp-seo-anchor')
        .getByRole('link', { name: 'Home Office' })
        .press('Enter');
      await expect(heading(page)).toHaveText('Home Office');
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport();
    });

    test('filters that stay without a category are filters of the whole shop', async ({ page }) => {
      await openListing(page, '/browse/furniture/brand--bexcombe');
      const trail = page.getByRole('navigation', { name: texts.listing.breadcrumb });
      await trail.getByRole('link', { name: 'All' }).press('Enter');
      await expect(page).toHaveURL(/\/browse\/all\/brand--bexcombe$/);
      await expect(heading(page)).toBeFocused();
      await expect(chipsOf(page)).toHaveText([/Bexcombe/, texts.filters.clearAll]);
      await chipsOf(page).first().click();
      await expect(page).toHaveURL(/\/browse\/all$/);
      await expect(chipsOf(page)).toHaveCount(0);
    });

    test('pictures alone are dimmed while a listing is fetched', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/listing-api/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
      await expect(page.locator('.plp-card__image').first()).toHaveCSS('opacity', '0.45');
      const opacities = await page
        .getByRole('article')
        .first()
        .evaluate((card) => {
          const title = card.querySelector('h2, h3, a');
          const found: string[] = [];
          for (let at: Element | null = title; at; at = at.parentElement)
            found.push(getComputedStyle(at).opacity);
          return found;
        });
      expect(new Set(opacities)).toEqual(new Set(['1']));
      release();
      await whenSettled(page);
      await expect(page.locator('.plp-card__image').first()).toHaveCSS('opacity', '1');
    });

    test('the category above leads to its heading', async ({ page }) => {
      await openListing(page, '/browse/home-office');
      const trail = page.getByRole('navigation', { name: texts.listing.breadcrumb });
      await trail.getByRole('link', { name: 'Furniture' }).press('Enter');
      await expect(heading(page)).toHaveText('Furniture');
      await expect(heading(page)).toBeFocused();
    });

    test('a page that fails says so at the pagination, which marks the page shown', async ({
      page,
      watched,
    }) => {
      await openListing(page, '/browse/furniture');
      await failing(page, 400);
      const pages = page.getByRole('navigation', { name: texts.pagination.label });
      await pages.getByRole('link', { name: texts.pagination.next }).press('Enter');
      const note = page.getByRole('alert');
      await expect(note).toContainText('We could not load these products');
      await expect(note).toBeInViewport();
      await expect(page).toHaveURL(/page=2$/);
      await expect(pages.locator('[aria-current="page"]')).toHaveText(/Page 1 selected/);

      await page.unroute('**/listing-api/**');
      await note.getByRole('button', { name: texts.failure.tryAgain }).press('Enter');
      await expect(resultsHeader(page)).toContainText(resultsFrom(31, 60));
      await expect(resultsHeader(page)).toBeFocused();
      await expect(pages.locator('[aria-current="page"]')).toHaveText(/Page 2 selected/);
      watched.errors.splice(0);
    });

    test('the note of a failure can be closed, and gives the focus to the results', async ({
      page,
      watched,
    }) => {
      await openListing(page, '/browse/furniture');
      await failing(page, 500);
      await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
      const note = page.getByRole('alert');
      await expect(note).toContainText('The shop is slow');
      await note.getByRole('button', { name: 'Close warning dialog' }).press('Enter');
      await expect(note).toHaveCount(0);
      await expect(resultsHeader(page)).toBeFocused();
      watched.errors.splice(0);
    });

    test('a shopper without a network reads that they are offline', async ({
      page,
      context,
      watched,
    }) => {
      await openListing(page, '/browse/furniture');
      await context.setOffline(true);
      await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
      await expect(page.getByRole('alert')).toContainText('You are offline');
      await context.setOffline(false);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await whenSettled(page);
      watched.errors.splice(0);
    });
  });
}

test('a category of the column leads to its heading, also when the shop is slow', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  await page.route('**/listing-api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Dining Room Furniture' }).first().press('Enter');
  await expect(heading(page)).toHaveText('Dining Room Furniture');
  await expect(heading(page)).toBeFocused();
});

test('an option opens its listing in another tab, as a link would', async ({ page, context }) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  const option = page.getByRole('checkbox', { name: 'Bexcombe' });
  const ways = [
    () => option.click({ modifiers: ['ControlOrMeta'] }),
    () => option.click({ button: 'middle' }),
  ];
  for (const openInTab of ways) {
    const opened = context.waitForEvent('page');
    await openInTab();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/browse\/furniture\/brand--bexcombe$/);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/browse\/furniture$/);
  await expect(page.getByRole('checkbox', { name: 'Bexcombe' })).not.toBeChecked();
});

for (const viewport of [phone, desktop])
  test(`skip links lead where they say at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openListing(page, '/browse/furniture');
    await page.keyboard.press('Tab');
    const toProducts = page.getByRole('link', { name: texts.document.skipToProducts });
    await expect(toProducts).toBeFocused();
    await toProducts.press('Enter');
    await page.keyboard.press('Tab');
    const isInGrid = () =>
      page.evaluate(() => document.activeElement?.closest('.plp-grid') !== null);
    await expect.poll(isInGrid).toBe(true);
    await page.getByRole('link', { name: texts.document.skipToFilters }).press('Enter');
    await expect(
      page.locator(viewport === phone ? '#plp-filter-button' : '#filters'),
    ).toBeFocused();
  });

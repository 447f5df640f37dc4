/** Where an action leaves the shopper: what they see, and what has the focus. */
import type { Page } from '@playwright/test';
import { chipsOf, desktop, openListing, phone, slowListings, whenSettled } from './filtering';
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

    test('a category leads to its heading, and skip links where they say', async ({ page }) => {
      await openListing(page, '/browse/furniture/brand--bexcombe');
      await test.step('skip links', async () => {
        await page.keyboard.press('Tab');
        const toProducts = page.getByRole('link', { name: texts.document.skipToProducts });
        await expect(toProducts).toBeFocused();
        await toProducts.press('Enter');
        await page.keyboard.press('Tab');
        const isInGrid = () =>
          page.evaluate(() => document.activeElement?.closest('.plp-grid') !== null);
        await expect.poll(isInGrid).toBe(true);
        await page.getByRole('link', { name: texts.document.skipToFilters }).press('Enter');
        const filters = page.locator(viewport === phone ? '#plp-filter-button' : '#filters');
        await expect(filters).toBeFocused();
        if (viewport === phone) return;
        await page.keyboard.press('Tab');
        await expect(filters.locator('summary').first()).toBeFocused();
      });
      const trail = page.getByRole('navigation', { name: texts.listing.breadcrumb });
      await test.step('at the foot of the page', async () => {
        await page
          .locator('#plp-seo-anchor')
          .getByRole('link', { name: 'Home Office' })
          .press('Enter');
        await expect(heading(page)).toHaveText('Home Office');
        await expect(heading(page)).toBeFocused();
        await expect(heading(page)).toBeInViewport();
      });
      await test.step('above', async () => {
        await trail.getByRole('link', { name: 'Furniture' }).press('Enter');
        await expect(heading(page)).toHaveText('Furniture');
        await expect(heading(page)).toBeFocused();
      });
      await test.step('of the whole shop, which keeps the filters', async () => {
        await trail.getByRole('link', { name: 'All' }).press('Enter');
        await expect(page).toHaveURL(/\/browse\/all\/brand--bexcombe$/);
        await expect(heading(page)).toBeFocused();
        await expect(chipsOf(page)).toHaveText([/Bexcombe/, texts.filters.clearAll]);
        await chipsOf(page).first().click();
        await expect(page).toHaveURL(/\/browse\/all$/);
        await expect(chipsOf(page)).toHaveCount(0);
      });
    });

    test('a listing that fails says so where the shopper is, and leads on', async ({
      page,
      context,
      watched,
    }) => {
      await openListing(page, '/browse/furniture');
      const note = page.getByRole('alert');
      await test.step('at the pagination, which marks the page shown', async () => {
        await failing(page, 400);
        const pages = page.getByRole('navigation', { name: texts.pagination.label });
        await pages.getByRole('link', { name: texts.pagination.next }).press('Enter');
        await expect(note).toContainText('We could not load these products');
        await expect(note).toBeInViewport();
        await expect(page).toHaveURL(/page=2$/);
        await expect(pages.locator('[aria-current="page"]')).toHaveAccessibleName(
          'Page 1 selected',
        );
        await page.unroute('**/listing-api/**');
        await note.getByRole('button', { name: texts.failure.tryAgain }).press('Enter');
        await expect(resultsHeader(page)).toContainText(resultsFrom(31, 60));
        await expect(resultsHeader(page)).toBeFocused();
        await expect(pages.locator('[aria-current="page"]')).toHaveAccessibleName(
          'Page 2 selected',
        );
      });
      await test.step('until the note is closed, which gives the focus to the results', async () => {
        await failing(page, 500);
        await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
        await expect(note).toContainText('The shop is slow');
        await note.getByRole('button', { name: 'Close warning dialog' }).press('Enter');
        await expect(note).toHaveCount(0);
        await expect(resultsHeader(page)).toBeFocused();
        await page.unroute('**/listing-api/**');
      });
      await test.step('until the browser is online again', async () => {
        await context.setOffline(true);
        await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.highestrated);
        await expect(note).toContainText('You are offline');
        await context.setOffline(false);
        await expect(note).toHaveCount(0);
        await whenSettled(page);
      });
      watched.errors.splice(0);
    });
  });
}

test('pictures alone are dimmed while a listing is fetched', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/listing-api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
  const picture = page.locator('.plp-card__image').first();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(picture).toHaveCSS('opacity', '0.45');
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
  }
  release();
  await whenSettled(page);
  await expect(picture).toHaveCSS('opacity', '1');
});

test('in the column an option opens its listing in another tab, as a link would, and a category leads to its heading, also when the shop is slow', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  await test.step('an option', async () => {
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
    await expect(option).not.toBeChecked();
  });
  await test.step('a category', async () => {
    await slowListings(page, 900);
    await page.getByRole('link', { name: 'Dining Room Furniture' }).first().press('Enter');
    await expect(heading(page)).toHaveText('Dining Room Furniture');
    await expect(heading(page)).toBeFocused();
  });
});

import {
  drawerOf,
  filterButtonOf,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
} from './filtering';
import { doubleTextSize, expect, test, whenScrolled } from './shop';
import { texts } from '../support/english-texts';

const filtersScript = /\/filters\.[^/]*\.js$/;

test.use({ viewport: phone });

test.describe('the filter drawer', () => {
  test('is there as soon as "Filter" is clicked, once its script has come in a quiet moment', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const isOpen = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.plp-filter-button')?.click();
      await new Promise((nextTask) => setTimeout(nextTask));
      return document.querySelector('[role=dialog]') !== null;
    });
    expect(isOpen).toBe(true);
  });

  test('says "Loading" until its script is there', async ({ page }) => {
    let sendScript = () => {};
    const isScriptWanted = new Promise<void>((resolve) => (sendScript = resolve));
    await page.route(filtersScript, async (route) => {
      await isScriptWanted;
      await route.continue();
    });
    await page.goto('/browse/furniture');
    await expect(page.locator('.plp-unstarted')).toHaveCount(0);
    await filterButtonOf(page).click();
    const loading = page.getByRole('status').filter({ hasText: texts.listing.loading });
    await expect(loading).toBeVisible();
    sendScript();
    await expect(drawerOf(page)).toBeFocused();
    await expect(loading).toHaveCount(0);
  });

  test('loads when it is opened again after its script has failed', async ({ page, watched }) => {
    await page.route(filtersScript, (route) => route.abort());
    await openListing(page, '/browse/lighting');
    await filterButtonOf(page).click();
    const note = page.getByRole('alert').filter({ hasText: texts.failure.filters });
    await expect(note).toBeVisible();
    await page.unroute(filtersScript);
    await page.goBack();
    await expect(note).toHaveCount(0);
    await filterButtonOf(page).click();
    await expect(drawerOf(page)).toBeFocused();
    watched.errors.splice(0);
  });

  test('says that its script has failed until that is closed, and "Filter" then loads it again', async ({
    page,
    watched,
  }) => {
    await page.route(filtersScript, (route) => route.abort());
    await openListing(page, '/browse/lighting');
    await filterButtonOf(page).click();
    const note = page.getByRole('alert').filter({ hasText: texts.failure.filters });
    await page.unroute(filtersScript);
    await note.getByRole('button', { name: 'Close error dialog' }).click();
    await expect(note).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
    await expect(filterButtonOf(page)).toHaveAttribute('aria-expanded', 'false');
    await filterButtonOf(page).click();
    await expect(drawerOf(page)).toBeFocused();
    await page.goBack();
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/browse\/lighting$/);
    watched.errors.splice(0);
  });

  test('says on the screen that its script has failed, also far down the list, which does not move', async ({
    page,
    watched,
  }) => {
    await page.route(filtersScript, (route) => route.abort());
    await openListing(page, '/browse/lighting');
    await page.evaluate(() => {
      window.scrollTo(0, 2_500);
    });
    await whenScrolled(page);
    const card = page.getByRole('article').nth(12);
    const before = await card.boundingBox();
    await filterButtonOf(page).click();
    const note = page.getByRole('alert').filter({ hasText: texts.failure.filters });
    await expect(note).toBeInViewport();
    expect(await card.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(2_500);
    watched.errors.splice(0);
  });

  test('stays open when "Filter" is clicked as soon as it is closed', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const drawer = await openDrawer(page);
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.plp-drawer__header button')?.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('.plp-filter-button')?.click();
    });
    await page.waitForTimeout(300);
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/browse\/furniture$/);
  });
});

test('an inner drawer covers the title of the drawer below it, which large text makes taller', async ({
  page,
}) => {
  await openListing(page, '/browse/sofas-armchairs');
  await doubleTextSize(page);
  await openDrawer(page, 'Price');
  const headers = page.locator('.plp-drawer__header');
  const heights = await Promise.all(
    [headers.first(), headers.last()].map(async (header) => (await header.boundingBox())?.height),
  );
  expect(heights[0]).toBeGreaterThan(heights[1] ?? NaN);
  // The animation is over.
  await expect(innerDrawerOf(page, 'Price')).toHaveCSS('transform', 'none');
  const panel = page.locator('.plp-drawer__panel');
  const shown = await panel.screenshot({ animations: 'disabled' });
  await headers.first().evaluate((header) => (header.style.visibility = 'hidden'));
  expect(await panel.screenshot({ animations: 'disabled' })).toEqual(shown);
});

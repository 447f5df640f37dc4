import type { Locator } from '@playwright/test';
import {
  accordionOf,
  chipsOf,
  desktop,
  drawerOf,
  filterButtonOf,
  historyLength,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  sectionButtonOf,
  tablet,
  tabTo,
  whenSettled,
} from './filtering';
import { doubleTextSize, expect, isMarked, markDocument, pathOf, scrollOf, test } from './shop';
import { texts } from '../support/english-texts';

// What depends on the room beside the drawer, and its main ways.
for (const viewport of [phone, tablet]) {
  test.describe(`the filter drawer at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is named after the category, gets the focus and returns it', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      await expect(page.getByRole('region', { name: texts.filters.heading })).toBeHidden();
      const drawer = await openDrawer(page);
      await expect(drawer).toHaveAccessibleName('Furniture');
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      await drawer.getByRole('button', { name: texts.drawer.close }).click();
      await expect(drawer).toHaveCount(0);
      await expect(filterButtonOf(page)).toBeFocused();
    });

    test('closes on a click outside, but not when the button goes down inside', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      const drawer = await openDrawer(page);
      await page.mouse.move(100, 300);
      await page.mouse.down();
      await page.mouse.move(viewport.width - 8, 300, { steps: 3 });
      await page.mouse.up();
      await expect(drawer).toBeVisible();
      await page.mouse.click(viewport.width - 8, 300);
      await expect(drawer).toHaveCount(0);
      await expect(filterButtonOf(page)).toBeFocused();
      expect(pathOf(page)).toBe('/browse/furniture');
    });

    test('works by keyboard alone', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      await filterButtonOf(page).focus();
      await page.keyboard.press('Enter');
      const drawer = drawerOf(page);
      await expect(drawer).toBeFocused();
      await tabTo(page, /^Brand/);
      await page.keyboard.press('Enter');
      await expect(innerDrawerOf(page, 'Brand')).toBeFocused();
      await tabTo(page, /^Bexcombe/);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\/brand--bexcombe$/);
      await expect(drawer.getByRole('checkbox', { name: 'Bexcombe' })).toBeFocused();
      await tabTo(page, texts.drawer.viewProducts);
      await page.keyboard.press('Enter');
      await expect(drawer).toHaveCount(0);
      await expect(page.locator('#plp-results-header')).toBeFocused();
      await whenSettled(page);
    });

    test('closes at 64rem, where the column replaces it, and lets the page scroll', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      await openDrawer(page, 'Brand');
      await page.setViewportSize(desktop);
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveClass(/plp-scroll-locked/);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await accordionOf(page, 'Brand').getByRole('checkbox', { name: 'Bexcombe' }).click();
      await expect(page).toHaveURL(/\/brand--bexcombe$/);
    });
  });
}

test.describe('the filter drawer', () => {
  test.use({ viewport: phone });

  test('is titled "Filter" where there is no category', async ({ page }) => {
    await openListing(page, '/search/lamp');
    await expect(await openDrawer(page)).toHaveAccessibleName(/^(Filter|All)$/);
  });

  test('hides header, main area and footer, and keeps the scroll position', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(400);
    const y = await scrollOf(page);
    await openDrawer(page);
    for (const landmark of ['header', 'main', 'footer']) {
      const hidden = page.locator('[inert][aria-hidden="true"]').filter({
        has: page.locator(landmark),
      });
      const itself = page.locator(`${landmark}[inert][aria-hidden="true"]`);
      expect((await hidden.count()) + (await itself.count())).toBeGreaterThan(0);
    }
    await page.mouse.move(phone.width - 8, 400);
    await page.mouse.wheel(0, 500);
    // Nothing scrolls behind the drawer.
    await page.waitForTimeout(200);
    expect(await scrollOf(page)).toBe(y);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    expect(await scrollOf(page)).toBe(y);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('opens an inner drawer for a facet; Escape goes back, and again closes the drawer', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const drawer = await openDrawer(page, 'Brand');
    await expect(drawer).toHaveAccessibleName('Brand');
    await expect(drawer.getByRole('button', { name: texts.drawer.back })).toBeVisible();
    await expect(
      drawer.getByRole('button', { name: texts.drawer.closeFacet('Brand') }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveAccessibleName('Furniture');
    await expect(drawer.getByRole('button', { name: /^Brand/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
    expect(pathOf(page)).toBe('/browse/furniture');
  });

  test('goes back by "Back to filters", and closes by "Close Colour list"', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const drawer = await openDrawer(page, 'Colour');
    await drawer.getByRole('button', { name: texts.drawer.back }).click();
    await expect(drawer.getByRole('button', { name: /^Colour/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: texts.drawer.closeFacet('Colour') }).click();
    await expect(drawer).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
  });

  test('closes on Back before the page leaves the listing; each click is one history entry', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    await markDocument(page);
    const entries = await historyLength(page);
    const drawer = await openDrawer(page, 'Brand');
    await expect(drawer.getByRole('button', { name: texts.drawer.viewProducts })).toHaveCount(0);
    await drawer.getByRole('checkbox', { name: 'Bexcombe' }).check();
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
    await drawer.getByRole('checkbox', { name: 'Marram' }).check();
    await expect(page).toHaveURL(/\/brand--bexcombe\+marram$/);
    await drawer.getByRole('button', { name: texts.drawer.back }).click();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/brand--bexcombe\+marram$/);
    await expect(filterButtonOf(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    // Two clicks and the drawer itself.
    expect(await historyLength(page)).toBe(entries + 3);
    expect(await isMarked(page)).toBe(true);
  });

  test('shows "View Products" with their number after a click, which closes the drawer', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const drawer = await openDrawer(page, 'Brand');
    await drawer.getByRole('checkbox', { name: 'Bexcombe' }).click();
    const view = drawer.getByRole('button', { name: texts.drawer.viewProducts });
    await expect(view).toHaveAccessibleDescription('105 products');
    await expect(view).toBeInViewport();
    await view.click();
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
    await expect(chipsOf(page)).toHaveText([/Bexcombe/, texts.filters.clearAll]);
    await expect(page.locator('#plp-results-header')).toBeFocused();
    await expect(page.locator('#plp-results-header')).toBeInViewport();
    await expect(filterButtonOf(page)).toHaveText('Filter (1)');
    await openDrawer(page);
    await expect(
      drawerOf(page).getByRole('button', { name: texts.drawer.viewProducts }),
    ).toHaveCount(0);
    await expect(
      drawerOf(page).getByRole('button', { name: /^Brand 1 selected: Bexcombe/ }),
    ).toBeVisible();
  });

  test('offers "Previous filters" once another parent category is reached', async ({ page }) => {
    await openListing(page, '/browse/all');
    const drawer = await openDrawer(page, texts.filterForms.department);
    await expect(drawer.getByRole('button', { name: texts.drawer.previousFilters })).toHaveCount(0);
    await drawer.getByRole('link', { name: /^Furniture/ }).click();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    await expect(drawer).toHaveAccessibleName('Furniture');
    await expect(drawer.getByRole('link', { name: /^Home Office/ })).toBeVisible();
    await drawer.getByRole('button', { name: texts.drawer.back }).click();
    const previous = drawer.getByRole('button', { name: texts.drawer.previousFilters });
    await expect(previous).toBeVisible();
    await expect(drawer.getByRole('button', { name: texts.drawer.viewProducts })).toBeVisible();
    await previous.click();
    await expect(page).toHaveURL(/\/browse(\/all)?$/);
  });

  test('goes back one level at a time by the browser’s Back', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const entries = await historyLength(page);
    const drawer = await openDrawer(page, 'Brand');
    await drawer.getByRole('checkbox', { name: 'Bexcombe' }).click();
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
    await page.goBack();
    await expect(innerDrawerOf(page, 'Brand')).toHaveCount(0);
    await expect(drawer).toHaveAccessibleName('Furniture');
    await expect(sectionButtonOf(page, 'Brand')).toBeFocused();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    expect(await historyLength(page)).toBe(entries + 2);
  });

  test('takes a typed price with it on the browser’s Back', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const entries = await historyLength(page);
    const drawer = await openDrawer(page, 'Price');
    await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('50');
    await page.goBack();
    await expect(innerDrawerOf(page, 'Price')).toHaveCount(0);
    await expect(page).toHaveURL(/\/price---50-and-above$/);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/price---50-and-above$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    expect(await historyLength(page)).toBe(entries + 2);
  });

  test('keeps the list of categories open, with the focus in it', async ({ page }) => {
    await openListing(page, '/browse/all');
    const drawer = await openDrawer(page, texts.filterForms.department);
    await drawer.getByRole('link', { name: /^Furniture/ }).press('Enter');
    const office = drawer.getByRole('link', { name: /^Home Office/ });
    await expect(office).toBeVisible();
    const holdsFocus = () =>
      innerDrawerOf(page, 'Furniture').evaluate((element) =>
        element.contains(document.activeElement),
      );
    await expect.poll(holdsFocus).toBe(true);
    // The lowest categories have no list: the focus stays in the drawer.
    await office.press('Enter');
    await expect(page).toHaveURL(/\/browse\/home-office$/);
    await expect
      .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  });

  test('shows and speaks a failure', async ({ page, watched }) => {
    await openListing(page, '/browse/furniture');
    const drawer = await openDrawer(page, 'Brand');
    await page.route('**/listing-api/**', (route) => route.fulfill({ status: 400, body: '{}' }));
    await drawer.getByRole('checkbox', { name: 'Bexcombe' }).click();
    const note = drawer.getByRole('alert');
    await expect(note).toContainText('We could not load these products');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await note.getByRole('button', { name: 'Close error dialog' }).press('Enter');
    await expect(note).toHaveCount(0);
    await expect
      .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    watched.errors.splice(0);
  });

  test('moves the price by arrow keys, and applies it when the thumb loses the focus', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const drawer = await openDrawer(page, 'Price');
    await drawer.getByRole('slider', { name: texts.filterForms.highestPrice }).focus();
    for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ArrowLeft');
    expect(pathOf(page)).toBe('/browse/furniture');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/\/price---up-to-\d+$/);
    await expect(drawer.getByRole('button', { name: texts.drawer.viewProducts })).toBeVisible();
  });
});

test('the drawer has room for its words with text of 200 %', async ({ page }) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/furniture');
  await doubleTextSize(page);
  const drawer = await openDrawer(page, 'Colour');
  const inner = innerDrawerOf(page, 'Colour');
  const boxOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const title = await boxOf(inner.getByRole('heading', { name: 'Colour' }));
  const header = await boxOf(inner.locator('.plp-drawer__header'));
  expect(title.top).toBeGreaterThanOrEqual(header.top);
  expect(title.bottom).toBeLessThanOrEqual(header.bottom);
  const options = inner.locator('.plp-option');
  expect((await boxOf(options.nth(1))).x).toBe((await boxOf(options.first())).x);
  await inner.getByRole('checkbox').first().check();
  const viewProducts = drawer.getByRole('button', { name: texts.drawer.viewProducts });
  const button = await boxOf(viewProducts);
  const panel = await boxOf(drawer.locator('.plp-drawer__footer'));
  expect(button.left).toBeGreaterThanOrEqual(panel.left);
  expect(button.right).toBeLessThanOrEqual(panel.right);
});

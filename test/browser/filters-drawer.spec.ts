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
  whenInEntryOfDrawer,
} from './filtering';
import { expect, isMarked, markDocument, pathOf, scrollOf, test } from './shop';
import { texts } from '../support/english-texts';

test.use({ viewport: phone });

const furniture = /\/browse\/furniture$/;

test('the filter drawer keeps the focus and the page behind it, and gives them back', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  await expect(page.getByRole('region', { name: texts.filters.heading })).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(400);
  const y = await scrollOf(page);
  const drawer = await openDrawer(page);
  await expect(drawer).toHaveAccessibleName('Furniture');

  await test.step('header, main area and footer are hidden, and nothing scrolls behind it', async () => {
    for (const landmark of ['header', 'main', 'footer']) {
      const hidden = page.locator('[inert][aria-hidden="true"]').filter({
        has: page.locator(landmark),
      });
      const itself = page.locator(`${landmark}[inert][aria-hidden="true"]`);
      expect((await hidden.count()) + (await itself.count())).toBeGreaterThan(0);
    }
    await page.mouse.move(phone.width - 8, 400);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(200);
    expect(await scrollOf(page)).toBe(y);
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  await test.step('Escape leads from a facet to its row, and from the list to the Filter button', async () => {
    await sectionButtonOf(page, 'Brand').click();
    await expect(drawer).toHaveAccessibleName('Brand');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveAccessibleName('Furniture');
    await expect(sectionButtonOf(page, 'Brand')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
    expect(await scrollOf(page)).toBe(y);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  await test.step('so do its buttons', async () => {
    await openDrawer(page, 'Colour');
    await drawer.getByRole('button', { name: texts.drawer.back }).click();
    await expect(sectionButtonOf(page, 'Colour')).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: texts.drawer.closeFacet('Colour') }).click();
    await expect(drawer).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
    await openDrawer(page);
    await drawer.getByRole('button', { name: texts.drawer.close }).click();
    await expect(drawer).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeFocused();
    expect(pathOf(page)).toBe('/browse/furniture');
  });
});

test('the drawer closes on a click outside, and where the column replaces it', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const drawer = drawerOf(page);
  for (const viewport of [phone, tablet])
    await test.step(`on a screen of ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openDrawer(page);
      // The button goes down inside.
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
  await test.step('from 64rem on, where the page scrolls again', async () => {
    await openDrawer(page, 'Brand');
    await page.setViewportSize(desktop);
    await expect(drawer).toHaveCount(0);
    await expect(filterButtonOf(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/plp-scroll-locked/);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await accordionOf(page, 'Brand').getByRole('checkbox', { name: 'Bexcombe' }).click();
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
  });
});

test('Back goes out of the drawer one level at a time before it leaves the listing, and each change is one entry', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  await markDocument(page);
  const drawer = drawerOf(page);
  const entries = await historyLength(page);

  await test.step('from the list of facets', async () => {
    await openDrawer(page, 'Brand');
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
    await expect(page).toHaveURL(furniture);
    // Two clicks and the drawer itself.
    expect(await historyLength(page)).toBe(entries + 3);
  });

  await test.step('from a facet, which takes a typed price with it', async () => {
    await openDrawer(page, 'Price');
    await drawer.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('50');
    await page.goBack();
    await expect(innerDrawerOf(page, 'Price')).toHaveCount(0);
    await expect(drawer).toHaveAccessibleName('Furniture');
    await expect(sectionButtonOf(page, 'Price')).toBeFocused();
    await expect(page).toHaveURL(/\/price---50-and-above$/);
    await whenInEntryOfDrawer(page);
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/price---50-and-above$/);
    await page.goBack();
    await expect(page).toHaveURL(furniture);
    expect(await historyLength(page)).toBe(entries + 2);
  });
  expect(await isMarked(page)).toBe(true);
});

test('"View Products" shows their number after a click, and closes the drawer', async ({
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
  await expect(view).toHaveCount(0);
  await expect(sectionButtonOf(page, 'Brand')).toHaveAccessibleName(/^Brand Bexcombe/);
});

test('the drawer keeps the focus in its list of categories, which stays open', async ({ page }) => {
  await openListing(page, '/browse/all');
  const drawer = await openDrawer(page, texts.filterForms.department);
  const holdsFocus = (area: Locator) => () =>
    area.evaluate((element) => element.contains(document.activeElement));
  await drawer.getByRole('link', { name: /^Furniture/ }).press('Enter');
  const office = drawer.getByRole('link', { name: /^Home Office/ });
  await expect(office).toBeVisible();
  await expect.poll(holdsFocus(innerDrawerOf(page, 'Furniture'))).toBe(true);
  // The lowest categories have no list: the focus stays in the drawer.
  await office.press('Enter');
  await expect(page).toHaveURL(/\/browse\/home-office$/);
  await expect.poll(holdsFocus(drawer)).toBe(true);
});

test('the drawer shows and speaks a failure, and keeps the focus', async ({ page, watched }) => {
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

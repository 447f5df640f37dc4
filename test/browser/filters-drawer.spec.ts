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
  whenSettled,
} from './filtering';
import { expect, isMarked, markDocument, pathOf, scrollOf, test } from './shop';

for (const viewport of [phone, tablet]) {
  test.describe(`the filter drawer at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is named after the category, takes the focus in and gives it back', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      await expect(page.getByRole('region', { name: 'Filter' })).toBeHidden();
      const drawer = await openDrawer(page);
      await expect(drawer).toHaveAccessibleName('Furniture');
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      await drawer.getByRole('button', { name: 'Close filter list' }).click();
      await expect(drawer).toHaveCount(0);
      await expect(filterButtonOf(page)).toBeFocused();
    });

    test('is titled "Filter" where there is no category', async ({ page }) => {
      await openListing(page, '/search/lamp');
      await expect(await openDrawer(page)).toHaveAccessibleName(/^(Filter|All)$/);
    });

    test('hides header, main area and footer, and keeps the page where it is', async ({ page }) => {
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
      await page.mouse.move(viewport.width - 8, 400);
      await page.mouse.wheel(0, 500);
      // Nothing scrolls behind the drawer.
      await page.waitForTimeout(200);
      expect(await scrollOf(page)).toBe(y);
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toHaveCount(0);
      expect(await scrollOf(page)).toBe(y);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('opens an inner drawer for a facet; Escape leads back, a second one closes', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      const drawer = await openDrawer(page, 'Brand');
      await expect(drawer).toHaveAccessibleName('Brand');
      await expect(drawer.getByRole('button', { name: 'Back to filters' })).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Close Brand list' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveAccessibleName('Furniture');
      await expect(drawer.getByRole('button', { name: /^Brand/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(filterButtonOf(page)).toBeFocused();
      expect(pathOf(page)).toBe('/browse/furniture');
    });

    test('leads back by "Back to filters", and is closed from within by "Close Colour list"', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      const drawer = await openDrawer(page, 'Colour');
      await drawer.getByRole('button', { name: 'Back to filters' }).click();
      await expect(drawer.getByRole('button', { name: /^Colour/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await drawer.getByRole('button', { name: 'Close Colour list' }).click();
      await expect(drawer).toHaveCount(0);
      await expect(filterButtonOf(page)).toBeFocused();
    });

    test('is closed by a press outside, not by one that began inside', async ({ page }) => {
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

    test('is closed by Back before the listing is left; each press is one entry', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      await markDocument(page);
      const entries = await historyLength(page);
      const drawer = await openDrawer(page, 'Brand');
      await expect(drawer.getByRole('button', { name: 'View Products' })).toHaveCount(0);
      await drawer.getByRole('checkbox', { name: 'Bexcombe' }).check();
      await expect(page).toHaveURL(/\/brand--bexcombe$/);
      await drawer.getByRole('checkbox', { name: 'Alderney Lane' }).check();
      await expect(page).toHaveURL(/\/brand--alderney-lane\+bexcombe$/);
      await drawer.getByRole('button', { name: 'Back to filters' }).click();
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(/\/brand--alderney-lane\+bexcombe$/);
      await expect(filterButtonOf(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/\/brand--bexcombe$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/browse\/furniture$/);
      // Two presses and the drawer itself.
      expect(await historyLength(page)).toBe(entries + 3);
      expect(await isMarked(page)).toBe(true);
    });

    test('shows "View Products" with their number after a press, which leads to them', async ({
      page,
    }) => {
      await openListing(page, '/browse/furniture');
      const drawer = await openDrawer(page, 'Brand');
      await drawer.getByText('Bexcombe').click();
      const view = drawer.getByRole('button', { name: 'View Products' });
      await expect(view).toHaveAccessibleDescription('105 products');
      await expect(view).toBeInViewport();
      await view.click();
      await expect(drawer).toHaveCount(0);
      await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
      await expect(chipsOf(page)).toHaveText([/Bexcombe/, 'Clear All']);
      await expect(page.locator('#plp-results-header')).toBeFocused();
      await expect(page.locator('#plp-results-header')).toBeInViewport();
      await expect(filterButtonOf(page)).toHaveText('Filter (1)');
      await openDrawer(page);
      await expect(drawerOf(page).getByRole('button', { name: 'View Products' })).toHaveCount(0);
      await expect(drawerOf(page).getByRole('button', { name: /^Brand Bexcombe/ })).toBeVisible();
    });

    test('offers "Previous filters" once another parent category is reached', async ({ page }) => {
      await openListing(page, '/browse/all');
      const drawer = await openDrawer(page, 'Department');
      await expect(drawer.getByRole('button', { name: 'Previous filters' })).toHaveCount(0);
      await drawer.getByRole('link', { name: 'Furniture', exact: true }).click();
      await expect(page).toHaveURL(/\/browse\/furniture$/);
      await expect(drawer).toHaveAccessibleName('Furniture');
      await expect(drawer.getByRole('link', { name: 'Home Office', exact: true })).toBeVisible();
      await drawer.getByRole('button', { name: 'Back to filters' }).click();
      const previous = drawer.getByRole('button', { name: 'Previous filters' });
      await expect(previous).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'View Products' })).toBeVisible();
      await previous.click();
      await expect(page).toHaveURL(/\/browse(\/all)?$/);
    });

    test('goes back one level at a time by the browser’s Back', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      const entries = await historyLength(page);
      const drawer = await openDrawer(page, 'Brand');
      await drawer.getByText('Bexcombe').click();
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

    test('keeps the list of categories open, with the focus in it', async ({ page }) => {
      await openListing(page, '/browse/all');
      const drawer = await openDrawer(page, 'Department');
      await drawer.getByRole('link', { name: 'Furniture', exact: true }).press('Enter');
      const office = drawer.getByRole('link', { name: 'Home Office', exact: true });
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
      await drawer.getByText('Bexcombe').click();
      const note = drawer.getByRole('alert');
      await expect(note).toContainText('We could not load these products');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await note.getByRole('button', { name: 'Close error dialog' }).press('Enter');
      await expect(note).toHaveCount(0);
      await expect
        .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      watched.complaints.splice(0);
    });

    test('does all by keyboard alone', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      await filterButtonOf(page).focus();
      await page.keyboard.press('Enter');
      const drawer = drawerOf(page);
      await expect(drawer).toBeFocused();
      const tabTo = async (name: RegExp) => {
        for (let steps = 0; steps < 60; steps += 1) {
          await page.keyboard.press('Tab');
          const text = await page.evaluate(
            () =>
              (document.activeElement instanceof HTMLInputElement
                ? document.activeElement.labels?.[0]
                : document.activeElement
              )?.textContent ?? '',
          );
          if (name.test(text)) return;
        }
        throw new Error(`never came to ${String(name)}`);
      };
      await tabTo(/^Brand/);
      await page.keyboard.press('Enter');
      await expect(innerDrawerOf(page, 'Brand')).toBeFocused();
      await tabTo(/^Bexcombe/);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\/brand--bexcombe$/);
      await expect(drawer.getByRole('checkbox', { name: 'Bexcombe' })).toBeFocused();
      await tabTo(/^View Products/);
      await page.keyboard.press('Enter');
      await expect(drawer).toHaveCount(0);
      await expect(page.locator('#plp-results-header')).toBeFocused();
      await whenSettled(page);
    });

    test('gives way to the column at 64rem, and lets the page scroll again', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      await openDrawer(page, 'Brand');
      await page.setViewportSize(desktop);
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveClass(/plp-scroll-locked/);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await accordionOf(page, 'Brand').getByText('Bexcombe').click();
      await expect(page).toHaveURL(/\/brand--bexcombe$/);
    });

    test('slides the price by arrow keys and takes it when the thumb is left', async ({ page }) => {
      await openListing(page, '/browse/furniture');
      const drawer = await openDrawer(page, 'Price');
      await drawer.getByRole('slider', { name: 'Highest price' }).focus();
      for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft');
      expect(pathOf(page)).toBe('/browse/furniture');
      await page.keyboard.press('Tab');
      await expect(page).toHaveURL(/\/price---up-to-\d+$/);
      await expect(drawer.getByRole('button', { name: 'View Products' })).toBeVisible();
    });
  });
}

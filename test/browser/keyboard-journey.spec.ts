/** From a search to a saved product with the keyboard alone. */
import type { Page } from '@playwright/test';
import {
  chipsOf,
  desktop,
  drawerOf,
  openDrawer,
  phone,
  tablet,
  tabTo,
  whenSettled,
} from './filtering';
import { expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Moves the focus with Tab until it is inside this area. */
async function tabInto(page: Page, selector: string) {
  const isInside = () =>
    page.evaluate((area) => document.activeElement?.closest(area) !== null, selector);
  for (let steps = 0; steps < 120; steps += 1) {
    await press(page, 'Tab');
    if (await isInside()) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

for (const viewport of [phone, desktop])
  test(`a shopper searches, filters, sorts and saves by keyboard at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await whenReady(page);
    await test.step('search', async () => {
      await tabInto(page, 'input[type="search"]');
      await page.keyboard.type('table lamp');
      await press(page, 'Enter');
      await expect(page).toHaveURL(/\/search\/table-lamp$/);
      await whenReady(page);
    });
    await test.step('filter', async () => {
      await press(page, 'Tab');
      await tabTo(page, texts.document.skipToFilters);
      await press(page, 'Enter');
      if (viewport.width < 1024) {
        await press(page, 'Enter');
        await expect(drawerOf(page)).toBeFocused();
        await tabTo(page, /^Brand/);
        await press(page, 'Enter');
        await expect(page.getByRole('region', { name: 'Brand', exact: true })).toBeFocused();
      }
      await tabInto(page, '.plp-option__box[name="f.brand"]:enabled');
      await press(page, 'Space');
      await expect(page).toHaveURL(/\/search\/brand--[^/]+\/table-lamp$/);
      await whenSettled(page);
      if (viewport.width >= 1024) return;
      await tabTo(page, texts.drawer.viewProducts);
      await press(page, 'Enter');
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(page.locator('#plp-results-header')).toBeFocused();
    });
    await expect(chipsOf(page)).toHaveCount(2);
    await test.step('sort', async () => {
      for (let steps = 0; steps < 120; steps += 1) {
        const isSort = await page.evaluate(() => document.activeElement?.tagName === 'SELECT');
        if (isSort) break;
        await press(page, viewport.width < 1024 ? 'Shift+Tab' : 'Tab');
      }
      await press(page, 'p');
      await expect(page).toHaveURL(/sortkey=price/);
      await whenSettled(page);
    });
    await test.step('save', async () => {
      await tabInto(page, '.plp-save-button');
      await press(page, 'Enter');
      const saved = page.getByRole('button', {
        name: beginningWith(texts.product.saved('')),
        pressed: true,
      });
      await expect(saved).toHaveCount(1);
      await expect(saved).toBeFocused();
    });
  });

test('what is focused is never under the sticky controls or the header of the drawer', async ({
  page,
}) => {
  await page.goto('/browse/women/colours--black+blue');
  await whenReady(page);
  for (const viewport of [tablet, { width: 320, height: 640 }])
    await test.step(`the controls at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await page.locator('.plp-pagination a').last().focus();
      let stuck = 0;
      for (let steps = 0; steps < 60; steps += 1) {
        await press(page, 'Shift+Tab');
        const { controls, focused } = await page.evaluate(() => {
          const boxOf = (element: Element | null) =>
            element?.getBoundingClientRect().toJSON() as DOMRect;
          return {
            controls: boxOf(document.querySelector('.plp-top-row__controls')),
            focused: boxOf(document.activeElement),
          };
        });
        if (controls.top > 0) break;
        stuck += 1;
        expect(focused.top).toBeGreaterThanOrEqual(controls.bottom);
      }
      expect(stuck).toBeGreaterThan(20);
    });
  await test.step('the drawer', async () => {
    await page.setViewportSize(phone);
    const drawer = await openDrawer(page);
    const header = await drawer.locator('.plp-drawer__header').boundingBox();
    const rows = drawer.locator('.plp-drawer__row');
    await rows.last().focus();
    for (let left = (await rows.count()) - 1; left > 0; left -= 1) {
      await press(page, 'Shift+Tab');
      const row = drawer.locator('.plp-drawer__row:focus');
      // It scrolls into view in the frame after the key.
      await expect
        .poll(async () => (await row.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header?.height ?? NaN);
    }
  });
});

test('the controls do not stick to a low screen', async ({ page }) => {
  for (const { screen, viewport } of [
    { screen: 'a zoom of 400 %', viewport: { width: 320, height: 256 } },
    { screen: 'a phone on its side', viewport: { width: 740, height: 360 } },
  ])
    await test.step(screen, async () => {
      await page.setViewportSize(viewport);
      await page.goto('/browse/women');
      await whenReady(page);
      await page.mouse.wheel(0, 2_000);
      await expect(page.locator('.plp-top-row__controls')).not.toBeInViewport();
    });
});

import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  accordionOf,
  desktop,
  gridOf,
  openDrawer,
  openListing,
  phone,
  sectionButtonOf,
  tablet,
  whenAnimationsFinish,
} from './filtering';
import { expect, shopAddress, test } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

async function expectAccessible(page: Page, state: string) {
  // Colours are final only after a fade.
  await whenAnimationsFinish(page);
  expect(await violationsOf(page), state).toEqual([]);
}

/** The column with its price and chips, and the drawer with its footer: all colours of the filters. */
async function expectFiltersAccessible(page: Page) {
  await page.setViewportSize(desktop);
  await openListing(
    page,
    '/browse/furniture/brand--bexcombe+nordhavn-lys/colours--navy/price---100-to-700',
  );
  await expectAccessible(page, 'the column and the chips');
  await page.getByRole('link', { name: texts.filters.clearAll }).click();
  await expect(page.getByRole('button', { name: texts.filterChanges.undo })).toBeFocused();
  await expect(gridOf(page)).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page, 'the column without chips');
}

async function expectDrawerAccessible(page: Page, sections: readonly string[]) {
  const drawer = await openDrawer(page);
  await expectAccessible(page, 'the drawer');
  for (const name of sections) {
    await sectionButtonOf(page, name).click();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await drawer.getByRole('button', { name: /^Brand/ }).click();
  await drawer.getByRole('checkbox', { name: 'Bexcombe' }).check();
  const viewProducts = drawer.getByRole('button', { name: texts.drawer.viewProducts });
  await expect(viewProducts).toHaveAccessibleDescription(/\d products/);
  await expectAccessible(page, 'the footer of the drawer');
}

test('no accessibility rule is broken by the filters', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  for (const name of ['Size', 'Customer rating', 'Material'])
    await accordionOf(page, name).locator('summary').first().click();
  await accordionOf(page, 'Size')
    .getByText(withAnyNumber(texts.filterForms.showMore(0, 'Size')))
    .click();
  await expectAccessible(page, 'open facets');
  await expectFiltersAccessible(page);
  await page.setViewportSize(phone);
  await expectDrawerAccessible(page, ['Brand', 'Colour', 'Price', 'Customer rating']);
});

/** Brands differ in their theme alone. */
for (const { brand, host, size } of [
  { brand: 'marlow-ie', host: 'ie.localhost', size: tablet },
  { brand: 'hearth', host: 'hearth.localhost', size: phone },
])
  test.describe(`on ${brand}`, () => {
    test.use({ baseURL: async ({}, use) => use(shopAddress().replace('127.0.0.1', host)) });

    test('no accessibility rule is broken by the colours of the filters', async ({ page }) => {
      await expectFiltersAccessible(page);
      await expect(page.locator('html')).toHaveAttribute('data-plp-brand', brand);
      await page.setViewportSize(size);
      await expectDrawerAccessible(page, []);
    });
  });

test('every control and every option stands alone, for a screen reader and for a finger', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture/brand--bexcombe/colours--navy');
  await test.step('no control is inside another, and every id is unique', async () => {
    const faults = await page.evaluate(() => {
      const controls = 'a[href], button, input, select, textarea, summary';
      const nested = [...document.querySelectorAll(controls)].filter((control) =>
        control.parentElement?.closest('a[href], button, summary'),
      );
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
      return { nested: nested.map(({ outerHTML }) => outerHTML), duplicates };
    });
    expect(faults).toEqual({ nested: [], duplicates: [] });
  });
  await test.step('a screen reader gets the name and the count of an option once', async () => {
    for (const [facet, name] of [
      ['Brand', 'Bexcombe'],
      ['Colour', 'Navy'],
      ['Customer rating', '4 stars & up'],
    ] as const) {
      const section = accordionOf(page, facet);
      const option = section.getByRole('listitem').filter({ hasText: name });
      if (await option.isHidden()) await section.locator('summary').first().click();
      const state = facet === 'Customer rating' ? '' : ' [checked]';
      expect(await option.ariaSnapshot()).toMatch(/^- listitem:\n {2}- checkbox "[^"]+"[^\n]*$/);
      expect(await option.ariaSnapshot()).toContain(`"${name} `);
      expect(await option.ariaSnapshot()).toContain(` products"${state}`);
    }
  });
  await test.step('a finger that explores the row of an option touches its checkbox everywhere', async () => {
    const touched = await page.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('.plp-option')];
      return rows
        .filter((row) => row.checkVisibility())
        .flatMap((row) => {
          row.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = row.getBoundingClientRect();
          return [0.02, 0.35, 0.6, 0.98].map((across) =>
            document.elementFromPoint(left + across * width, top + height / 2),
          );
        })
        .map((element) => element?.localName);
    });
    expect(touched.length).toBeGreaterThan(40);
    expect(new Set(touched)).toEqual(new Set(['input']));
  });
  // The disc of a colour is below its checkbox.
  const disc = accordionOf(page, 'Colour').locator('.plp-option .plp-disc').first();
  expect((await disc.boundingBox())?.width).toBeCloseTo(28, 0);
});

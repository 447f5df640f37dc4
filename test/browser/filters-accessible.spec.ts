import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import {
  accordionOf,
  desktop,
  openDrawer,
  sectionButtonOf,
  openListing,
  phone,
  tablet,
  whenAnimationsFinish,
} from './filtering';
import { expect, shopAddress, test } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

/** Brands differ in their theme alone, so that each shows the drawer in one width. */
const brands = [
  { brand: 'marlow', host: 'localhost', drawer: phone },
  { brand: 'marlow-ie', host: 'ie.localhost', drawer: tablet },
  { brand: 'hearth', host: 'hearth.localhost', drawer: phone },
] as const;

async function expectAccessible(page: Page) {
  // Colours are final only after a fade.
  await whenAnimationsFinish(page);
  expect(await violationsOf(page)).toEqual([]);
}

for (const { brand, host, drawer: size } of brands) {
  test.describe(`on ${brand} no accessibility rule is broken`, () => {
    test.use({
      baseURL: async ({}, use) => use(shopAddress().replace('127.0.0.1', host)),
    });

    test('by the column, its price and its chips', async ({ page }) => {
      await page.setViewportSize(desktop);
      await openListing(page, '/browse/furniture');
      await expect(page.locator('html')).toHaveAttribute('data-plp-brand', brand);
      for (const name of ['Size', 'Customer rating', 'Material']) {
        await accordionOf(page, name).locator('summary').first().click();
      }
      await accordionOf(page, 'Size')
        .getByText(withAnyNumber(texts.filterForms.showMore(0, 'Size')))
        .click();
      await expectAccessible(page);
      await openListing(
        page,
        '/browse/furniture/brand--bexcombe+nordhavn-lys/colours--navy/price---100-to-700',
      );
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.filters.clearAll }).click();
      await expect(page.getByRole('button', { name: texts.filterChanges.undo })).toBeFocused();
      await expect(page.getByRole('list', { name: texts.listing.grid })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await expectAccessible(page);
    });

    test(`by the drawer of ${size.width} px, its inner drawers and its footer`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openListing(page, '/browse/furniture');
      const drawer = await openDrawer(page);
      await expectAccessible(page);
      for (const name of ['Brand', 'Colour', 'Price', 'Customer rating']) {
        await sectionButtonOf(page, name).click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await drawer.getByRole('button', { name: /^Brand/ }).click();
      await drawer.getByRole('checkbox', { name: 'Bexcombe' }).check();
      await expect(
        drawer.getByRole('button', { name: texts.drawer.viewProducts }),
      ).toHaveAccessibleDescription(/\d products/);
      await expectAccessible(page);
    });
  });
}

test('no control is inside another, and every id is unique', async ({ page }) => {
  await openListing(page, '/browse/furniture/brand--bexcombe');
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

test('a screen reader gets the name and the count of an option once', async ({ page }) => {
  await openListing(page, '/browse/furniture/colours--navy');
  for (const [facet, name] of [
    ['Brand', 'Bexcombe'],
    ['Colour', 'Navy'],
    ['Customer rating', '4 stars & up'],
  ] as const) {
    const section = accordionOf(page, facet);
    const option = section.getByRole('listitem').filter({ hasText: name });
    if (await option.isHidden()) await section.locator('summary').first().click();
    const state = name === 'Navy' ? ' [checked]' : '';
    expect(await option.ariaSnapshot()).toMatch(/^- listitem:\n {2}- checkbox "[^"]+"[^\n]*$/);
    expect(await option.ariaSnapshot()).toContain(`"${name} `);
    expect(await option.ariaSnapshot()).toContain(` products"${state}`);
  }
});

test('a finger that explores the row of an option touches its checkbox everywhere', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
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

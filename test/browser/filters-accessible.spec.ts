import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import {
  accordionOf,
  desktop,
  openDrawer,
  sectionButtonOf,
  openListing,
  phone,
  tablet,
  whenStill,
} from './filtering';
import { expect, shopAddress, test } from './shop';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Addresses of the one shop under the name of each brand. */
const brands = {
  marlow: 'localhost',
  'marlow-ie': 'ie.localhost',
  hearth: 'hearth.localhost',
} as const;

type AxeResult = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
};

/** What axe holds against the page as it is now, one line each. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  // Half-way through a fade no colour is what it will be.
  await whenStill(page);
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResult>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}

const expectClean = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

for (const [brand, host] of Object.entries(brands)) {
  test.describe(`on ${brand}, no accessibility rule is broken`, () => {
    test.use({
      baseURL: async ({}, use) => use(shopAddress().replace('127.0.0.1', host)),
    });

    test('by the column, its price and its chips', async ({ page }) => {
      await page.setViewportSize(desktop);
      await openListing(page, '/browse/furniture');
      await expect(page.locator('html')).toHaveAttribute('data-plp-brand', brand);
      for (const name of ['Price', 'Customer rating', 'Material']) {
        await accordionOf(page, name).locator('summary').first().click();
      }
      await accordionOf(page, 'Size')
        .getByText(/^Show \d+ more Size$/)
        .click();
      await expectClean(page);
      await openListing(
        page,
        '/browse/furniture/brand--bexcombe+nordhavn-lys/colours--navy/price---100-to-700',
      );
      await accordionOf(page, 'Price').locator('summary').first().click();
      await expectClean(page);
      await page.getByRole('link', { name: 'Clear All' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await expect(page.getByRole('list', { name: 'Products' })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await expectClean(page);
    });

    for (const size of [phone, tablet])
      test(`by the drawer of ${size.width} px, its inner drawers and its footer`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await openListing(page, '/browse/furniture');
        const drawer = await openDrawer(page);
        await expectClean(page);
        for (const name of ['Brand', 'Colour', 'Price', 'Customer rating']) {
          await sectionButtonOf(page, name).click();
          await expectClean(page);
          await page.keyboard.press('Escape');
        }
        await drawer.getByRole('button', { name: /^Brand/ }).click();
        await drawer.getByRole('checkbox', { name: 'Bexcombe' }).check();
        await expect(
          drawer.getByRole('button', { name: 'View Products' }),
        ).toHaveAccessibleDescription(/\d products/);
        await expectClean(page);
      });
  });
}

test('no control lies inside another, and no id is given twice', async ({ page }) => {
  await openListing(page, '/browse/furniture/brand--bexcombe');
  const faults = await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary';
    const nested = [...document.querySelectorAll(controls)].filter((control) =>
      control.parentElement?.closest('a[href], button, summary'),
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return { nested: nested.map(({ outerHTML }) => outerHTML), twice };
  });
  expect(faults).toEqual({ nested: [], twice: [] });
});

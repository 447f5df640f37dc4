import type { Locator } from '@playwright/test';
import {
  accordionOf,
  chipsOf,
  desktop,
  gridOf,
  historyLength,
  openListing,
  slowListings,
  tabTo,
  whenSettled,
} from './filtering';
import { bringIntoView, expect, isMarked, markDocument, pathOf, test, turnWheel } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

const summaryOf = (accordion: Locator) => accordion.locator('summary').first();

test.use({ viewport: desktop });

test.describe('the filter column', () => {
  test('has a heading, the categories and one accordion for each facet', async ({ page }) => {
    await openListing(page, '/browse/all');
    const column = page.getByRole('region', { name: texts.filters.heading });
    await expect(
      column.getByRole('heading', { level: 2, name: texts.filters.heading }),
    ).toBeVisible();
    const headings = await column.getByRole('heading', { level: 3 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual([texts.filterForms.department, 'Price', 'Brand']);
    await expect(
      page.getByRole('button', { name: texts.filters.button(0), exact: true }),
    ).toBeHidden();
    const department = accordionOf(page, texts.filterForms.department).first();
    await expect(department.getByRole('link', { name: /^Furniture/ })).toHaveAttribute(
      'href',
      '/browse/furniture',
    );
  });

  test('shows the number of products of each option, which matches the listing behind it', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const brand = page.getByRole('checkbox', { name: 'Bexcombe' });
    await expect(brand).toHaveAccessibleName(/^Bexcombe \d+ products$/);
    const count = await accordionOf(page, 'Brand')
      .getByRole('listitem')
      .filter({ has: brand })
      .locator('.plp-option__count')
      .innerText();
    await brand.check();
    await whenSettled(page);
    await expect(page.locator('.plp-heading__count')).toHaveText(`${count} products`);
  });

  test('shows the counts of the whole listing on its second page too', async ({ page }) => {
    const counts = () => accordionOf(page, 'Brand').locator('.plp-option__count').allTextContents();
    await openListing(page, '/browse/furniture');
    const onFirstPage = await counts();
    await openListing(page, '/browse/furniture?page=2');
    expect(await counts()).toEqual(onFirstPage);
  });

  test('shows eight values of a facet, and the others after "Show more"', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const sizes = accordionOf(page, 'Size');
    await summaryOf(sizes).click();
    await expect(sizes.getByRole('checkbox')).toHaveCount(8);
    await sizes.getByText(texts.filterForms.showMore(5, 'Size')).click();
    await expect(sizes.getByRole('checkbox')).toHaveCount(13);
    await expect(sizes.getByText(texts.filterForms.showFewer('Size'))).toBeVisible();
    // A short list has neither a search box nor "Show more".
    const styles = accordionOf(page, 'Style');
    await styles.locator('summary').click();
    await expect(styles.getByRole('checkbox')).toHaveCount(5);
    await expect(styles.locator('summary')).toHaveCount(1);
    await expect(styles.getByRole('searchbox')).toHaveCount(0);
    await expect(sizes.getByRole('searchbox')).toHaveCount(0);
  });

  test('finds one of many values by a part of its name, with or without its accents', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const brands = accordionOf(page, 'Brand');
    const search = brands.getByRole('searchbox', { name: texts.filterForms.search('Brand') });
    await search.fill('orelie');
    await expect(brands.getByRole('checkbox')).toHaveCount(1);
    await expect(brands.getByRole('checkbox', { name: 'Maison Orélie' })).toBeVisible();
    await search.press('Enter');
    expect(pathOf(page)).toBe('/browse/furniture');
    await search.fill('nothing like it');
    await expect(brands.getByRole('status')).toHaveText('No brand matches “nothing like it”');
    await search.fill('');
    await expect(brands.getByRole('checkbox', { name: 'Bexcombe' })).toBeVisible();
  });

  test('groups brands by first letter, those that begin with a digit under "#"', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture');
    const brands = accordionOf(page, 'Brand');
    await brands.getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand'))).click();
    const names = await brands
      .getByRole('group', { name: 'Brand', exact: true })
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
    expect(names.slice(0, 4)).toEqual(['#', 'A', 'B', 'C']);
    await expect(
      brands.getByRole('group', { name: '#' }).getByRole('checkbox', { name: '1909 Joinery' }),
    ).toBeVisible();
  });

  test('offers colours as discs with their names, and stars as stars', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const colours = accordionOf(page, 'Colour');
    const navy = colours.getByRole('checkbox', { name: 'Navy' });
    await expect(colours.getByText('Navy')).toBeVisible();
    const disc = colours.locator('.plp-option', { hasText: 'Navy' }).locator('.plp-disc');
    expect((await disc.boundingBox())?.width).toBeCloseTo(28, 0);
    // The invisible checkbox covers the disc.
    await disc.click({ force: true });
    await expect(navy).toBeChecked();
    await expect(page).toHaveURL(/\/colours?--navy$/);
    await accordionOf(page, 'Customer rating').locator('summary').click();
    await accordionOf(page, 'Customer rating')
      .getByRole('checkbox', { name: '4 stars & up' })
      .click();
    await expect(page.getByRole('link', { name: /Customer rating 4 stars & up/ })).toBeVisible();
  });
});

test.describe('a click in the filter column', () => {
  test('changes tick, chip and URL in one frame, in the same document, and keeps the focus', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture?page=2&utm_source=mail');
    await markDocument(page);
    await slowListings(page, 500);
    const entries = await historyLength(page);
    const seen = await page.getByRole('checkbox', { name: 'Bexcombe' }).evaluate(
      (box: HTMLInputElement) =>
        new Promise((done) => {
          box.focus();
          box.click();
          requestAnimationFrame(() =>
            done({
              isTicked: box.checked,
              chip: document.querySelector('.plp-chips a')?.ariaLabel,
              address: location.pathname + location.search,
              hasFocus: document.activeElement === box,
            }),
          );
        }),
    );
    expect(seen).toEqual({
      isTicked: true,
      chip: texts.filters.remove('Bexcombe'),
      // The new list starts on its first page.
      address: '/browse/furniture/brand--bexcombe?utm_source=mail',
      hasFocus: true,
    });
    await expect(gridOf(page)).toHaveAttribute('aria-busy', 'true');
    await whenSettled(page);
    await expect(page.getByRole('checkbox', { name: 'Bexcombe' })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    expect(await historyLength(page)).toBe(entries + 1);
  });

  test('keeps the order, the open sections and the position of the options', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await accordionOf(page, 'Brand')
      .getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand')))
      .click();
    await summaryOf(accordionOf(page, 'Material')).click();
    await summaryOf(accordionOf(page, 'Colour')).click();
    const names = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.plp-accordion')].map((accordion) => ({
          heading: accordion.querySelector('h3')?.textContent,
          isOpen: (accordion as HTMLDetailsElement).open,
        })),
      );
    const brandsOf = () =>
      accordionOf(page, 'Brand').locator('.plp-option__label').allTextContents();
    const before = { names: await names(), brands: await brandsOf() };
    const box = page.getByRole('checkbox', { name: 'Tilbrook' });
    await bringIntoView(page, box);
    const place = await box.boundingBox();
    await box.check();
    await whenSettled(page);
    await page.getByRole('checkbox', { name: 'Windrose Textiles' }).check();
    await whenSettled(page);
    // The narrower listing may have additional facets.
    const after = (await names()).filter(({ heading }) =>
      before.names.some((one) => one.heading === heading),
    );
    expect({ names: after, brands: await brandsOf() }).toEqual(before);
    const placeAfter = await box.boundingBox();
    expect(Math.abs((placeAfter?.x ?? 0) - (place?.x ?? 0))).toBeLessThanOrEqual(1);
    await expect(
      accordionOf(page, 'Brand').getByText(texts.filterForms.showFewer('Brand')),
    ).toBeVisible();
  });

  test('leaves the box under the pointer when the listing arrives', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const box = page.getByRole('checkbox', { name: /^Small double \d/ });
    const sizes = accordionOf(page, 'Size');
    await summaryOf(sizes).click();
    await sizes.getByText(withAnyNumber(texts.filterForms.showMore(0, 'Size'))).click();
    // Above the column the wheel would scroll the column.
    await gridOf(page).hover();
    await turnWheel(page, 200);
    await box.scrollIntoViewIfNeeded();
    const place = await box.boundingBox();
    await box.click();
    await whenSettled(page);
    // Late shifts count too.
    await page.waitForTimeout(300);
    const placeAfter = await box.boundingBox();
    expect(Math.abs((placeAfter?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(2);
  });

  test('disables options without products while their facet is in use, but not selected ones', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture/brand--nordhavn-lys');
    const brands = accordionOf(page, 'Brand');
    await brands.getByText(withAnyNumber(texts.filterForms.showMore(0, 'Brand'))).click();
    const before = await brands.locator('.plp-option__label').allTextContents();
    await accordionOf(page, 'Colour').getByRole('checkbox').first().check();
    await expect.poll(() => brands.locator('.plp-option__box:disabled').count()).toBeGreaterThan(0);
    expect(await brands.locator('.plp-option__label').allTextContents()).toEqual(before);
    const disabled = brands.locator('.plp-option__box:disabled').first();
    await expect(disabled).toHaveAccessibleName(/ 0 products$/);
    const ticked = brands.getByRole('checkbox', { name: 'Nordhavn Lys' });
    await expect(ticked).toBeEnabled();
    await ticked.uncheck();
    await expect(page).not.toHaveURL(/brand--/);
  });

  test('has no effect when the button is released elsewhere', async ({ page }) => {
    await openListing(page, '/browse/furniture/brand--bexcombe');
    const address = page.url();
    for (const target of [
      accordionOf(page, 'Brand').getByText('Oakhollow'),
      page.getByRole('checkbox', { name: 'Marram' }),
      chipsOf(page).first(),
      page.getByRole('link', { name: texts.filters.clearAll }),
    ]) {
      const box = await target.boundingBox();
      if (!box) throw new Error('no target');
      await page.mouse.move(box.x + 6, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(700, 760, { steps: 4 });
      await page.mouse.up();
      expect(page.url()).toBe(address);
    }
    await expect(page.getByRole('checkbox', { name: 'Oakhollow' })).not.toBeChecked();
  });
});

test.describe('filtering by keyboard alone', () => {
  test('Tab, Space and Enter open sections, toggle options and remove chips', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    await page.locator('#filters').focus();
    await tabTo(page, 'Furniture');
    await page.keyboard.press('Enter');
    await expect(accordionOf(page, 'Furniture')).not.toHaveAttribute('open');
    await tabTo(page, 'Bexcombe');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
    await whenSettled(page);
    await tabTo(page, 'Tilbrook');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/brand--bexcombe\+tilbrook$/);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/brand--bexcombe$/);
    await tabTo(page, withAnyNumber(texts.filterForms.showMore(0, 'Brand')));
    await page.keyboard.press('Enter');
    const lastBrand = page.getByRole('checkbox', { name: 'Windrose Textiles' });
    await expect(lastBrand).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(lastBrand).toBeFocused();
    await tabTo(page, 'Material');
    await page.keyboard.press('Space');
    await expect(accordionOf(page, 'Material')).toHaveAttribute('open');
    await tabTo(page, texts.filters.remove('Bexcombe'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse\/furniture$/);
  });
});

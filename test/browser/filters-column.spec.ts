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
import { expect, isMarked, markDocument, pathOf, test } from './shop';
import { texts } from '../support/english-texts';
import { withAnyNumber } from './text-patterns';

test.use({ viewport: desktop });

test.describe('a click in the filter column', () => {
  test('changes tick, chip and URL in one frame, in the same document, and keeps the focus', async ({
    page,
  }) => {
    await openListing(page, '/browse/furniture?page=2&utm_source=mail');
    await markDocument(page);
    await slowListings(page, 500);
    const entries = await historyLength(page);
    const bexcombe = page.getByRole('checkbox', { name: 'Bexcombe' });
    const count = await accordionOf(page, 'Brand')
      .getByRole('listitem')
      .filter({ has: bexcombe })
      .locator('.plp-option__count')
      .innerText();
    const seen = await bexcombe.evaluate(
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
    await expect(page.getByRole('article')).toHaveCount(30);
    await whenSettled(page);
    await expect(bexcombe).toBeFocused();
    await expect(page.locator('.plp-heading__count')).toHaveText(`${count} products`);
    expect(await isMarked(page)).toBe(true);
    expect(await historyLength(page)).toBe(entries + 1);
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

test('by keyboard alone a shopper searches a list, opens sections, toggles options and removes chips', async ({
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
  await search.fill('');

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

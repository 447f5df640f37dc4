/** Long lists of options: what shows first, "Show more", and the letters of brands. */
import type { Locator } from '@playwright/test';
import {
  accordionOf,
  desktop,
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  whenSettled,
} from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

const namesIn = (section: Locator) =>
  section.locator('.plp-option:visible .plp-option__label').allTextContents();
const placeOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN };

const mostFrequent = [
  'Bexcombe',
  'Fenn & Harrow',
  'Lindqvist & Daughters',
  'Maison Orélie',
  'Marram',
  'Oakhollow',
  'Sorrelwood',
  'Tilbrook',
];

test.use({ viewport: desktop });

test('a long list shows the options with most products and those that were selected, and the others with their letters', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  const brands = accordionOf(page, 'Brand');
  const rare = brands.getByRole('checkbox', { name: 'Isla Venn' });
  const placeBelowBexcombe = async () =>
    (await placeOf(rare)).y - (await placeOf(brands.getByRole('checkbox', { name: 'Bexcombe' }))).y;
  await test.step('a letter whose brands are all hidden is hidden too, also from screen readers', async () => {
    expect(await namesIn(brands)).toEqual(mostFrequent);
    await expect(brands.getByRole('group', { name: '#' })).toHaveCount(0);
    const letters = brands.locator('.plp-option-group__heading:visible');
    await expect(letters).toHaveText([...'BFLMOST']);
  });
  await test.step('the letters are in the margin, without a row of their own', async () => {
    await brands
      .locator('summary', { hasText: texts.filterForms.showMore(17, 'Brand') })
      .press('Enter');
    await expect.poll(async () => (await namesIn(brands)).length).toBe(25);
    const names = (await namesIn(brands)).slice(0, 3);
    expect(names).toEqual(['1909 Joinery', 'Alderney Lane', 'Bexcombe']);
    const rows = await brands
      .locator('.plp-option:visible')
      .evaluateAll((options) =>
        options
          .map((option) => option.getBoundingClientRect())
          .map(({ top, bottom }) => ({ top, bottom })),
      );
    // One row follows the other.
    for (const [at, { top }] of rows.entries())
      if (at > 0) expect(top).toBeCloseTo(rows[at - 1]?.bottom ?? 0);
    const group = brands.getByRole('group', { name: 'M', exact: true });
    await expect(group.getByRole('checkbox')).toHaveCount(2);
    const letter = await group.locator('.plp-option-group__heading').boundingBox();
    const first = await placeOf(group.locator('.plp-option').first());
    expect(letter?.y).toBeCloseTo(first.y);
    expect((letter?.x ?? 0) + (letter?.width ?? 0)).toBeLessThan(first.x);
    expect(letter?.x).toBeGreaterThanOrEqual(0);
  });
  await test.step('"Show fewer" leaves what was selected, also after it is unticked', async () => {
    const withRare = [...mostFrequent, 'Isla Venn'].sort();
    await rare.check();
    await whenSettled(page);
    await brands
      .locator('summary', { hasText: texts.filterForms.showFewer('Brand') })
      .press('Enter');
    await expect.poll(() => namesIn(brands)).toEqual(withRare);
    await expect(brands.getByText(texts.filterForms.showMore(16, 'Brand'))).toBeVisible();
    await expect(brands.locator('.plp-show-more summary')).toBeFocused();
    const place = await placeBelowBexcombe();
    await rare.uncheck();
    await whenSettled(page);
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    expect(await namesIn(brands)).toEqual(withRare);
    expect(await placeBelowBexcombe()).toBe(place);
  });
});

test('the drawer shows all options of a list of up to 40, with their letters', async ({ page }) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/furniture');
  await openDrawer(page, 'Brand');
  const brands = innerDrawerOf(page, 'Brand');
  expect(await namesIn(brands)).toHaveLength(25);
  await expect(brands.getByRole('group', { name: 'M', exact: true })).toBeVisible();
  await expect(brands.locator('.plp-show-more')).toHaveCount(0);
});

test('names of several lines are further apart than their lines', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  for (const facet of ['Brand', 'Colour']) {
    const options = accordionOf(page, facet).locator('.plp-option:visible');
    const gaps = await options.evaluateAll((rows) => {
      for (const { firstChild } of rows.flatMap((row) => [...row.querySelectorAll('label')]))
        if (firstChild)
          firstChild.textContent = 'Stainless steel with a brushed finish, '.repeat(3);
      return rows.flatMap((row) => {
        const parts = [...row.querySelectorAll('.plp-option__label, .plp-option__count')];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const { top, bottom } = row.getBoundingClientRect();
        return [
          Math.min(...boxes.map((box) => box.top)) - top,
          bottom - Math.max(...boxes.map((box) => box.bottom)),
        ];
      });
    });
    expect(Math.min(...gaps), facet).toBeGreaterThanOrEqual(4);
  }
});

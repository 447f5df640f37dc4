import type { Locator } from '@playwright/test';
import { openListing } from './filtering';
import { expect, test } from './shop';

const ground = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);
const outline = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).outlineStyle);

test('who forces their own colours sees what is chosen, what is given and what a badge says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openListing(page, '/browse/furniture/colours--grey?page=2');
  const sizes = page.locator('.plp-radio-group').first();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const discs = page.locator('.plp-page__filters .plp-disc');
  const chosen = page.locator('.plp-option__box:checked ~ .plp-option__label .plp-disc').first();

  const highlight = await ground(sizes.getByText('30'));
  expect(highlight).not.toBe(await ground(sizes.getByText('96')));
  expect(await ground(pages.locator('.plp-pagination__page--selected'))).toBe(highlight);
  expect(await ground(pages.getByRole('link', { name: '3' }).first())).not.toBe(highlight);
  expect(await outline(chosen)).toBe('solid');
  expect(await outline(discs.last())).toBe('none');

  // A badge is read on the shopper's own ground, whatever the retailer's is.
  const badge = page.locator('.plp-badge').first();
  await expect(badge.locator('.plp-badge__ground')).toBeHidden();
  expect(await ground(badge)).not.toBe('rgba(0, 0, 0, 0)');

  // As many stars as were given stand out from the ground.
  const stars = page.locator('.plp-rating__stars').first();
  const gradient = await stars.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(gradient).toMatch(/^linear-gradient\(/);
});

import type { Locator } from '@playwright/test';
import { accordionOf, openListing, whenSettled } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

const background = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor);
const outline = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).outlineStyle);

test('with forced colours what is selected, ratings, badges, large pictures and the range of prices stay visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openListing(page, '/browse/furniture/colours--grey?page=2');
  const sizes = page.locator('.plp-radio-group').first();
  const pages = page.getByRole('navigation', { name: texts.pagination.label });
  const discs = page.locator('.plp-page__filters .plp-disc');
  const chosen = page.locator('.plp-option__box:checked ~ .plp-disc').first();

  const highlight = await background(sizes.getByText('30'));
  expect(highlight).not.toBe(await background(sizes.getByText('96')));
  expect(await background(pages.locator('.plp-pagination__page--selected'))).toBe(highlight);
  expect(await background(pages.getByRole('link', { name: '3' }).first())).not.toBe(highlight);
  expect(await outline(chosen)).toBe('solid');
  expect(await outline(discs.last())).toBe('none');

  // The badge has the forced background instead of its own.
  const badge = page.locator('.plp-badge').first();
  await expect(badge.locator('.plp-badge__ground')).toBeHidden();
  expect(await background(badge)).not.toBe('rgba(0, 0, 0, 0)');

  // The gradient fills as many stars as the rating has.
  const stars = page.locator('.plp-rating .plp-stars').first();
  const gradient = await stars.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(gradient).toMatch(/^linear-gradient\(/);

  const promoted = page.locator('.plp-promoted').getByRole('link');
  await promoted.first().click();
  await whenSettled(page);
  expect(await background(promoted.first())).toBe(highlight);
  expect(await background(promoted.nth(1))).not.toBe(highlight);

  const large = page.getByRole('button', { name: texts.pictureSize.large });
  expect(await background(large)).not.toBe(highlight);
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  expect(await background(large)).toBe(highlight);

  await accordionOf(page, 'Price').getByRole('checkbox', { name: '£50 to £99.99' }).check();
  const fill = (part: string) =>
    page
      .locator(`.plp-histogram__${part}`)
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  expect(await fill('track--in')).toBe(highlight);
  expect(await fill('bar--in')).toBe(highlight);
  expect(await fill('track')).not.toBe(highlight);
});

test('with more contrast asked for, quiet text and lines have the colour of the text', async ({
  page,
}) => {
  const colours = () =>
    page.locator('.plp-page').evaluate((element) => {
      const style = getComputedStyle(element);
      return ['ink', 'ink-muted', 'line', 'line-strong'].map((name) =>
        style.getPropertyValue(`--plp-${name}`),
      );
    });
  await openListing(page, '/browse/furniture');
  const [ink] = await colours();
  expect((await colours()).filter((colour) => colour === ink)).toHaveLength(1);
  await page.emulateMedia({ contrast: 'more' });
  expect(await colours()).toEqual([ink, ink, ink, ink]);
});

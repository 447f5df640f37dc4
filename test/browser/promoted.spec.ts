import { violationsOf } from './axe';
import { openListing, whenSettled } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });
  test('a promoted option is a link that selects it, and one that takes it back', async ({
    page,
  }) => {
    await page.goto('/search/trainers');
    const option = page
      .getByRole('list', { name: 'Shoe size' })
      .getByRole('link', { name: 'UK 7', exact: true });
    await option.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shoe-size--u-k-7\//);
    await expect(option).toHaveAttribute('aria-current', 'true');
    await option.click();
    await expect(page).toHaveURL(/\/search\/trainers$/);
  });
});

test('a promoted option filters and keeps the focus; on a desktop it stays where it is, on a phone chips begin the line', async ({
  page,
}) => {
  await openListing(page, '/search/trainers');
  const size = page.getByRole('list', { name: 'Shoe size' });
  const option = size.getByRole('link', { name: 'UK 7', exact: true });
  for (const width of [360, 1280])
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(size.getByRole('link')).toHaveCount(5);
      const before = await option.boundingBox();
      await option.click();
      await whenSettled(page);
      await expect(page).toHaveURL(/\/shoe-size--u-k-7\//);
      await expect(option).toHaveAttribute('aria-current', 'true');
      await expect(option).toBeFocused();
      if (width > 360) expect(await option.boundingBox()).toEqual(before);
      const chip = page
        .getByRole('link', { name: beginningWith(texts.filters.remove('')) })
        .filter({ hasText: 'UK 7' });
      await expect(chip).toBeInViewport({ ratio: 1 });
      if (width === 360)
        expect((await chip.boundingBox())?.x).toBeLessThan((await option.boundingBox())?.x ?? 0);
      expect(await violationsOf(page)).toEqual([]);

      await option.click();
      await whenSettled(page);
      await expect(page).toHaveURL(/\/search\/trainers$/);
      await expect(size.getByRole('link')).toHaveCount(5);
    });
});

test('a promoted option that has the focus is wholly in view on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openListing(page, '/browse/rugs');
  const options = page.locator('.plp-promoted__option');
  await options.first().focus();
  for (const option of await options.all()) {
    await expect(option).toBeFocused();
    await expect(option).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

import type { Page } from '@playwright/test';
import type { WireListingBody } from '../../src/catalogue/listing-response';
import { gridOf, openListing } from './filtering';
import { watchShifts } from './layout-shifts';
import { expect, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const columnsOf = (page: Page) =>
  gridOf(page).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

const sizeButton = (page: Page, size: keyof typeof texts.pictureSize) =>
  page.getByRole('button', { name: texts.pictureSize[size] });

test('large pictures stay chosen and shift nothing, on a phone and a desktop', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const { width, regular, large } of [
    { width: 360, regular: 2, large: 1 },
    { width: 1280, regular: 3, large: 2 },
  ])
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openListing(page, '/browse/floor-lamps/price---200-to-499-99');
      expect(await columnsOf(page)).toBe(regular);
      await sizeButton(page, 'large').focus();
      await page.keyboard.press('Enter');
      await expect(sizeButton(page, 'large')).toHaveAttribute('aria-pressed', 'true');
      await expect(sizeButton(page, 'small')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => columnsOf(page)).toBe(large);
      const pictures = page.locator('.plp-card__image');
      await expect(pictures.first()).toHaveAttribute('src', /wid=720&hei=960/);

      await page.goto('/browse/floor-lamps/price---20-to-49-99');
      expect(await columnsOf(page)).toBe(large);
      await whenReady(page);
      await expect(sizeButton(page, 'large')).toHaveAttribute('aria-pressed', 'true');
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);

      await sizeButton(page, 'small').click();
      await expect.poll(() => columnsOf(page)).toBe(regular);
      await page.reload();
      expect(await columnsOf(page)).toBe(regular);
    });
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no choice of the size', async ({ page }) => {
    await page.goto('/browse/furniture');
    await expect(page.locator('.plp-picture-size')).toBeHidden();
  });
});

test('the first pictures of a prefetched page are those that its cards show, on a phone and a desktop', async ({
  page,
}) => {
  for (const width of [360, 1280])
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openListing(page, '/browse/furniture');
      const listing = page.waitForResponse('**/listing-api/**');
      const next = page.getByRole('link', { name: texts.pagination.next });
      // The rows above it are laid out first, and may move it.
      await next.scrollIntoViewIfNeeded();
      await next.hover();
      const { response } = (await (await listing).json()) as WireListingBody;
      const paths = (response.product_list ?? [])
        .slice(0, 3)
        .flatMap(({ image }) => image?.url ?? []);
      const fetched = () =>
        page.evaluate(
          (wanted) =>
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => wanted.some((path) => name.includes(path)))
              .map(({ name }) => name),
          paths,
        );
      await expect.poll(fetched).toHaveLength(3);
      const before = await fetched();
      await next.click();
      const shown = () =>
        page
          .locator('img.plp-card__image')
          .evaluateAll((images) =>
            images.slice(0, 3).map((image) => (image as HTMLImageElement).currentSrc),
          );
      await expect.poll(async () => (await shown()).toSorted()).toEqual(before.toSorted());
      expect(await fetched()).toEqual(before);
    });
});

/** A listing on paper. */
import type { Page } from '@playwright/test';
import { openListing, whenSettled } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

const path = '/browse/furniture/brand--bexcombe+tilbrook';

const shown = [
  '.plp-heading__name',
  '.plp-heading__count',
  '.plp-results-count',
  '.plp-chip',
  '.plp-card__image',
  '.plp-card__title',
  '.plp-price__current',
] as const;

/** None of these is part of a printed listing. */
const hidden =
  'header:not(.plp-heading), footer, nav, button, input, select, form, .plp-page__filters, .plp-insert__heading, .plp-chip--clear, .plp-alert';

const inkOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element);
      return `${color} ${textDecorationLine}`;
    });

/** The pages of a PDF. */
const pageCount = (pdf: Buffer): number => pdf.toString('latin1').split('/Type /Page\n').length - 1;

test('prints heading, counts, filters in words and whole products from each width', async ({
  page,
}) => {
  await openListing(page, path);
  await page.emulateMedia({ media: 'print' });
  for (const width of [360, 768, 1280])
    await test.step(`from ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const selector of shown) await expect(page.locator(selector).first()).toBeVisible();
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('.plp-grid__cell:visible')).toHaveCount(30);
      const label = await page
        .locator('.plp-chips')
        .evaluate((chips) => getComputedStyle(chips, '::before').content);
      expect(label).toContain(texts.filters.selected);
      for (const selector of ['.plp-card__link', '.plp-chip', 'h1', '.plp-price__current'])
        expect(await inkOf(page, selector), selector).toBe('rgb(0, 0, 0) none');
      const sticky = await page.locator('*').evaluateAll((all) =>
        all
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && height > 0;
          })
          .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
      expect(sticky).toEqual([]);
    });

  const cell = page.locator('.plp-grid__cell').first();
  await expect(cell).toHaveCSS('break-inside', 'avoid');
  // Two rows of cards fit on such a page, and a third row does not fit into the rest of it.
  const { height } = (await cell.boundingBox()) ?? { height: NaN };
  const pdf = await page.pdf({ width: '400px', height: `${String(Math.round(1.6 * height))}px` });
  // Two cards in a row, one row on a page.
  expect(pageCount(pdf)).toBeGreaterThanOrEqual(15);
});

test('every card is printed with its picture, also those far from the screen', async ({ page }) => {
  await openListing(page, path);
  await page.getByRole('radio', { name: '96' }).first().check({ force: true });
  await whenSettled(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(96);
  expect(await page.locator('img.plp-card__image').count()).toBeLessThan(96);
  await page.pdf();
  const loaded = () =>
    page
      .locator('img.plp-card__image')
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
            .length,
      );
  await expect.poll(loaded).toBe(96);
});

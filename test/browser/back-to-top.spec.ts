/** The link that leads from far down a long list back to its beginning. */
import { historyLength, openListing, phone } from './filtering';
import { expect, pathOf, scrollOf, test } from './shop';
import { texts } from '../support/english-texts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripting' : 'without scripting', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('a link after some scrolling leads back to the results, and focus goes there', async ({
      page,
    }) => {
      if (javaScriptEnabled) await openListing(page, '/browse/furniture');
      else await page.goto('/browse/furniture');
      const back = page.getByRole('link', { name: texts.document.backToTop });
      const header = page.locator('#plp-results-header');
      await expect(back).not.toBeInViewport();
      await page.mouse.wheel(0, 3_000);
      await expect(back).toBeInViewport({ ratio: 1 });
      await back.click();
      await expect(header).toBeInViewport();
      await expect(header).toBeFocused();
      await expect(back).not.toBeInViewport();
      expect(pathOf(page)).toBe('/browse/furniture');
    });
  });

test('a short list has no link back to the top, and Back returns to where it was clicked', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/furniture');
  await page.mouse.wheel(0, 3_000);
  const back = page.getByRole('link', { name: texts.document.backToTop });
  await expect(back).toBeInViewport();
  const y = await scrollOf(page);
  const entries = await historyLength(page);
  await back.click();
  await expect.poll(() => scrollOf(page)).toBeLessThan(800);
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(y - 50);
  await page.setViewportSize({ width: 1760, height: 900 });
  await openListing(page, '/browse/floor-lamps/price---200-to-499-99');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.plp-back-to-top a')).toBeHidden();
});

/**
 * A page that the shopper's browser translates: Chrome and Edge put an element of their own in the place of each text.
 */
import type { Page } from '@playwright/test';
import { desktop, filterButtonOf, openListing, phone } from './filtering';
import { expect, test } from './shop';

/** Replaces every text of the page as these browsers do, by itself. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() !== '' && !text.parentElement?.closest('script, style, noscript')) {
        const translation = document.createElement('font');
        translation.append(text.data);
        text.replaceWith(translation);
      }
  });

test('a translated page shows the numbers of products, of further options and of filters as they change', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const texts = () => page.locator('.plp-filter-column').innerText();
  await openListing(page, '/browse/floor-lamps/price---20-to-49-99');
  const untranslated = await texts();
  await openListing(page, '/browse/lighting/price---20-to-49-99');
  await translate(page);
  await page
    .getByRole('link', { name: /^Floor Lamps/ })
    .first()
    .click();
  await expect.poll(texts).toBe(untranslated);

  await page.setViewportSize(phone);
  await openListing(page, '/browse/lighting/colours--bronze');
  await translate(page);
  await page.getByRole('link', { name: 'Remove Bronze' }).click();
  await expect(filterButtonOf(page)).toHaveText('Filter');
});

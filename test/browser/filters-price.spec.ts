import { accordionOf, desktop, historyLength, openListing, whenSettled } from './filtering';
import { expect, pathOf, test } from './shop';
import { texts } from '../support/english-texts';

test.use({ viewport: desktop });

test.describe('the price', () => {
  test.beforeEach(async ({ page }) => {
    await openListing(page, '/browse/furniture');
  });

  test('can be selected by bands, several at a time', async ({ page }) => {
    const price = accordionOf(page, 'Price');
    await price.getByRole('checkbox', { name: '£20 to £49.99' }).check();
    await expect(page).toHaveURL(/\/price---20-to-49-99$/);
    await whenSettled(page);
    await price.getByRole('checkbox', { name: '£1,000 and above' }).check();
    await expect(page).toHaveURL(/\/price---1000-and-above\+20-to-49-99$/);
    await expect(
      page.getByRole('link', { name: texts.filters.remove(texts.options.andAbove('£1,000')) }),
    ).toBeVisible();
  });

  test('can be typed into two boxes, in any order', async ({ page }) => {
    const price = accordionOf(page, 'Price');
    await price.getByRole('textbox', { name: texts.filterForms.maximum('£') }).fill('80');
    expect(pathOf(page)).toBe('/browse/furniture');
    await price.getByRole('textbox', { name: texts.filterForms.maximum('£') }).press('Enter');
    await expect(page).toHaveURL(/\/price---up-to-80$/);
    await whenSettled(page);
    const entries = await historyLength(page);
    await price.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('120.50');
    await price.getByRole('textbox', { name: texts.filterForms.minimum('£') }).press('Tab');
    await expect(page).toHaveURL(/\/price---80-to-120-5$/);
    expect(await historyLength(page)).toBe(entries + 1);
    await whenSettled(page);
    await expect(
      page.getByRole('link', {
        name: texts.filters.remove(texts.options.between('£80', '£120.50')),
      }),
    ).toBeVisible();
    await price.getByRole('textbox', { name: texts.filterForms.minimum('£') }).fill('');
    await price.getByRole('textbox', { name: texts.filterForms.maximum('£') }).fill('');
    await price.getByRole('textbox', { name: texts.filterForms.maximum('£') }).press('Enter');
    await expect(page).toHaveURL(/\/browse\/furniture$/);
  });

  test('keeps what is no amount in its box, marked, with words and without effect', async ({
    page,
  }) => {
    const price = accordionOf(page, 'Price');
    const box = price.getByRole('textbox', { name: texts.filterForms.minimum('£') });
    const edge = () => box.evaluate((element) => getComputedStyle(element).borderTopColor);
    const band = price.getByRole('checkbox').first();
    const before = { edge: await edge(), band: await band.boundingBox() };
    for (const text of ['\u22125', '1.299']) {
      await box.fill(text);
      await box.press('Tab');
      await expect(box).toHaveValue(text);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(price.locator('.plp-price-boxes__problem')).toHaveText(
        'Enter an amount like 1,299.50',
      );
      expect(await edge()).not.toBe(before.edge);
      expect(await band.boundingBox()).toEqual(before.band);
    }
    expect(pathOf(page)).toBe('/browse/furniture');
    await box.fill('1,299.50');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/price---1299-5-and-above$/);
    await expect(box).toHaveValue('1,299.50');
    await expect(price.locator('.plp-price-boxes__problem')).toHaveText('');
  });

  test('can be moved by arrow keys; the URL changes when the thumb loses the focus', async ({
    page,
  }) => {
    const entries = await historyLength(page);
    const lowest = page.getByRole('slider', { name: texts.filterForms.lowestPrice });
    await lowest.focus();
    for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowRight');
    expect(pathOf(page)).toBe('/browse/furniture');
    await expect(lowest).toHaveAttribute('aria-valuetext', /^£\d/);
    const minimum = page.getByRole('textbox', { name: texts.filterForms.minimum('£') });
    const written = await minimum.inputValue();
    expect(Number(written)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(({ href }) => href.endsWith(`/price---${written}-and-above`));
    await expect(page.getByRole('slider', { name: texts.filterForms.highestPrice })).toBeFocused();
    expect(await historyLength(page)).toBe(entries + 1);
    await whenSettled(page);
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft');
    // A pause applies the price too.
    await expect(page).toHaveURL(/\/price---[\d-]+-to-[\d-]+$/);
    await expect(page.getByRole('slider', { name: texts.filterForms.highestPrice })).toBeFocused();
  });

  test('can be moved by the pointer, and is applied on release', async ({ page }) => {
    const lowest = page.getByRole('slider', { name: texts.filterForms.lowestPrice });
    await lowest.scrollIntoViewIfNeeded();
    const box = await lowest.boundingBox();
    if (!box) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 12, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    expect(pathOf(page)).toBe('/browse/furniture');
    await page.mouse.up();
    await expect(page).toHaveURL(/\/price---\d+-and-above$/);
    await whenSettled(page);
    expect(Number(await lowest.inputValue())).toBeGreaterThan(20);
  });
});

test('all products on screen are within the range of the address', async ({ page }) => {
  await openListing(page, '/browse/furniture/price---100-to-150');
  const prices = await page
    .locator('.plp-price__current')
    .evaluateAll((elements) =>
      elements.map((element) =>
        Number(/£([\d,.]+)/.exec(element.textContent)?.[1]?.replace(',', '')),
      ),
    );
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    expect(price).toBeGreaterThanOrEqual(100);
    expect(price).toBeLessThanOrEqual(150);
  }
});

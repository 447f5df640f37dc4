import { accordionOf, desktop, historyLength, openListing, whenSettled } from './filtering';
import { expect, pathOf, test } from './shop';
import { texts } from '../support/english-texts';

test.use({ viewport: desktop });

test.describe('the price', () => {
  test.beforeEach(async ({ page }) => {
    await openListing(page, '/browse/furniture');
  });

  test('can be typed into two boxes, in any order; what is no amount stays in its box, marked and without effect', async ({
    page,
  }) => {
    const price = accordionOf(page, 'Price');
    const minimum = price.getByRole('textbox', { name: texts.filterForms.minimum('£') });
    const maximum = price.getByRole('textbox', { name: texts.filterForms.maximum('£') });

    await test.step('what is no amount', async () => {
      const edge = () => minimum.evaluate((box) => getComputedStyle(box).borderTopColor);
      const band = price.getByRole('checkbox').first();
      const before = { edge: await edge(), band: await band.boundingBox() };
      for (const text of ['\u22125', '1.299']) {
        await minimum.fill(text);
        await minimum.press('Tab');
        await expect(minimum).toHaveValue(text);
        await expect(minimum).toHaveAttribute('aria-invalid', 'true');
        await expect(price.locator('.plp-price-boxes__problem')).toHaveText(
          'Enter an amount like 1,299.50',
        );
        expect(await edge()).not.toBe(before.edge);
        expect(await band.boundingBox()).toEqual(before.band);
      }
      expect(pathOf(page)).toBe('/browse/furniture');
      await minimum.fill('1,299.50');
      await minimum.press('Enter');
      await expect(page).toHaveURL(/\/price---1299-5-and-above$/);
      await expect(minimum).toHaveValue('1,299.50');
      await expect(price.locator('.plp-price-boxes__problem')).toHaveText('');
      await whenSettled(page);
    });

    await test.step('amounts', async () => {
      await minimum.fill('120.50');
      expect(pathOf(page)).toBe('/browse/furniture/price---1299-5-and-above');
      await minimum.press('Enter');
      await expect(page).toHaveURL(/\/price---120-5-and-above$/);
      await whenSettled(page);
      const entries = await historyLength(page);
      await maximum.fill('80');
      await maximum.press('Tab');
      await expect(page).toHaveURL(/\/price---80-to-120-5$/);
      expect(await historyLength(page)).toBe(entries + 1);
      await whenSettled(page);
      await expect(
        page.getByRole('link', {
          name: texts.filters.remove(texts.options.between('£80', '£120.50')),
        }),
      ).toBeVisible();
      await minimum.fill('');
      await maximum.fill('');
      await maximum.press('Enter');
      await expect(page).toHaveURL(/\/browse\/furniture$/);
    });
  });

  test('can be moved by arrow keys, and is applied when the thumb loses the focus or rests; by the pointer, when it is released', async ({
    page,
  }) => {
    const entries = await historyLength(page);
    const lowest = page.getByRole('slider', { name: texts.filterForms.lowestPrice });
    const highest = page.getByRole('slider', { name: texts.filterForms.highestPrice });
    await test.step('by arrow keys', async () => {
      await lowest.focus();
      for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowRight');
      expect(pathOf(page)).toBe('/browse/furniture');
      await expect(lowest).toHaveAttribute('aria-valuetext', /^£\d/);
      const minimum = page.getByRole('textbox', { name: texts.filterForms.minimum('£') });
      const written = await minimum.inputValue();
      expect(Number(written)).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await expect(page).toHaveURL(({ href }) => href.endsWith(`/price---${written}-and-above`));
      await expect(highest).toBeFocused();
      expect(await historyLength(page)).toBe(entries + 1);
      await whenSettled(page);
      for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft');
      // A pause applies the price too.
      await expect(page).toHaveURL(/\/price---[\d-]+-to-[\d-]+$/);
      await expect(highest).toBeFocused();
      await whenSettled(page);
    });
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/browse\/furniture$/);
    await whenSettled(page);
    await test.step('by the pointer', async () => {
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
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripting`, () => {
    test.use({ javaScriptEnabled });

    test('a range of measures has boxes in its unit', async ({ page }) => {
      await page.goto('/browse/furniture');
      const depth = accordionOf(page, 'Depth');
      await depth.getByRole('heading').click();
      const minimum = depth.getByRole('textbox', { name: texts.filterForms.minimum('cm') });
      await minimum.fill('42.5');
      if (javaScriptEnabled) await minimum.press('Enter');
      else await page.getByRole('button', { name: texts.filterForms.apply }).click();
      await expect(page).toHaveURL(/\/browse\/furniture\/depth---42-5-and-above$/);
      await expect(minimum).toHaveValue('42.5');
    });
  });

test('a range of measures can be slid, and is said in its unit', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const depth = accordionOf(page, 'Depth');
  await depth.getByRole('heading').click();
  const thumb = depth.getByRole('slider', { name: texts.filterForms.minimum('cm') });
  await thumb.focus();
  for (let step = 0; step < 10; step += 1) await thumb.press('ArrowRight');
  await expect(thumb).toHaveAttribute('aria-valuetext', '40 cm');
  await thumb.press('Enter');
  await expect(page).toHaveURL(/\/browse\/furniture\/depth---40-and-above$/);
});

test('what is in stock is a switch', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const stock = accordionOf(page, 'Availability');
  await stock.getByRole('heading').click();
  const only = stock.getByRole('switch', { name: 'In stock only' });
  const colour = () => only.evaluate((box) => getComputedStyle(box).backgroundImage);
  const before = await colour();
  await only.press('Space');
  await expect(only).toBeChecked();
  await expect.poll(colour).not.toBe(before);
  await expect(page).toHaveURL(/\/availability--in-stock-only$/);
});

/** Text of 200 % on a phone: no word is broken and every control can be used (WCAG 1.4.4). */
import type { Locator, Page } from '@playwright/test';
import { overflowOf } from './axe';
import { innerDrawerOf, openDrawer, openListing, phone, sectionButtonOf } from './filtering';
import { doubleTextSize, expect, test } from './shop';
import { texts } from '../support/english-texts';

test.use({ viewport: phone });

async function openLarge(page: Page, path: string) {
  await doubleTextSize(page);
  await openListing(page, path);
}

/** The words of these texts that go on in another line. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );

/** Expects whole words, also that there are some. */
async function expectWholeWords(texts: Locator) {
  expect(await texts.count()).toBeGreaterThan(0);
  expect(await brokenWords(texts)).toEqual([]);
}

test('the drawer has room for whole words, also next to stars and counts', async ({ page }) => {
  await openLarge(page, '/browse/lighting/colours--grey+navy');
  const drawer = await openDrawer(page);
  await expectWholeWords(drawer.locator('.plp-drawer__title, .plp-drawer__row-name'));
  const choice = drawer.locator('.plp-drawer__row-choice:not(:empty)');
  const { width = 0 } = (await choice.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(200);
  for (const name of ['Availability', 'Brand', 'Customer rating', 'Price', 'Room']) {
    await sectionButtonOf(page, name).click();
    const inner = innerDrawerOf(page, name);
    await expect(inner).toBeFocused();
    await expectWholeWords(inner.locator('.plp-drawer__title, .plp-option__label'));
    await page.keyboard.press('Escape');
    await expect(inner).toHaveCount(0);
  }
});

test('no letter of a list of brands is cut at the edge of the screen', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await openDrawer(page, 'Brand');
  const letter = innerDrawerOf(page, 'Brand').locator('.plp-option-group__heading').first();
  await expect(letter).toBeVisible();
  await doubleTextSize(page);
  await expect(letter).toBeHidden();
});

test('the names selected and the sort order go on in further lines', async ({ page }) => {
  await openLarge(page, '/browse/furniture/brand--alderney-lane+bexcombe?sortkey=pricedesc');
  await expect(page.getByLabel(texts.sort.label)).toHaveCSS('text-wrap-mode', 'wrap');
  const drawer = await openDrawer(page);
  const choice = drawer.getByText('2 selected: Alderney Lane, Bexcombe');
  const { height, lines } = await choice.evaluate((element) => ({
    height: element.clientHeight,
    lines: element.scrollHeight,
  }));
  expect(height).toBe(lines);
  const { width = 0 } = (await choice.boundingBox()) ?? {};
  expect(await choice.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
    Math.ceil(width),
  );
});

test('nothing sticks to a screen with room for few lines', async ({ page }) => {
  await openLarge(page, '/browse/furniture');
  const controls = page.locator('.plp-top-row__controls');
  await controls.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().bottom + window.scrollY),
  );
  await expect(controls).not.toBeInViewport();
  const drawer = await openDrawer(page);
  await drawer.locator('.plp-drawer__row').last().scrollIntoViewIfNeeded();
  await expect(drawer.locator('.plp-drawer__header')).not.toBeInViewport();
});

test('box and button of the search have all their corners when one is below the other', async ({
  page,
}) => {
  await openLarge(page, '/browse/furniture');
  for (const part of ['.plp-shop-header__term', '.plp-shop-header__go'])
    await expect(page.locator(part)).toHaveCSS('border-radius', '16px');
});

test('the search box of the shop has room for a word', async ({ page }) => {
  await openLarge(page, '/browse/lighting');
  const room = await page.locator('.plp-shop-header__term').evaluate((box) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
    return (
      box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    );
  });
  expect(room).toBeGreaterThan(200);
});

test('the home page, a banner and the details of a product have whole words', async ({ page }) => {
  await openLarge(page, '/');
  await expectWholeWords(page.locator('.plp-shop-home__name'));
  await openLarge(page, '/browse/furniture');
  await expectWholeWords(page.locator('.plp-banner .plp-insert__link'));
  await openLarge(page, '/product/4407477');
  await expectWholeWords(page.locator('.plp-shop-product__fact > *'));
});

test('the number of saved products is on the screen', async ({ page }) => {
  await openLarge(page, '/browse/furniture');
  await page.locator('.plp-save-button').first().click();
  await expect(page.locator('.plp-shop-header__count')).toHaveText('1');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

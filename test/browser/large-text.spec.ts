/** Text of 200 % on a phone: no word is broken and every control can be used (WCAG 1.4.4). */
import type { Locator, Page } from '@playwright/test';
import { overflowOf } from './axe';
import {
  innerDrawerOf,
  openDrawer,
  openListing,
  phone,
  sectionButtonOf,
  whenAnimationsFinish,
} from './filtering';
import { doubleTextSize, expect, test } from './shop';

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

test('the names selected and the sort order go on in further lines, and the drawer has room for its words', async ({
  page,
}) => {
  await openLarge(page, '/browse/furniture/brand--alderney-lane+bexcombe?sortkey=pricedesc');
  await expect(page.getByLabel('Sort order')).toHaveCSS('text-wrap-mode', 'wrap');
  const drawer = await openDrawer(page);

  await test.step('the list of facets, whose header does not stick', async () => {
    const choice = drawer.getByText('Alderney Lane, Bexcombe');
    const { height, lines } = await choice.evaluate((element) => ({
      height: element.clientHeight,
      lines: element.scrollHeight,
    }));
    expect(height).toBe(lines);
    const { width = 0 } = (await choice.boundingBox()) ?? {};
    expect(await choice.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
      Math.ceil(width),
    );
    await drawer.locator('.plp-drawer__row').last().scrollIntoViewIfNeeded();
    await expect(drawer.locator('.plp-drawer__header')).not.toBeInViewport();
  });

  await test.step('a list of brands, without the letters in its margin, which would be cut', async () => {
    await sectionButtonOf(page, 'Brand').click();
    const brands = innerDrawerOf(page, 'Brand');
    await expect(brands.getByRole('checkbox').first()).toBeVisible();
    await expect(brands.locator('.plp-option-group__heading:visible')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a list of colours, and the footer', async () => {
    await sectionButtonOf(page, 'Colour').click();
    const inner = innerDrawerOf(page, 'Colour');
    await expect(inner).toBeFocused();
    await whenAnimationsFinish(page);
    const boxOf = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const title = await boxOf(inner.getByRole('heading', { name: 'Colour' }));
    const header = await boxOf(inner.locator('.plp-drawer__header'));
    expect(title.top).toBeGreaterThanOrEqual(header.top);
    expect(title.bottom).toBeLessThanOrEqual(header.bottom);
    const options = inner.locator('.plp-option');
    expect((await boxOf(options.nth(1))).x).toBe((await boxOf(options.first())).x);
    await inner.getByRole('checkbox').first().check();
    const button = await boxOf(drawer.getByRole('button', { name: 'View Products' }));
    const panel = await boxOf(drawer.locator('.plp-drawer__footer'));
    expect(button.left).toBeGreaterThanOrEqual(panel.left);
    expect(button.right).toBeLessThanOrEqual(panel.right);
  });
});

test('the pages of the shop have room for words, and nothing sticks to a screen of few lines', async ({
  page,
}) => {
  await openLarge(page, '/');
  await expectWholeWords(page.locator('.plp-shop-home__name'));
  await openLarge(page, '/product/4407477');
  await expectWholeWords(page.locator('.plp-shop-product__fact > *'));
  await openLarge(page, '/browse/furniture');
  await expectWholeWords(page.locator('.plp-banner .plp-insert__link'));

  await test.step('the search, whose button is below the box', async () => {
    const box = await page.locator('.plp-shop-header__term').boundingBox();
    const button = await page.locator('.plp-shop-header__go').boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    const room = await page.locator('.plp-shop-header__term').evaluate((box) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      return (
        box.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      );
    });
    expect(room).toBeGreaterThan(200);
  });

  await test.step('the number of saved products', async () => {
    await page.locator('.plp-save-button').first().click();
    await expect(page.locator('.plp-shop-header__count')).toHaveText('1');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  await test.step('the controls', async () => {
    const controls = page.locator('.plp-top-row__controls');
    await controls.evaluate((element) =>
      window.scrollTo(0, Math.ceil(element.getBoundingClientRect().bottom + window.scrollY)),
    );
    await expect(controls).not.toBeInViewport();
  });
});

/** What stands in line with what, and has room, in parts of which each is right by itself. */
import type { Locator, Page } from '@playwright/test';
import { addressOf, brandHosts } from './brand-addresses';
import { openDrawer, openListing, phone, whenAnimationsFinish } from './filtering';
import { doubleTextSize, expect, test } from './shop';
import { turn } from './turn';
import { texts } from '../support/english-texts';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const boxOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as Box);

/** The box around the words of an element, without its padding. */
const wordsOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as Box;
  });

const setWords = (locator: Locator, words: string) =>
  locator.evaluate((element, to) => {
    element.textContent = to;
  }, words);

const middleOf = ({ x, width }: Box) => x + width / 2;
const heightOfMiddle = ({ y, height }: Box) => y + height / 2;
const distance = (one: number, other: number) => Math.abs(one - other);

const shopName = (page: Page) => page.locator('.plp-shop-header__brand');
const search = (page: Page) => page.locator('.plp-shop-header__search');
const savedLink = (page: Page) => page.locator('.plp-shop-header__saved');

/** Repeats the expectations at a width of each layout. */
async function atEachWidth(page: Page, expectations: (width: number) => Promise<void>) {
  for (const width of [phone.width, 600, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`at ${width} px`, () => expectations(width));
  }
}

test('header, departments and footer begin at one line, and the link to the saved products ends in line with the page', async ({
  page,
}) => {
  await openListing(page, '/browse/all');
  await atEachWidth(page, async (width) => {
    const { x } = await wordsOf(shopName(page));
    const department = page.locator('.plp-shop-header__departments a').first();
    expect(distance((await wordsOf(department)).x, x)).toBeLessThan(1);
    const footer = page.locator('.plp-shop-footer__name');
    expect(distance((await wordsOf(footer)).x, x)).toBeLessThan(1);

    const link = await boxOf(savedLink(page));
    const margin = width < 640 ? 16 : 24;
    const padding = 12;
    expect(distance(link.x + link.width - padding, width - margin)).toBeLessThan(1);
    const count = await boxOf(page.locator('.plp-shop-header__count'));
    expect(count.width).toBe(0);
  });
});

test('the name of Hearth and its search stand in the middle, and a product’s rating begins in line with its title', async ({
  page,
}) => {
  await page.goto(`${addressOf('hearth.localhost')}/product/1802557`);
  await atEachWidth(page, async (width) => {
    // The last letter has its spacing behind it.
    expect(distance(middleOf(await wordsOf(shopName(page))), width / 2)).toBeLessThan(4);
    expect(distance(middleOf(await boxOf(search(page))), width / 2)).toBeLessThan(1);

    const { x } = await wordsOf(page.getByRole('heading', { level: 1 }));
    const rating = page.locator('.plp-shop-product__heading .plp-stars');
    expect(distance((await boxOf(rating)).x, x)).toBeLessThan(2);
  });
});

test('the note about a failure has its icon in line with its first words', async ({
  page,
  watched,
}) => {
  await openListing(page, '/browse/furniture');
  await page.route('**/listing-api/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.getByLabel(texts.sort.label).selectOption('price');
  const note = page.getByRole('alert');
  await expect(note).toBeVisible();
  await atEachWidth(page, async () => {
    const icon = heightOfMiddle(await boxOf(note.locator('.plp-alert__icon')));
    const words = await wordsOf(note.locator('p'));
    const line = await note
      .locator('p')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(distance(words.y + line / 2, icon)).toBeLessThan(4);
    const close = await boxOf(note.getByRole('button', { name: /^Close/ }));
    expect(distance(heightOfMiddle(close), icon)).toBeLessThan(2);
  });
  watched.errors.splice(0);
});

test('the search of a phone is as wide as the page on each brand, and so are its suggestions', async ({
  page,
}) => {
  const box = page.locator('.plp-shop-header__term');
  for (const host of brandHosts)
    await test.step(host, async () => {
      await openListing(page, `${addressOf(host)}/browse/all`);
      for (const width of [320, 480, 639, 390]) {
        await page.setViewportSize({ width, height: 740 });
        expect((await boxOf(search(page))).width, `${width} px`).toBeCloseTo(width - 32, 0);
        // The button leaves the box most of it.
        expect((await boxOf(box)).width, `${width} px`).toBeGreaterThan(width / 2);
      }
      await box.click();
      await page.keyboard.type('lamp');
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(list).toBeVisible();
      expect((await boxOf(list)).width).toBeCloseTo(390 - 32, 0);
    });
});

test('the widest letter of brands is inside their list, in both directions', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const list = page.getByRole('group', { name: 'Brand', exact: true });
  const group = list.locator('.plp-option-group').first();
  const letter = group.locator('.plp-option-group__heading');
  for (const width of [1280, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // The first width without a column of filters.
    if (width === 768) await openDrawer(page, 'Brand');
    for (const direction of ['ltr', 'rtl'] as const)
      await test.step(`at ${width} px, ${direction}`, async () => {
        await turn(page, direction);
        await whenAnimationsFinish(page);
        await setWords(letter, 'W');
        const { x: left, width: room } = await boxOf(list);
        const words = await wordsOf(letter);
        const checkbox = await boxOf(group.getByRole('checkbox').first());
        expect(words.x).toBeGreaterThanOrEqual(left);
        expect(words.x + words.width).toBeLessThanOrEqual(left + room);
        const [before, after] = direction === 'ltr' ? [words, checkbox] : [checkbox, words];
        expect(after.x - before.x - before.width).toBeGreaterThan(2);
      });
  }
});

test('a long name of the shop has the link to the saved products in its line, and fits a phone with text of 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openListing(page, '/browse/all');
  await setWords(shopName(page), 'Marlow Deutschland');
  const name = await boxOf(shopName(page));
  const saved = await boxOf(savedLink(page));
  expect(distance(heightOfMiddle(saved), heightOfMiddle(name))).toBeLessThan(1);
  expect(saved.x).toBeGreaterThanOrEqual(name.x + name.width);

  await page.setViewportSize(phone);
  await doubleTextSize(page);
  const { x, width } = await wordsOf(shopName(page));
  expect(x + width).toBeLessThanOrEqual(phone.width);
});

test('words of two lines do not touch the edges of their button, and a placeholder is as high as a card with a short title', async ({
  page,
  watched,
}) => {
  await openListing(page, '/browse/lighting/colours--grey/brand--hewitt-rowe/customer-rating--5');
  await page.setViewportSize(phone);
  const button = page.locator('.plp-fallback .plp-button').first();
  await setWords(button, 'Zur allerersten Seite mit Produkten dieser langen Liste');
  const words = await wordsOf(button);
  expect(words.height).toBeGreaterThan(40);
  expect(words.y - (await boxOf(button)).y).toBeGreaterThanOrEqual(4);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/listing-api/**', () => undefined);
  await page.getByRole('link', { name: texts.filters.clearAll }).first().click();
  const { width, height } = await boxOf(page.locator('.plp-skeleton').first());
  expect(height).toBeCloseTo((width / 3) * 4 + 10.5 * 16, 0);
  // The browser reports the 404.
  watched.errors.splice(0);
});

test('the ring of a focused skip link is on the screen, a short name in the breadcrumb is 24 pixels wide, and a long sort order fits with text of 200 %', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  await page.keyboard.press('Tab');
  const link = page.locator('.plp-skip-link:focus');
  const room = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  const ring = await boxOf(link);
  expect(Math.min(ring.x, ring.y)).toBeGreaterThanOrEqual(room);

  const breadcrumb = page.getByRole('navigation', { name: texts.listing.breadcrumb });
  const short = await boxOf(breadcrumb.getByRole('link', { name: 'All' }));
  expect(Math.min(short.width, short.height)).toBeGreaterThanOrEqual(24);

  const list = page.getByLabel(texts.sort.label);
  await setWords(list.locator('option').first(), 'Price from the lowest to the highest');
  await doubleTextSize(page);
  const { x, width } = await boxOf(list);
  expect(x + width).toBeLessThanOrEqual(1280);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('the heart that was touched last is red only if it is saved', async ({ page }) => {
    await openListing(page, '/browse/furniture');
    const heart = page.locator('.plp-save-button').first();
    const colour = () => heart.evaluate((element) => getComputedStyle(element).color);
    const before = await colour();
    // Browsers of phones leave what was touched last in this state.
    await heart.hover();
    expect(await colour()).toBe(before);
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await colour()).not.toBe(before);
  });
});

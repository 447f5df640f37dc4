/** Pictures of swatches and second pictures, which cards fetch when the shopper asks for them. */
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe';
import { openListing } from './filtering';
import { watchShifts } from './layout-shifts';
import { bringIntoView, expect, test, whenScrolled } from './shop';
import { turn } from './turn';

/** It has several colours and a second picture. */
const title = 'Harlow 2 Seater Velvet Sofa';
const own = '/pictures/sofa/beige-natural/100.webp';
const linkOf = (page: Page) => page.getByRole('link', { name: title });
const cardOf = (page: Page) => page.getByRole('article').filter({ has: linkOf(page) });
const furtherOf = (page: Page) => cardOf(page).locator('.plp-card__image--further');
const discOf = (page: Page, place: number) =>
  cardOf(page).locator('.plp-swatches__swatch').nth(place);
const pictureOf = (page: Page) => cardOf(page).locator('.plp-card__picture');

/** The paths of the product's further pictures that are requested from now on. */
function watchPictures(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/pictures\/sofa\/[^/]+\/100\b/.test(pathname) && pathname !== own) paths.push(pathname);
  });
  return paths;
}

/** Resolves when the card, all pictures near the screen and the script for further pictures are there. */
async function openCard(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/further-pictures\./);
  await openListing(page, '/browse/furniture');
  await script;
  await cardOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** The middle of an element that lies below the card's link, where Playwright does not click. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pointAt(page: Page, element: Locator) {
  const { x, y } = await middleOf(element);
  await page.mouse.move(x, y);
}

test('a mouse fetches and shows what it points at, and leaves the card as it was', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openCard(page);
  const markup = () => cardOf(page).evaluate((card) => card.outerHTML);
  const before = await markup();
  const paths = watchPictures(page);
  await pointAt(page, pictureOf(page));
  await expect(furtherOf(page)).toHaveCSS('opacity', '1');
  expect(paths).toEqual(['/pictures/sofa/beige-natural/100-detail.webp']);
  await pointAt(page, discOf(page, 1));
  await expect.poll(() => paths.slice(1)).toEqual([expect.stringMatching(/\/100\.webp$/)]);
  await page.mouse.move(0, 0);
  await expect.poll(markup).toBe(before);
  expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
  const { x, y } = await middleOf(discOf(page, 1));
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/product\//);
});

test('the keyboard goes through the colours of a card in one tab stop', async ({ page }) => {
  await openCard(page);
  const paths = watchPictures(page);
  await linkOf(page).focus();
  await page.keyboard.press('Tab');
  const radio = page.locator(':focus');
  await expect(radio).toHaveRole('radio');
  await expect(radio).toHaveAccessibleName('Beige');
  await page.keyboard.press('ArrowLeft');
  await expect(radio).toBeChecked();
  await expect(radio).not.toHaveAccessibleName('Beige');
  await expect(furtherOf(page)).toHaveCSS('opacity', '1');
  expect(paths).toHaveLength(2);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(cardOf(page).locator('.plp-save-button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cardOf(page).locator('.compare-link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(furtherOf(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a tap on a swatch and a swipe show a picture, and other touches do not', async ({
    page,
  }) => {
    await openCard(page);
    const paths = watchPictures(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (across: number, down: number) => {
      const { x, y } = await middleOf(pictureOf(page));
      const touch = (type: string, ...points: readonly { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] } as never);
      await touch('touchStart', { x, y });
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', { x: x + across * part, y: y + down * part });
      await touch('touchEnd');
    };
    await swipe(10, 60);
    expect(paths).toEqual([]);
    await whenScrolled(page);
    await bringIntoView(page, cardOf(page));
    await swipe(-70, 5);
    await expect(furtherOf(page)).toHaveCSS('opacity', '1');
    expect(paths).toEqual([expect.stringContaining('-detail.webp')]);
    await swipe(70, 5);
    await expect(furtherOf(page)).toHaveCount(0);
    await discOf(page, 2).scrollIntoViewIfNeeded();
    const disc = await middleOf(discOf(page, 2));
    await page.touchscreen.tap(disc.x, disc.y);
    await expect(furtherOf(page)).toHaveCSS('opacity', '1');
    expect(paths).toHaveLength(2);
    await expect(page).toHaveURL(/\/browse\/furniture$/);

    // Between the card and the edge of the screen.
    await page.touchscreen.tap(2, disc.y);
    await expect(furtherOf(page)).toHaveCount(0);

    // From right to left a swipe goes the other way.
    await turn(page, 'rtl');
    await bringIntoView(page, pictureOf(page));
    await swipe(70, 5);
    await expect(furtherOf(page)).toHaveCSS('opacity', '1');
    await swipe(-70, 5);
    await expect(furtherOf(page)).toHaveCount(0);
  });
});

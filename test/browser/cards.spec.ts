/** The texts and pictures of the cards where there is little room, large text or no picture. */
import type { Locator, Page } from '@playwright/test';
import { gridOf, openListing } from './filtering';
import { expect, shopAddress, test, whenReady } from './shop';

const longTitle = 'Aldwick extending dining table in solid oak '.repeat(6).trim();

const longBrand = 'The Society of Basket and Cane Weavers of the West Country';

/** The lines of text that show, and those that there are; a line that is cut at its end counts as several. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const { lineHeight } = getComputedStyle(element);
      const lines = (height: number) => Math.round(height / Number.parseFloat(lineHeight));
      const cut = Math.ceil(element.scrollWidth / (element.clientWidth || 1));
      return {
        shown: lines(element.clientHeight),
        all: Math.max(cut, lines(element.scrollHeight)),
      };
    }),
  );

const lengthen = (page: Page, selector: string, words: string) =>
  page.locator(selector).evaluateAll((links, text) => {
    for (const link of links.slice(0, 4)) link.textContent = text;
  }, words);

/** A style sheet of the shopper's own. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

const titlesOf = (page: Page) => page.locator('.plp-card__title');
const brandsOf = (page: Page) => page.locator('.plp-card__brand');

const widths = [360, 768, 1280, 1600, 1920];

/** Opens a listing, and repeats the expectations at each width. */
async function atEachWidth(
  page: Page,
  path: string,
  expectations: (width: number) => Promise<void>,
) {
  await openListing(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectations(width);
  }
}

test('a title is cut after three lines, and only where they do not suffice', async ({ page }) => {
  await atEachWidth(page, '/browse/furniture', async (width) => {
    await lengthen(page, '.plp-card__link', longTitle);
    const lines = await linesOf(titlesOf(page));
    expect(lines).toHaveLength(30);
    for (const { shown, all } of lines) expect(shown, `${width} px`).toBe(Math.min(3, all));
    expect(lines[0]?.all, `${width} px`).toBeGreaterThan(3);
  });
});

test('the whole title and brand show with wider text spacing, and at 200 % text', async ({
  page,
}) => {
  await atEachWidth(page, '/browse/furniture', async (width) => {
    await lengthen(page, '.plp-card__link', longTitle);
    await lengthen(page, '.plp-card__brand', longBrand);
    for (const css of [textSpacing, ':root { font-size: 200% }']) {
      await restyle(page, css);
      for (const texts of [titlesOf(page), brandsOf(page)])
        for (const { shown, all } of await linesOf(texts)) expect(shown, `${width} px`).toBe(all);
    }
    await restyle(page, '');
  });
});

test('every promotion badge has one line, and the sample’s are not cut', async ({ page }) => {
  const badges = page.locator('.plp-badge__text');
  await atEachWidth(page, '/browse/all?numProducts=96', async (width) => {
    expect(await badges.count()).toBeGreaterThan(5);
    for (const lines of await linesOf(badges))
      expect(lines, `${width} px`).toEqual({ shown: 1, all: 1 });
  });
  await lengthen(page, '.plp-badge__text', 'Spend £50 and save £10 on your next order');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { shown } of await linesOf(badges)) expect(shown, `${width} px`).toBe(1);
  }
});

test('the whole title, badge and brand show at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openListing(page, '/browse/all');
  await lengthen(page, '.plp-card__link', longTitle);
  await lengthen(page, '.plp-badge__text', 'Spend £50 and save £10 on your next order');
  await lengthen(page, '.plp-card__brand', longBrand);
  for (const texts of [titlesOf(page), page.locator('.plp-badge__text'), brandsOf(page)])
    for (const { shown, all } of await linesOf(texts)) expect(shown).toBe(all);
});

/** Pictures of the grid, without those in the host's slots, that show the browser's own sign of a failure. */
const brokenIn = (grid: Locator) =>
  grid.evaluate(
    (element) =>
      [...element.querySelectorAll<HTMLImageElement>('img:not([data-plp-slot] *)')].filter(
        (image) => image.complete && !image.naturalWidth,
      ).length,
  );

test('pictures that fail before the script starts have placeholders of their size', async ({
  page,
  watched,
}) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.route('**/pictures/**', (route) => route.abort());
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/product-listing.*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/browse/all', { waitUntil: 'commit' });
  const grid = gridOf(page);
  const banner = page.locator('.plp-banner');
  const swatches = page.locator('.plp-swatches').first();
  await expect.poll(() => brokenIn(grid)).toBeGreaterThan(8);
  const sizes = [await banner.boundingBox(), await swatches.boundingBox()];
  start();
  await whenReady(page);
  await expect.poll(() => brokenIn(grid)).toBe(0);
  const names = page.getByRole('img', { name: /^Missing image for: / });
  expect(await names.count()).toBeGreaterThan(8);
  for (const selector of ['span.plp-banner__image', 'svg.plp-swatches__swatch:not([color])'])
    await expect(page.locator(selector).first()).toBeVisible();
  expect([await banner.boundingBox(), await swatches.boundingBox()]).toEqual(sizes);
  watched.errors.splice(0);
});

test('without scripting a placeholder covers the sign of a failed picture', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(`${shopAddress()}/browse/furniture`);
  const box = await page.locator('.plp-card__picture').first().boundingBox();
  const corner = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8, width: 90, height: 40 };
  const picture = (await page.screenshot({ clip: corner })).toString('base64');
  await context.close();
  // The description of the picture, and the browser's sign, would have other colours than the ground.
  const reader = await browser.newPage();
  const colours = await reader.evaluate(async (bytes) => {
    const blob = await (await fetch(`data:image/png;base64,${bytes}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const pixels = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return new Set(new Uint32Array(Uint8ClampedArray.from(pixels).buffer)).size;
  }, picture);
  await reader.close();
  expect(colours).toBe(1);
});

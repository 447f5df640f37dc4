/** The texts and pictures of the cards where there is little room, large text or no picture. */
import type { Locator, Page } from '@playwright/test';
import { overflowOf } from './axe';
import { addressOf, brandHosts } from './brand-addresses';
import { gridOf, openListing } from './filtering';
import { expect, shopAddress, test, whenReady, whenScrolled } from './shop';
import { turn } from './turn';

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

const titlesOf = (page: Page) => page.locator('.plp-card .plp-card__title');
const brandsOf = (page: Page) => page.locator('.plp-card__brand');

const badgeTextsOf = (page: Page) => page.locator('.plp-badge__text');
const longBadge = 'Spend £50 and save £10 on your next order';

const widths = [360, 768, 1280, 1920];

/** Repeats the expectations at each width. */
async function atEachWidth(page: Page, expectations: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`at ${width} px`, () => expectations(width));
  }
}

test('a title is cut after three lines and only where they do not suffice, and all texts show with wider spacing, at 200 % text and on a narrow screen', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture');
  await lengthen(page, '.plp-card__link', longTitle);
  await lengthen(page, '.plp-card__brand', longBrand);
  await atEachWidth(page, async () => {
    const lines = await linesOf(titlesOf(page));
    expect(lines).toHaveLength(30);
    for (const { shown, all } of lines) expect(shown).toBe(Math.min(3, all));
    expect(lines[0]?.all).toBeGreaterThan(3);
  });
  for (const css of [textSpacing, ':root { font-size: 200% }']) {
    await restyle(page, css);
    await atEachWidth(page, async () => {
      for (const texts of [titlesOf(page), brandsOf(page)])
        for (const { shown, all } of await linesOf(texts)) expect(shown, css).toBe(all);
    });
  }
  await restyle(page, '');
  await page.setViewportSize({ width: 320, height: 700 });
  await lengthen(page, '.plp-badge__text', longBadge);
  await test.step('at 320 px', async () => {
    for (const texts of [titlesOf(page), badgeTextsOf(page), brandsOf(page)])
      for (const { shown, all } of await linesOf(texts)) expect(shown).toBe(all);
    const longWords = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(4);
    for (const selector of [
      '.plp-card__link',
      '.plp-card__brand',
      '.plp-badge__text',
      'h1',
      '.plp-insert__link',
    ])
      await lengthen(page, selector, longWords);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

/** The badges of which a part is not seen: it is cut, or lies outside the picture or under the heart. */
const cutBadges = (page: Page) =>
  page.locator('.plp-card .plp-badge').evaluateAll((badges) =>
    badges.flatMap((badge) => {
      const text = badge.querySelector('.plp-badge__text') ?? badge;
      const box = badge.getBoundingClientRect();
      const picture = badge.closest('.plp-card__picture')?.getBoundingClientRect();
      const heart = badge.closest('.plp-card')?.querySelector('.plp-save-button');
      const other = heart?.getBoundingClientRect();
      const isCut =
        text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
      const isOutside =
        !picture ||
        box.left < picture.left ||
        box.right > picture.right ||
        box.bottom > picture.bottom;
      const isUnder =
        other !== undefined && box.right > other.left + 4 && box.left < other.right - 4;
      const words = badge.textContent;
      return isCut || isOutside || isUnder
        ? [{ words, isCut, isOutside, isUnder, box, picture, heart: other }]
        : [];
    }),
  );

/** The widths at which the numbers of swatches change, with the fewest and the most that show. */
const swatchCounts = [
  [320, 3, 7],
  [359, 3, 7],
  [360, 4, 8],
  [639, 4, 8],
  [640, 5, 9],
  [1024, 6, 10],
  [1440, 7, 11],
] as const;

for (const host of brandHosts)
  test(`on ${host} a fingertip has 24 pixels for each swatch, and no badge is cut, however long its words are`, async ({
    page,
  }) => {
    await openListing(page, `${addressOf(host)}/browse/furniture`);
    for (const [width, fewest, most] of swatchCounts) {
      // So high that all of these cards are laid out.
      await page.setViewportSize({ width, height: 3_000 });
      await whenScrolled(page);
      const cards = await page.locator('.plp-card:has(.plp-swatches)').evaluateAll((all) =>
        all.slice(0, 12).map((card) => {
          const { left, right, bottom } = card.getBoundingClientRect();
          const boxes = [...card.querySelectorAll('.plp-swatches__swatch')]
            .filter((swatch) => swatch.checkVisibility())
            .map((swatch) => swatch.getBoundingClientRect());
          return {
            count: boxes.length,
            hasMore:
              getComputedStyle(card.querySelector('.plp-swatches') ?? card, '::after').content !==
              'none',
            small: boxes.filter((box) => Math.min(box.width, box.height) < 24).length,
            outside: boxes.filter(
              (box) => box.left < left || box.right > right || box.bottom > bottom,
            ).length,
            overlapping: boxes.filter((one, place) =>
              boxes
                .slice(place + 1)
                .some(
                  (other) =>
                    one.left < other.right - 0.01 &&
                    other.left < one.right - 0.01 &&
                    one.top < other.bottom - 0.01 &&
                    other.top < one.bottom - 0.01,
                ),
            ).length,
          };
        }),
      );
      expect(cards.length).toBeGreaterThan(5);
      for (const { count, hasMore, ...faults } of cards) {
        expect(faults, `${width} px`).toEqual({ small: 0, outside: 0, overlapping: 0 });
        if (hasMore) expect(count, `${width} px`).toBe(fewest);
        else expect(count, `${width} px`).toBeLessThanOrEqual(most);
      }
      // Cards of many colours and of few are among them.
      expect(new Set(cards.map(({ hasMore }) => hasMore)).size, `${width} px`).toBe(2);
    }

    expect(await page.locator('.plp-badge').count()).toBeGreaterThan(5);
    for (const words of [undefined, longBadge, 'Frühbucherrabatt']) {
      if (words !== undefined) await lengthen(page, '.plp-badge__text', words);
      for (const width of [320, ...widths]) {
        await page.setViewportSize({ width, height: 900 });
        for (const direction of ['ltr', 'rtl'] as const) {
          await turn(page, direction);
          // Cards are laid out when they come near the screen, a frame after its width has changed.
          await whenScrolled(page);
          expect(await cutBadges(page), `${width} px, ${direction}`).toEqual([]);
        }
      }
    }
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

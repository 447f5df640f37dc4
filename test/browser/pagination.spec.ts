/** The pages of a long listing, four numbers of which show on a phone (docs/product.md, 7.6). */
import type { Page } from '@playwright/test';
import { overflowOf } from './axe';
import { addressOf, brandHosts } from './brand-addresses';
import { desktop, openListing, phone, tablet } from './filtering';
import { bringIntoView, expect, pathOf, test } from './shop';
import { turn } from './turn';
import { texts } from '../support/english-texts';
import { resultsFrom } from './text-patterns';

const paginationOf = (page: Page) => page.getByRole('navigation', { name: texts.pagination.label });

/** The browser takes the focus from an element that can no longer have it after the next frame. */
const whenPainted = (page: Page) =>
  page.evaluate(() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 50))));

/** The visible numbers and ellipses. */
const itemsOf = (page: Page) =>
  paginationOf(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility() && !item.querySelector('svg'))
        .map((item) => item.textContent ?? ''),
    );

const narrow = { width: 320, height: 640 };

/** What a phone and what wider screens show on the first page, on one in the middle and on the last. */
const pages = [
  { present: 1, narrow: '1 2 3 … 57', wide: '1 2 3 4 5 6 7 … 57' },
  { present: 53, narrow: '1 … 53 … 57', wide: '1 … 51 52 53 54 55 56 57' },
  { present: 57, narrow: '1 … 55 56 57', wide: '1 … 51 52 53 54 55 56 57' },
] as const;

/** The tops of the visible items, one for each line of them. */
const linesOf = (page: Page) =>
  paginationOf(page)
    .getByRole('listitem')
    .evaluateAll((items) => [
      ...new Set(
        items
          .filter((item) => item.checkVisibility())
          .map((item) => {
            const { top, height } = item.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
      ),
    ]);

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripting`, () => {
    test.use({ javaScriptEnabled });

    test('a phone shows four numbers in one line, a sign for each gap, and tells of all 57 pages; others show nine items', async ({
      page,
    }) => {
      for (const { present, ...items } of javaScriptEnabled ? pages : pages.slice(1, 2)) {
        await page.setViewportSize(phone);
        const path = `/browse/furniture?page=${present}`;
        await (javaScriptEnabled ? openListing(page, path) : page.goto(path));
        const text = paginationOf(page).getByText(`Page ${present} of 57`);
        for (const viewport of [phone, narrow]) {
          await page.setViewportSize(viewport);
          expect(await itemsOf(page)).toEqual(items.narrow.split(' '));
          expect(await linesOf(page)).toHaveLength(1);
          await expect(text).toBeVisible();
          for (const link of await paginationOf(page).getByRole('link').all())
            if (await link.isVisible()) {
              const box = await link.boundingBox();
              expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
            }
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
        }
        for (const viewport of [tablet, desktop]) {
          await page.setViewportSize(viewport);
          expect(await itemsOf(page)).toEqual(items.wide.split(' '));
          await expect(text).toBeHidden();
        }
      }
    });
  });

for (const host of brandHosts)
  test(`pages of five digits fit a phone on ${host} in both directions`, async ({ page }) => {
    await page.setViewportSize(phone);
    // As long as each of them can be: at the end of the pages.
    await openListing(page, `${addressOf(host)}/browse/furniture?page=57`);
    await paginationOf(page)
      .getByRole('link')
      .filter({ hasText: /^5[567]$/ })
      .evaluateAll((numbers) => {
        for (const number of numbers) number.textContent = `88,8${number.textContent}`;
      });
    for (const direction of ['ltr', 'rtl'] as const) {
      await turn(page, direction);
      expect(await itemsOf(page)).toEqual(['1', '…', '88,855', '88,856', '88,857']);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await overflowOf(page), `${direction}, ${width} px`).toBe(0);
      }
      expect(await linesOf(page), direction).toHaveLength(1);
    }
  });

test('the text about the pages follows the shopper, and nothing loads more below', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openListing(page, '/browse/furniture');
  await expect(page.getByRole('link', { name: texts.loadMore.more })).toHaveCount(0);
  const next = paginationOf(page).getByRole('link', { name: texts.pagination.next });
  await bringIntoView(page, next);
  await next.click();
  await expect(paginationOf(page).getByText('Page 2 of 57')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('another page cuts nothing that stands above its products', async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of ['/browse/furniture', '/browse/all', '/browse/all/colours--grey'])
    await test.step(path, async () => {
      await openListing(page, path);
      await page.getByRole('link', { name: texts.pagination.next }).click();
      const header = page.locator('#plp-results-header');
      await expect(header).toBeFocused();
      await expect(header).toBeInViewport({ ratio: 1 });
      for (const part of await page.locator('.plp-heading, .plp-chips > :visible').all()) {
        const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
        expect(y >= 0 || y + height <= 1, `${y} to ${y + height} px`).toBe(true);
      }
    });
});

test('the focus stays on a page that loads, and when that fails', async ({ page, watched }) => {
  await page.setViewportSize(desktop);
  // The first and the last page have no link to the page before and after them.
  for (const [path, name] of [
    ['/browse/furniture', 'Page 2'],
    ['/browse/furniture?page=56', texts.pagination.next],
    ['/browse/furniture?page=2', texts.pagination.previous],
  ] as const)
    await test.step(`${name} of ${path}`, async () => {
      await openListing(page, path);
      let fail: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/listing-api/**', async (route) => {
        await asked;
        await route.fulfill({ status: 404, body: '{}' });
      });
      const link = paginationOf(page).getByRole('link', { name, exact: true });
      const pressed = await link.elementHandle();
      const isFocused = () => pressed?.evaluate((element) => element === document.activeElement);
      await pressed?.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => pathOf(page)).not.toBe(path);
      await whenPainted(page);
      expect(await isFocused()).toBe(true);
      fail();
      await expect(page.getByRole('alert')).toBeVisible();
      await whenPainted(page);
      expect(await isFocused()).toBe(true);
      await expect(link).toBeFocused();
      await page.unroute('**/listing-api/**');
    });
  watched.errors.splice(0);
});

test('a double click on a page opens no product that has come below the mouse', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await paginationOf(page).getByRole('link', { name: 'Page 6', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('#plp-results-header')).toContainText(resultsFrom(151, 180));
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await whenPainted(page);
  expect(documents).toEqual([]);
  expect(pathOf(page)).toBe('/browse/furniture?page=6');
});

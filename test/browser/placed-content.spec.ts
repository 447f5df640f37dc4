/** Content that a response places between, above and below its products. */
import type { Page } from '@playwright/test';
import { readRecord } from '../../src/lib/read-unknown';
import { startChangedShop } from './changed-shop';
import { recordEvents } from './published-events';
import { expect, test, whenReady } from './shop';

const shop = { address: '' };
const picture = { image: { url: '/pictures/banner/velvet.webp', alt_text: 'A sofa' } };
const url = '/browse/lighting';
const content = [
  { position: 'above', heading: 'Sofa week', text: 'Until Sunday.', url, campaignId: 'week' },
  { position: 'below', heading: 'Care for velvet', ...picture },
  {
    position: 6,
    heading: 'Two cells',
    span: 2,
    url,
    ...picture,
    narrowImage: '/pictures/banner/winter-warmers.webp',
  },
];
/** Of lighting alone. */
const senseless = [
  { position: 10_000, heading: 'Nowhere' },
  { position: 36, heading: 'No script', url: 'javascript:alert(1)' },
];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop.address = await startChangedShop({
    change: (listing) => {
      const meta = readRecord(listing.meta);
      const isLighting = readRecord(meta.selected_category).group_id === 'lighting';
      const pieces = isLighting ? [...content, ...senseless] : content;
      return { ...listing, meta: { ...meta, content: pieces } };
    },
  });
});

const open = (page: Page, path = '/browse/furniture') => page.goto(shop.address + path);
const headingsOf = (page: Page) => page.locator('.plp-content, .plp-grid__insert').locator('h3');
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripting`, () => {
    test.use({ javaScriptEnabled });

    test('stands in its places, and what makes no sense is left out, and told once', async ({
      page,
      watched,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, '/browse/lighting?numProducts=96');
      if (javaScriptEnabled) await whenReady(page);
      await expect(headingsOf(page)).toHaveText([
        'Sofa week',
        'Two cells',
        'No script',
        'Care for velvet',
      ]);
      expect(await topOf(page, '.plp-content')).toBeLessThan(await topOf(page, '.plp-grid'));
      expect(await topOf(page, '.plp-bottom-row')).toBeLessThan(
        await topOf(page, '[data-plp-content=below]'),
      );
      await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
      if (!javaScriptEnabled) return;
      await expect.poll(() => watched.errors).toHaveLength(2);
      expect(watched.errors.splice(0).map((error) => error.replace(/ \{.*/, ''))).toEqual([
        'The value of content.position is left out',
        'The value of content.url is left out',
      ]);
    });
  });

test('a banner of two cells is as wide as two cards, and fills a narrow screen with its own picture', async ({
  page,
}) => {
  const banner = page.locator('[data-plp-content=banner-6]');
  const widthOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await whenReady(page);
  const card = await widthOf('.plp-grid__cell');
  const wide = await widthOf('[data-plp-content=banner-6]');
  expect(wide).toBeGreaterThan(1.9 * card);
  expect(wide).toBeLessThan(2.3 * card);
  await page.setViewportSize({ width: 360, height: 740 });
  await banner.scrollIntoViewIfNeeded();
  await expect
    .poll(() => banner.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/pictures/banner/winter-warmers.webp');
  expect(await widthOf('[data-plp-content=banner-6]')).toBeGreaterThan(300);
});

test('is told by its place and campaign when it is seen and clicked', async ({ page }) => {
  await recordEvents(page);
  await open(page);
  await whenReady(page);
  const eventsOf = (topic: string) =>
    page.evaluate(
      (wanted) =>
        (
          window as unknown as { publishedEvents: { topic: string; detail: object }[] }
        ).publishedEvents
          .filter((event) => event.topic === wanted)
          .map(({ detail }) => detail),
      topic,
    );
  const seen = { slot: 'above', name: 'Sofa week', campaignId: 'week' };
  await expect.poll(() => eventsOf('content-view')).toContainEqual(expect.objectContaining(seen));
  await page.getByRole('link', { name: 'Sofa week' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await page.getByRole('link', { name: 'Sofa week' }).click();
  await expect.poll(() => eventsOf('content-click')).toContainEqual(expect.objectContaining(seen));
});

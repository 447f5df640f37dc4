/** When and where the first pictures show: a shopper comes for the products. */
import type { Page } from '@playwright/test';
import { addressOf, brandHosts } from './brand-addresses';
import { expect, test, whenReady } from './shop';

const furniture = '/browse/furniture';
const phone = { width: 360, height: 780 };

/** The pictures of cards, and of the recommended product, that a browser requests before it has laid out the page. */
async function requestedWithDocument(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get(furniture)).text();
  // Nothing of the body is laid out, so that no lazy picture is near.
  const hidden = html.replace('<body', '<body style="display: none"');
  const [cards = ''] = /<ul class="plp-grid[\s\S]*?<\/ul>/.exec(html) ?? [];
  await page.route(furniture, (route) => route.fulfill({ body: hidden, contentType: 'text/html' }));
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(furniture);
  return [...new Set(pictures)].filter((path) => cards.includes(path));
}

for (const [width, count] of [
  [360, 4],
  [768, 7],
  [1280, 7],
  [1440, 9],
] as const)
  test(`${count} pictures are asked for with the document at ${width} px`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await requestedWithDocument(page)).toHaveLength(count);
    // The scripts that were left out.
    watched.errors.length = 0;
  });

for (const host of brandHosts)
  test(`the first picture begins at 360 px or above, with a filter too, on ${host}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const path of [furniture, '/browse/furniture/colours--grey', '/search/lamp/']) {
      await page.goto(addressOf(host) + path);
      await whenReady(page);
      const box = await page.locator('.plp-card__image').first().boundingBox();
      expect(box?.y, path).toBeLessThanOrEqual(360);
    }
  });

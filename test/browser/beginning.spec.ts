/** When the page's script is fetched: not before what the shopper came for, unless the shopper acts. */
import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const pictureMs = 1_200;
const isScript = (url: string) => /\/product-listing\.[^/]*\.js$/.test(url);

/** Opens a listing whose pictures are slow to come; gives the order in which things were asked for and came. */
async function openSlowly(page: Page): Promise<readonly string[]> {
  const happened: string[] = [];
  await page.route('**/pictures/*/**', async (route) => {
    await new Promise((over) => setTimeout(over, pictureMs));
    happened.push('picture');
    await route.continue();
  });
  page.on('request', (request) => {
    if (isScript(request.url())) happened.push('script');
  });
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await page.locator('.plp-card').first().waitFor();
  return happened;
}

test('the script comes after the first pictures', async ({ page }) => {
  const happened = await openSlowly(page);
  await expect.poll(() => happened).toContain('script');
  expect(happened.indexOf('script')).toBeGreaterThan(2);
});

test('the script comes at once when the shopper acts', async ({ page }) => {
  const happened = await openSlowly(page);
  expect(happened).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => happened[0]).toBe('script');
});

test('a picture that never comes holds the script up for two seconds at most', async ({ page }) => {
  await page.route('**/pictures/*/**', () => undefined);
  const script = page.waitForRequest((request) => isScript(request.url()));
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await script;
});

test('the first picture is asked for early in the size that is shown, and in no other', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') fetched.push(response.url());
  });
  for (const width of [360, 500, 1280]) {
    fetched.length = 0;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/browse/furniture', { waitUntil: 'networkidle' });
    const first = await page
      .locator('.plp-card__image')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc);
    const file = first.split('?')[0] ?? '';
    expect(new Set(fetched.filter((url) => url.startsWith(file)))).toEqual(new Set([first]));
  }
});

import { overflowOf, violationsOf } from './axe';
import { expect, shopAddress, test, whenReady } from './shop';

const widths = [360, 768, 1280] as const;
const brands = [
  { name: 'Marlow', host: undefined, currency: '£' },
  { name: 'Marlow Ireland', host: 'ie.localhost', currency: '€' },
  { name: 'Hearth', host: 'hearth.localhost', currency: '£' },
] as const;
/** What a shopper may be looking at, and with which status it comes. */
const states = {
  '/browse/furniture': 200,
  '/search/lamp': 200,
  '/promo/winter-warmers': 200,
  '/browse/furniture/brand--fig-fable/colours--black': 404,
  '/search/zzzqqq': 200,
  '/browse/furniture?page=99': 404,
  '/browse/nowhere': 404,
  '/basket': 404,
} as const;

/** The address of the shop under a brand's own host name. */
function addressOf(host: string | undefined): string {
  const address = new URL(shopAddress());
  if (host !== undefined) address.hostname = host;
  return address.origin;
}

for (const { name, host, currency } of brands) {
  for (const width of widths) {
    test(`${name} is for everyone at ${String(width)} px, whatever there is to show`, async ({
      page,
      watched,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      for (const [path, status] of Object.entries(states)) {
        const response = await page.goto(addressOf(host) + path);
        expect(response?.status(), path).toBe(status);
        await whenReady(page);
        expect(await violationsOf(page), path).toEqual([]);
        expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
      }
      // A page that is not there is said so by the browser, too.
      watched.complaints.splice(0);
    });
  }

  test(`${name} has its name, its currency and its language`, async ({ page }) => {
    await page.goto(`${addressOf(host)}/browse/furniture`);
    await expect(page).toHaveTitle(`Furniture | ${name}`);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      host === 'ie.localhost' ? 'en-IE' : 'en-GB',
    );
    const prices = await page.locator('.plp-price__current').allTextContents();
    expect(prices).toHaveLength(30);
    for (const price of prices) expect(price).toContain(currency);
    // The shop's own pieces among the products, where thirty products are.
    await expect(page.getByRole('complementary', { name: 'Winter Warmers' })).toBeAttached();
    await expect(page.locator('.plp-recommendation')).toHaveCount(3);
  });
}

test.describe('a shopper who needs large letters or has a narrow screen', () => {
  for (const path of [
    '/browse/furniture',
    '/browse/furniture?page=99',
    '/search/zzzqqq',
    '/basket',
  ]) {
    test(`never has to scroll sideways on ${path}`, async ({ page, watched }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await whenReady(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // Twice the size of text, as a reader sets it: every length of ours is in rem.
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await overflowOf(page), `${String(width)} px`).toBeLessThanOrEqual(0);
      }
      watched.complaints.splice(0);
    });
  }

  test('sees long names whole or cut at two lines, and never beside the card', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/browse/furniture');
    // What is changed before the page takes over the server's markup would differ from what it expects there.
    await whenReady(page);
    await page.evaluate(() => {
      const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(4);
      for (const area of [
        '.plp-card__link',
        '.plp-card__brand',
        '.plp-badge__text',
        'h1',
        '.plp-insert__link',
      ])
        for (const element of document.querySelectorAll(area)) element.textContent = long;
    });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const [title] = await page.locator('.plp-card__title').all();
    const box = await title?.boundingBox();
    expect(box?.height).toBeLessThan(48);
  });
});

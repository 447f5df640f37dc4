import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { overflowOf, violationsOf } from './axe';
import { expect, shopAddress, test, whenReady } from './shop';

const widths = [360, 768, 1280] as const;
const brands = [
  { name: 'Marlow', host: undefined, currency: '£' },
  { name: 'Marlow Ireland', host: 'ie.localhost', currency: '€' },
  { name: 'Hearth', host: 'hearth.localhost', currency: '£' },
] as const;
/** Kinds of pages, with the status of each. */
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

/** The words of each visible button with their colour and that of the ground below them, as six digits. */
const buttonsOn = (page: Page) =>
  page.locator('.plp-button:visible, button:visible').evaluateAll((buttons) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const digits = (...colours: readonly string[]) => {
      if (!canvas) return '';
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    };
    return buttons
      .filter((button) => button.textContent?.trim() !== '')
      .map((button) => {
        const grounds: string[] = [];
        for (let at: Element | null = button; at; at = at.parentElement)
          grounds.unshift(getComputedStyle(at).backgroundColor);
        const text = button.textContent ?? '';
        const { color } = getComputedStyle(button);
        return { text, colour: digits(color), ground: digits('white', ...grounds) };
      });
  });

for (const { name, host, currency } of brands) {
  for (const width of widths) {
    test(`${name} is accessible and fits the screen at ${String(width)} px on every kind of page`, async ({
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
      // The browser reports each 404.
      watched.errors.splice(0);
    });
  }

  test(`${name} has readable text on every button`, async ({ page, watched }) => {
    // axe reports no contrast of 1:1, because such a text may be hidden on purpose.
    for (const path of Object.keys(states)) {
      await page.goto(addressOf(host) + path);
      await whenReady(page);
      for (const { text, colour, ground } of await buttonsOn(page))
        expect(contrast(colour, ground), `${path}: ${text}`).toBeGreaterThanOrEqual(4.5);
    }
    watched.errors.splice(0);
  });

  test(`${name} shows its name, currency and language`, async ({ page }) => {
    await page.goto(`${addressOf(host)}/browse/furniture`);
    await expect(page).toHaveTitle(`Furniture | ${name}`);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      host === 'ie.localhost' ? 'en-IE' : 'en-GB',
    );
    const prices = await page.locator('.plp-price__current').allTextContents();
    expect(prices).toHaveLength(30);
    for (const price of prices) expect(price).toContain(currency);
    await expect(page.getByRole('complementary', { name: 'Winter Warmers' })).toBeAttached();
    await expect(page.locator('.plp-recommendation')).toHaveCount(1);
  });
}

test.describe('with large text or on a narrow screen', () => {
  for (const path of [
    '/browse/furniture',
    '/browse/furniture?page=99',
    '/search/zzzqqq',
    '/basket',
  ]) {
    test(`nothing overflows sideways on ${path}`, async ({ page, watched }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await whenReady(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // A text size of 200 % in the browser's settings; all lengths are in rem.
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await overflowOf(page), `${String(width)} px`).toBeLessThanOrEqual(0);
      }
      watched.errors.splice(0);
    });
  }

  test('long names stay inside the card', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/browse/furniture');
    // A change before hydration would cause a mismatch.
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
  });
});

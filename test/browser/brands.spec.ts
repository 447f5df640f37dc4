import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { overflowOf, violationsOf } from './axe';
import { addressOf } from './brand-addresses';
import { expect, setTextSize, test, whenReady } from './shop';

const listing = '/browse/furniture';
/** Pages of different parts, with the status of each; two of the lamps are sold out. */
const mainPages = {
  '/': 200,
  '/browse/furniture/brand--fig-fable/colours--black': 404,
  '/browse/floor-lamps/price---200-to-499-99': 200,
  [listing]: 200,
  '/product/4407477': 200,
} as const;
/** Pages that differ from those in their words and some elements, but not in their layout. */
const furtherPages = {
  '/search/oak/price---1000-and-above': 200,
  '/promo/winter-warmers/price---500-to-999-99': 200,
  '/search/zzzqqq': 200,
  '/browse/furniture?page=99': 404,
  '/browse/nowhere': 404,
  '/basket': 404,
} as const;
const brands = [
  { name: 'Marlow', host: '127.0.0.1', language: 'en-GB', currency: '£' },
  { name: 'Marlow Ireland', host: 'ie.localhost', language: 'en-IE', currency: '€' },
  { name: 'Hearth', host: 'hearth.localhost', language: 'en-GB', currency: '£' },
] as const;

/** The colours of a picture's pixels as six digits, the most frequent first. */
const coloursIn = (canvasPage: Page, png: Buffer) =>
  canvasPage.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    const { data = [] } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? {};
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const digits = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        .map((value) => value.toString(16).padStart(2, '0'))
        .join('');
      counts.set(digits, (counts.get(digits) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one).map(([digits]) => digits);
  }, png.toString('base64'));

/**
 * Each look of a button, its words included, is measured once: axe reports no contrast of 1:1, as such a text may be
 * hidden on purpose.
 */
async function expectReadableButtons(page: Page, canvasPage: Page, measured: Set<string>) {
  const buttons = page.locator('.plp-button:visible, button:visible');
  const looks = await buttons.evaluateAll((elements) =>
    elements.map((button) => ({
      classes: button.className,
      text: (button as HTMLElement).innerText.trim(),
    })),
  );
  for (const [index, { classes, text }] of looks.entries()) {
    const look = `${classes} ${text}`;
    if (text === '' || measured.has(look)) continue;
    measured.add(look);
    const button = buttons.nth(index);
    const [ground = '', ...colours] = await coloursIn(canvasPage, await button.screenshot());
    const best = Math.max(...colours.map((colour) => contrast(colour, ground)));
    expect(best, `${page.url()}: ${text}`).toBeGreaterThanOrEqual(4.5);
  }
}

async function expectOwnWords(page: Page, { name, language, currency }: (typeof brands)[number]) {
  await expect(page).toHaveTitle(`Furniture | ${name}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const prices = await page.locator('.plp-card .plp-price__current').allTextContents();
  expect(prices).toHaveLength(30);
  for (const price of prices) expect(price).toContain(currency);
  await expect(page.getByRole('complementary', { name: 'Velvet, to sink into' })).toBeAttached();
  await expect(page.locator('.plp-recommendation')).toHaveCount(1);
}

/** No rule of axe is broken and each button can be read. `measured` has the looks of buttons that were measured. */
async function expectReadable(page: Page, width: number, canvasPage: Page, measured: Set<string>) {
  await page.setViewportSize({ width, height: 900 });
  expect(await violationsOf(page), `${width} px`).toEqual([]);
  await expectReadableButtons(page, canvasPage, measured);
}

async function expectFits(page: Page, textSize: number, ...widths: readonly number[]) {
  await setTextSize(page, textSize);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const told = `${width} px with a text of ${textSize} px`;
    expect(await overflowOf(page), told).toBeLessThanOrEqual(0);
  }
}

for (const [brand, kinds, pages] of [
  ...brands.map((brand) => [brand, 'the main', mainPages] as const),
  [brands[0], 'the further', furtherPages] as const,
])
  test(`${brand.name} is accessible, fits the screen and has readable buttons and its own words on ${kinds} kinds of pages`, async ({
    page,
    context,
    watched,
  }) => {
    test.setTimeout(120_000);
    const canvasPage = await context.newPage();
    const [onDesktop, onPhone] = [new Set<string>(), new Set<string>()];
    for (const [path, status] of Object.entries(pages))
      await test.step(path, async () => {
        const response = await page.goto(addressOf(brand.host) + path);
        expect(response?.status()).toBe(status);
        await whenReady(page);
        if (path === listing) await expectOwnWords(page, brand);
        await expectReadable(page, 1280, canvasPage, onDesktop);
        await expectFits(page, 16, 360, 640, 768, 1024, 1280);
        // Markup and themes are the same at each width but for the layout: one brand shows that.
        if (brand !== brands[0]) return;
        await expectReadable(page, 360, canvasPage, onPhone);
        await expectFits(page, 16, 320);
        await expectFits(page, 32, 360, 768, 1280);
        await setTextSize(page, 16);
      });
    // The browser reports each 404.
    watched.errors.splice(0);
  });

test('a header in the main colour of a theme has readable texts, and shows the focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-plp-brand]')) {
      element.style.setProperty('--plp-header-ground', 'var(--plp-primary)');
      element.style.setProperty('--plp-header-ink', 'var(--plp-on-primary)');
    }
  });
  const saved = page.getByRole('banner').getByRole('link', { name: 'Saved' });
  await saved.hover();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(saved).toBeFocused();
  await expect(saved).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
});

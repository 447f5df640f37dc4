import type { Locator } from '@playwright/test';
import { expect, shopAddress, test, whenReady } from './shop';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown.');
  return box;
}

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 1 ||
  other.x + other.width <= one.x + 1 ||
  one.y + one.height <= other.y + 1 ||
  other.y + other.height <= one.y + 1;

/** Where the things of a scene begin in its 1200 by 480 pixels; the end of the picture is always shown. */
const firstThing = 446;

/** The part of the picture that its things take, on screen. */
function thingsIn({ x, y, width, height }: Box): Box {
  const shown = Math.min(width, (1200 - firstThing) * Math.max(width / 1200, height / 480));
  return { x: x + width - shown, y, width: shown, height };
}

test('the words of a banner stand next to its picture, on the other side from right to left', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  const banner = page.locator('.plp-banner').first();
  const setDirection = (direction: string) =>
    page.evaluate((dir) => {
      for (const part of document.querySelectorAll('html, [dir="ltr"], [dir="rtl"]'))
        part.setAttribute('dir', dir);
    }, direction);
  const readBoxes = async () => ({
    words: await boxOf(banner.locator('.plp-banner__words')),
    picture: await boxOf(banner.locator('.plp-banner__image')),
  });
  for (const width of [360, 768, 1280, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await banner.scrollIntoViewIfNeeded();
      const { words, picture } = await readBoxes();
      expect(words.x + words.width).toBeLessThanOrEqual(picture.x + 1);
      expect(picture.width).toBeGreaterThan(100);
      expect(picture.height).toBeLessThanOrEqual(220);
      const call = await boxOf(banner.locator('.plp-insert__action'));
      const text = await boxOf(banner.locator('.plp-banner__text'));
      expect(call.y).toBeGreaterThan(text.y + text.height);
      expect(call.x + call.width).toBeLessThanOrEqual(words.x + words.width);
      await setDirection('rtl');
      const mirrored = await readBoxes();
      expect(mirrored.picture.x + mirrored.picture.width).toBeLessThanOrEqual(mirrored.words.x + 1);
      await setDirection('ltr');
    });
});

for (const host of ['127.0.0.1', 'ie.localhost', 'hearth.localhost'])
  test(`the words of the home page cover no thing of the scene on ${host}`, async ({ page }) => {
    const address = new URL(shopAddress());
    address.hostname = host;
    await page.goto(address.origin);
    const scene = page.locator('.plp-shop-home__scene');
    for (const width of [360, 768, 1024, 1280, 1440, 1920])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const words = await boxOf(scene.locator('.plp-shop-home__words'));
        expect(isApart(words, thingsIn(await boxOf(scene.locator('img'))))).toBe(true);
      });
  });

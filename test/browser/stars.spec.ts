/** A rating shows its number of stars however a shopper's colours are set: the pixels of five stars are read. */
import type { Locator, Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { addressOf, brandHosts } from './brand-addresses';
import { openListing } from './filtering';
import { expect, test } from './shop';

type Place = readonly [across: number, down: number];

/** Six digits of the colour at each place of a picture, from 0 to 1 of its width and height. */
const coloursAt = (page: Page, png: Buffer, places: readonly Place[]) =>
  page.evaluate(
    async ([base64, points]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return points.map(([across, down]) => {
        const x = Math.floor(across * picture.width);
        const y = Math.floor(down * picture.height);
        return [...(canvas?.getImageData(x, y, 1, 1).data ?? [])]
          .slice(0, 3)
          .map((value) => value.toString(16).padStart(2, '0'))
          .join('');
      });
    },
    [png.toString('base64'), places] as const,
  );

/** The left and the right half of each star, beside its middle; the last place is the corner, which no star covers. */
const halves = Array.from({ length: 10 }, (_, half): Place => [
  (half + 0.6 - 0.2 * (half % 2)) / 10,
  0.5,
]);
const corner: Place = [0.005, 0.02];

/** Sets a rating to this many half stars, and returns the colours of the ten halves and of the paper around them. */
async function starsWith(page: Page, stars: Locator, filled: number) {
  await stars.evaluate((element: HTMLElement, count) => {
    element.className = `plp-stars plp-stars--${String(count)}`;
    // Large enough for each place to be inside its star, and small enough for a narrow card on paper.
    element.style.cssText = 'font-size: 24px';
  }, filled);
  const [paper = '', ...colours] = await coloursAt(page, await stars.screenshot(), [
    corner,
    ...halves,
  ]);
  return { paper, colours };
}

const usual = {
  media: 'screen',
  contrast: 'no-preference',
  forcedColors: 'none',
  colorScheme: 'light',
} as const;

const modes = {
  'as it comes': {},
  'more contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
  'forced colours on a dark ground': { forcedColors: 'active', colorScheme: 'dark' },
  'more contrast in forced colours': { contrast: 'more', forcedColors: 'active' },
  paper: { media: 'print' },
  'paper with more contrast': { media: 'print', contrast: 'more' },
  'a dark surrounding': { colorScheme: 'dark' },
} as const;

for (const host of brandHosts)
  test(`one star on ${host} is one of five in all modes of colour`, async ({ page }) => {
    await openListing(page, `${addressOf(host)}/browse/furniture`);
    const stars = page.locator('.plp-rating .plp-stars').first();
    for (const [mode, media] of Object.entries(modes)) {
      await page.emulateMedia({ ...usual, ...media });
      for (const filled of [1, 2, 5, 10]) {
        const { paper, colours } = await starsWith(page, stars, filled);
        const told = `${filled} halves with ${mode}: ${colours.join(' ')} on ${paper}`;
        const full = colours[0] ?? '';
        expect(contrast(full, paper), told).toBeGreaterThan(7);
        const isFull = colours.map((colour) => contrast(colour, full) < 1.1);
        expect(isFull, told).toEqual(Array.from(colours, (_, half) => half < filled));
        // What is missing of five is seen too, and never taken for a star that was given.
        for (const empty of colours.slice(filled)) {
          expect(contrast(full, empty), told).toBeGreaterThan(4.5);
          expect(contrast(empty, paper), told).toBeGreaterThan(1.2);
        }
      }
    }
  });

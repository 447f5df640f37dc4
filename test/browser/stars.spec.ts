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

/** How many half stars of ten are given; the ratings stand below each other. */
const ratings = [1, 2, 5, 10] as const;

/** The left and the right half of each star of a rating, next to its middle. */
const halvesOf = (row: number) =>
  Array.from({ length: 10 }, (_, half): Place => [
    (half + 0.6 - 0.2 * (half % 2)) / 10,
    (row + 0.5) / ratings.length,
  ]);
/** No star covers the corner. */
const corner: Place = [0.005, 0.005];

/** Puts these ratings in the place of a card's own. */
const showRatings = (rating: Locator) =>
  rating.evaluate((element: HTMLElement, given) => {
    const stars = given.map((halves) => {
      const row = document.createElement('span');
      row.className = `plp-stars plp-stars--${String(halves)}`;
      // Large enough for each place to be inside its star, and small enough for a narrow card on paper.
      row.style.fontSize = '24px';
      return row;
    });
    element.replaceChildren(...stars);
    element.style.cssText = 'display: grid; gap: 0; width: max-content; padding: 0';
  }, ratings);

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

/** What is pale on white paper can hardly be seen on a screen that is dark all over. */
const isDark = (paper: string): boolean => contrast(paper, '000000') < 4.5;

for (const host of brandHosts)
  test(`one star on ${host} is one of five in all modes of colour`, async ({ page }) => {
    await openListing(page, `${addressOf(host)}/browse/floor-lamps/price---20-to-49-99`);
    const rating = page.locator('.plp-rating').first();
    await showRatings(rating);
    for (const [mode, media] of Object.entries(modes)) {
      await page.emulateMedia({ ...usual, ...media });
      const picture = await rating.screenshot();
      const [paper = '', ...all] = await coloursAt(page, picture, [
        corner,
        ...ratings.flatMap((_, row) => halvesOf(row)),
      ]);
      for (const [row, filled] of ratings.entries()) {
        const colours = all.slice(row * 10, (row + 1) * 10);
        const told = `${filled} halves with ${mode}: ${colours.join(' ')} on ${paper}`;
        const full = colours[0] ?? '';
        expect(contrast(full, paper), told).toBeGreaterThan(7);
        const isFull = colours.map((colour) => contrast(colour, full) < 1.1);
        expect(isFull, told).toEqual(Array.from(colours, (_, half) => half < filled));
        // What is missing of five is seen too, and never taken for a star that was given.
        for (const empty of colours.slice(filled)) {
          expect(contrast(full, empty), told).toBeGreaterThan(4.5);
          expect(contrast(empty, paper), told).toBeGreaterThan(isDark(paper) ? 3 : 1.2);
        }
      }
    }
  });

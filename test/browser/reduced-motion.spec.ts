/** Signs that a listing is fetched move, but not for shoppers whose system asks for less motion. */
import type { Page } from '@playwright/test';
import { desktop, gridOf, openListing, phone, slowListings } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

/** The elements on screen that move without an end. */
const endless = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless && effect instanceof KeyframeEffect && effect.target?.checkVisibility()
        ? [effect.target.className]
        : [];
    }),
  );

for (const [width, viewport, sign] of [
  ['phone', phone, 'plp-spinner__ring'],
  ['desktop', desktop, 'plp-fetching-line plp-fetching-line--running'],
] as const)
  for (const [reducedMotion, moving] of [
    ['no-preference', [sign]],
    ['reduce', []],
  ] as const)
    test(`what moves on a ${width} while a listing is fetched, with ${reducedMotion}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion });
      await openListing(page, '/browse/furniture');
      await slowListings(page, 3_000);
      await page.getByLabel(texts.sort.label).selectOption({ index: 1 });
      await expect(gridOf(page)).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator(`.${sign.split(' ').at(-1)}`)).toBeVisible();
      expect(await endless(page)).toEqual(moving);
    });

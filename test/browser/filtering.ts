/** What the suites about filtering share. */
import { expect, whenReady } from './shop';
import type { Locator, Page } from '@playwright/test';

/** The widths at which the filters are shown: two in the drawer, one in the column. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 900 };

export const gridOf = (page: Page): Locator => page.getByRole('list', { name: 'Products' });
export const chipsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Selected filters' }).getByRole('link');
export const drawerOf = (page: Page): Locator => page.getByRole('dialog');
export const filterButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^Filter(?: \(\d+\))?$/ });

/** Opens a listing and waits until it reacts to presses. */
export async function openListing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}

/** Resolves when the listing on screen is the one of the address, which is asked for when the press itself is painted. */
export async function whenSettled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((asked) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(asked))),
      ),
  );
  await expect(gridOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** An accordion of the column, found by its heading. */
export const accordionOf = (page: Page, name: string): Locator =>
  page
    .locator('.plp-accordion')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

/** Resolves when nothing slides or fades any more. */
export const whenStill = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // A spinner spins for ever.
        .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

/** The button of a section in the drawer, which says what is selected behind the section's name. */
export const sectionButtonOf = (page: Page, sectionName: string): Locator =>
  drawerOf(page)
    // eslint-disable-next-line no-restricted-syntax -- section names are written by these tests, in letters and spaces
    .getByRole('button', { name: new RegExp(`^${sectionName}`) })
    .first();

/** Opens the drawer, and in it the inner drawer of a section. */
export async function openDrawer(page: Page, sectionName?: string): Promise<Locator> {
  await filterButtonOf(page).click();
  await expect(drawerOf(page)).toBeFocused();
  await whenStill(page);
  if (sectionName !== undefined) {
    await sectionButtonOf(page, sectionName).click();
    await expect(innerDrawerOf(page, sectionName)).toBeFocused();
    await whenStill(page);
  }
  return drawerOf(page);
}

export const innerDrawerOf = (page: Page, sectionName: string): Locator =>
  page.getByRole('region', { name: sectionName, exact: true });

export const historyLength = (page: Page): Promise<number> =>
  page.evaluate(() => window.history.length);

/** Lets the listing API answer after `delayMs` only. */
export const slowListings = (page: Page, delayMs: number) =>
  page.route('**/listing-api/**', async (route) => {
    await new Promise((done) => setTimeout(done, delayMs));
    // The page may have given the request up by now.
    await route.continue().catch(() => undefined);
  });

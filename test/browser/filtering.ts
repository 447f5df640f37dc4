/** Helpers of the specs about filtering. */
import { expect, whenReady } from './shop';
import type { Locator, Page } from '@playwright/test';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

/** The filters are in the drawer on the first two and in the column on the third. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 900 };

export const gridOf = (page: Page): Locator => page.getByRole('list', { name: texts.listing.grid });
export const chipsOf = (page: Page): Locator =>
  page.getByRole('list', { name: texts.filters.selected }).getByRole('link');
export const drawerOf = (page: Page): Locator => page.getByRole('dialog');
export const filterButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^Filter(?: \(\d+\))?$/ });

export async function openListing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}

/** Resolves when the screen shows the listing of the address, which is requested after the frame of the click. */
export async function whenSettled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((requested) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(requested))),
      ),
  );
  // The grid is hidden from roles while the drawer is open.
  const grid = page.getByRole('list', { name: texts.listing.grid, includeHidden: true });
  await expect(grid).toHaveAttribute('aria-busy', 'false');
}

export const accordionOf = (page: Page, name: string): Locator =>
  page
    .locator('.plp-accordion')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

export const whenAnimationsFinish = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Spinners never finish, nor does what follows the scroll position or is far from the screen, where the browser
        // pauses it with its card.
        .filter(
          ({ effect, timeline }) =>
            timeline instanceof DocumentTimeline &&
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility({ contentVisibilityAuto: true }) &&
            effect.getComputedTiming().iterations === 1,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

/** The button of a section in the drawer. Its name is the section's, followed by the selected options. */
export const sectionButtonOf = (page: Page, sectionName: string): Locator =>
  drawerOf(page)
    .getByRole('button', { name: beginningWith(sectionName) })
    .first();

/** Opens the drawer, and the inner drawer of a section if named. */
export async function openDrawer(page: Page, sectionName?: string): Promise<Locator> {
  await filterButtonOf(page).click();
  await expect(drawerOf(page)).toBeFocused();
  await whenAnimationsFinish(page);
  if (sectionName !== undefined) {
    await sectionButtonOf(page, sectionName).click();
    await expect(innerDrawerOf(page, sectionName)).toBeFocused();
    await whenAnimationsFinish(page);
  }
  return drawerOf(page);
}

/** Resolves in the drawer's own entry of the history, to which the page goes forward after Back in an inner drawer. */
export const whenInEntryOfDrawer = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"drawer"');

export const innerDrawerOf = (page: Page, sectionName: string): Locator =>
  page.getByRole('region', { name: sectionName, exact: true });

/** Moves the focus with Tab until it is on the control with this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : null;
      const text = label?.textContent ?? activeElement?.ariaLabel ?? activeElement?.textContent;
      return text?.trim() ?? '';
    });
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

export const historyLength = (page: Page): Promise<number> =>
  page.evaluate(() => window.history.length);

export const slowListings = (page: Page, delayMs: number) =>
  page.route('**/listing-api/**', async (route) => {
    await new Promise((done) => setTimeout(done, delayMs));
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });

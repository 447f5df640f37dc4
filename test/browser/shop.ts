/** Helpers of all browser specs. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './base-test';

export const shopAddress = (): string => process.env.SHOP ?? '';

type Watched = {
  readonly listingRequests: string[];
  /** Uncaught errors and error lines in the console; a test removes those it expects. */
  readonly errors: string[];
};

/** Records the listing requests and errors of the page, and fails a test when an error is left. */
export const test = base.extend<{ watched: Watched }>({
  baseURL: async ({}, use) => use(shopAddress()),
  watched: [
    async ({ page }, use) => {
      const watched: Watched = { listingRequests: [], errors: [] };
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/listing-api/')) watched.listingRequests.push(pathname + search);
      });
      page.on('pageerror', (error) => watched.errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') watched.errors.push(message.text());
      });
      await use(watched);
      expect(watched.errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether React has taken over each control of the listing that shows, where the document has the page's script. */
function isHydrated(): boolean {
  const isScripted = matchMedia('(scripting: enabled)').matches;
  if (!isScripted || !document.querySelector('script[src*="/product-listing."]')) return true;
  const parts = ':is(.plp-top-row, .plp-filter-column, .plp-card)';
  const links = ':is(.plp-pagination, .plp-load-more) a';
  const controls = document.querySelectorAll(
    `${parts} :is(button, input, select, summary), ${links}`,
  );
  return [...controls].every(
    (control) =>
      !control.checkVisibility() ||
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
  );
}

/** Resolves when the page reacts to clicks. A busy machine hydrates it later than the network is idle. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isHydrated);
}

/** How far the page is scrolled, in whole pixels. */
export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Resolves when the page has not scrolled for ten frames. */
export const whenScrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let before = -1, frames = 0; frames < 10; frames += 1) {
      if (window.scrollY !== before) frames = 0;
      before = window.scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

/** Scrolls to an element; cards that come into view on the way get their heights, and move what stands below them. */
export async function bringIntoView(page: Page, locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await whenScrolled(page);
}

/** Turns the mouse wheel by this many pixels; resolves when the page no longer scrolls. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  const before = await scrollOf(page);
  // Over the products, because the filter column scrolls by itself.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width * 0.75, height / 2);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollOf(page)).not.toBe(before);
  await whenScrolled(page);
}

/** Marks the document, so that `isMarked` shows later whether it was loaded again. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });

export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.marked === 'yes');

export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/**
 * Sets the text size of the browser's settings, which all lengths and the widths of the layouts follow; 16 is usual.
 */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

export const doubleTextSize = (page: Page) => setTextSize(page, 32);

/** What the browser suites share. */
import { expect, type Page } from '@playwright/test';
import { test as base } from './base-test';

export const shopAddress = (): string => process.env.SHOP ?? '';

type Watched = {
  /** Listing requests that this page has made. */
  readonly listingRequests: string[];
  /** What the browser complained of. */
  readonly complaints: string[];
};

/** A page that remembers its listing requests and complaints; a test fails when there was one of the latter. */
export const test = base.extend<{ watched: Watched }>({
  baseURL: async ({}, use) => use(shopAddress()),
  watched: [
    async ({ page }, use) => {
      const watched: Watched = { listingRequests: [], complaints: [] };
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/listing-api/')) watched.listingRequests.push(pathname + search);
      });
      page.on('pageerror', (error) => watched.complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') watched.complaints.push(message.text());
      });
      await use(watched);
      expect(watched.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when the page reacts to presses. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
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

/** Turns the mouse's wheel by so many pixels; resolves when the page has scrolled as far as it does. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  const before = await scrollOf(page);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollOf(page)).not.toBe(before);
  await whenScrolled(page);
}

/** Marks the document, to see later that it was never loaded anew. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });

export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.marked === 'yes');

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

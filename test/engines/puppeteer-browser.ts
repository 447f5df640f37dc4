/** Drives Chromium (DevTools protocol) and Firefox (WebDriver BiDi). */
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { closeAfterTest } from '../support/close-after-test';
import type { Browser, BrowserWindow } from './engine';

export async function startPuppeteerBrowser(options: LaunchOptions): Promise<Browser> {
  const browser = await launch(options);
  closeAfterTest(() => browser.close());
  return {
    openWindow: async ({ width, height }) => {
      const context = await browser.createBrowserContext();
      closeAfterTest(() => context.close());
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return windowOf(page);
    },
  };
}

const windowOf = (page: Page): BrowserWindow => ({
  open: async (url) => void (await page.goto(url)),
  goBack: () => goBack(page),
  // Its types require a mutable list of arguments.
  evaluate: (inPage, ...values) => page.evaluate<unknown[]>(inPage as never, ...values) as never,
  clickAt: (x, y) => page.mouse.click(x, y),
  typeText: (text) => page.keyboard.type(text),
  pressKey: (key) => page.keyboard.press(key),
});

/** Not `page.goBack()`: in Firefox it waits for a load event, which a restored page does not have. */
async function goBack(page: Page): Promise<void> {
  try {
    await page.evaluate(() => window.history.back());
  } catch (error) {
    // The document may be left before it responds.
    if (!String(error).includes('context was destroyed')) throw error;
  }
}

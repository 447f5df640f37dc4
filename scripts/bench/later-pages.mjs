// The visits and pages after the first: what the browser has kept counts.
import { inPage, listing, slowNetwork } from './page-rounds.mjs';
import { readLoad } from './page-in-browser.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Figures, Subject } from './page-rounds.mjs' */

/** A browser keeps compiled code of a script that it has run twice. */
const visitsBefore = 2;
/** So long a mouse rests on a card before a click. */
const restMs = 600;

/** @type {(page: Page) => Promise<{ readonly firstPaintMs: number, readonly blockingMs: number }>} */
async function loaded(page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(readLoad);
}

/**
 * A visit with all files and their compiled code in the cache; then the page of a product by a click, and back again,
 * each as a new document: a headless browser restores no page.
 * @type {(subject: Subject) => Promise<Figures>}
 */
export function measureLaterPages(subject) {
  return inPage(subject, true, async (page, session) => {
    for (let visit = 0; visit < visitsBefore; visit += 1) {
      await page.goto(subject.address + listing);
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
    }
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(subject.address + listing);
    const again = await loaded(page);
    const card = page.locator('.plp-card__link').first();
    await card.hover();
    await page.waitForTimeout(restMs);
    await card.click();
    await page.waitForURL(/\/product\//);
    const product = await loaded(page);
    await page.goBack();
    const back = await loaded(page);
    return {
      againPaintMs: again.firstPaintMs,
      againBlockingMs: again.blockingMs,
      productPaintMs: product.firstPaintMs,
      backPaintMs: back.firstPaintMs,
    };
  });
}

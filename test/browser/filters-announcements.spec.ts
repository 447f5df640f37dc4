import type { Page } from '@playwright/test';
import { chipsOf, openListing, whenSettled } from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

declare global {
  var announcements: string[];

  var announcedAfterMs: number[];
}

/** Records the text of each announcement in a status region, and its time after the last click in milliseconds. */
function recordAnnouncements() {
  globalThis.announcements = [];
  globalThis.announcedAfterMs = [];
  let clickedAtMs = 0;
  document.addEventListener('click', () => (clickedAtMs = Date.now()), true);
  let announced: Element | null = null;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '.plp-page > [role="status"], [role="dialog"] [role="status"]',
      );
      const text = region && [...region.children].map((part) => part.textContent).join('. ');
      if (!text) continue;
      // Another element is another announcement; the same element has only got the rest of its text.
      if (announced === region.firstElementChild) {
        globalThis.announcements.splice(-1, 1, text);
        continue;
      }
      announced = region.firstElementChild;
      globalThis.announcements.push(text);
      globalThis.announcedAfterMs.push(Date.now() - clickedAtMs);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Clicks the checkboxes of these brands in one task. */
const clickBrands = (page: Page, ...values: readonly string[]) =>
  page.evaluate((selected) => {
    for (const value of selected) {
      document.querySelector<HTMLInputElement>(`[name="f.brand"][value^="${value}"]`)?.click();
    }
  }, values);

const announcementsOn = (page: Page) => page.evaluate(() => globalThis.announcements);
const messages = async (page: Page) =>
  (await announcementsOn(page)).map((text) => text.split('. ')[0]);

test('what a shopper changes is announced after 2 s, once and all together', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(recordAnnouncements);
  await openListing(page, '/browse/furniture');
  const bexcombe = page.getByRole('checkbox', { name: 'Bexcombe' });
  await test.step('not the first listing', async () => {
    await page.clock.runFor(5_000);
    expect(await announcementsOn(page)).toEqual([]);
  });
  await test.step('nor a box that is ticked and unticked', async () => {
    await clickBrands(page, 'bexcombe', 'bexcombe');
    await page.clock.runFor(4_000);
    expect(await announcementsOn(page)).toEqual([]);
  });
  await test.step('the facet of one change, and the number of results', async () => {
    await bexcombe.check();
    await whenSettled(page);
    await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
    await page.clock.runFor(2_100);
    const said = `${texts.filterChanges.added('Bexcombe', 'Brand')}. ${texts.counts.results(105)}`;
    await expect.poll(() => announcementsOn(page)).toEqual([said]);
    const [afterMs = 0] = await page.evaluate(() => globalThis.announcedAfterMs);
    expect(afterMs).toBeGreaterThanOrEqual(2_000);
    await bexcombe.uncheck();
    await page.clock.runFor(2_100);
    await expect
      .poll(async () => (await announcementsOn(page)).at(-1))
      .toBe(`${texts.filterChanges.removed('Bexcombe', 'Brand')}. ${texts.counts.results(1689)}`);
  });
  await test.step('how many several changes are', async () => {
    await clickBrands(page, 'bexcombe', 'marram', 'oakhollow');
    await whenSettled(page);
    await page.clock.runFor(2_100);
    await expect
      .poll(async () => (await messages(page)).slice(2))
      .toEqual([texts.filterChanges.severalAdded(3)]);
    await clickBrands(page, 'bexcombe', 'tilbrook');
    await page.clock.runFor(2_100);
    await expect
      .poll(async () => (await messages(page)).at(-1))
      .toBe(texts.filterChanges.addedAndRemoved(1, 1));
  });
  await test.step('"Clear All", which shows a message too', async () => {
    await page.getByRole('link', { name: texts.filters.clearAll }).click();
    await expect(page.getByText(texts.filterChanges.cleared)).toBeVisible();
    await page.clock.runFor(2_100);
    await expect.poll(async () => (await messages(page)).at(-1)).toBe('3 filters removed');
    await expect(chipsOf(page)).toHaveCount(0);
  });
});

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

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(recordAnnouncements);
});

test('the first listing is not announced', async ({ page }) => {
  await openListing(page, '/browse/furniture/brand--bexcombe');
  await page.clock.runFor(5_000);
  expect(await announcementsOn(page)).toEqual([]);
});

test('2 s after a click its facet and the number of results are announced', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await page.getByRole('checkbox', { name: 'Bexcombe' }).check();
  await whenSettled(page);
  await expect(page.locator('.plp-heading__count')).toHaveText('105 products');
  await page.clock.runFor(2_100);
  await expect
    .poll(() => announcementsOn(page))
    .toEqual([`${texts.filterChanges.added('Bexcombe', 'Brand')}. ${texts.counts.results(105)}`]);
  const [afterMs = 0] = await page.evaluate(() => globalThis.announcedAfterMs);
  expect(afterMs).toBeGreaterThanOrEqual(2_000);
  await page.getByRole('checkbox', { name: 'Bexcombe' }).uncheck();
  await page.clock.runFor(2_100);
  await expect
    .poll(async () => (await announcementsOn(page)).at(-1))
    .toBe(`${texts.filterChanges.removed('Bexcombe', 'Brand')}. ${texts.counts.results(1689)}`);
});

test('several changes within 2 s make one announcement', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await clickBrands(page, 'bexcombe', 'marram', 'oakhollow');
  await whenSettled(page);
  await page.clock.runFor(2_100);
  await expect.poll(() => messages(page)).toEqual([texts.filterChanges.severalAdded(3)]);
  await clickBrands(page, 'bexcombe', 'tilbrook');
  await page.clock.runFor(2_100);
  await expect
    .poll(async () => (await messages(page)).at(-1))
    .toBe(texts.filterChanges.addedAndRemoved(1, 1));
});

test('a box that is ticked and unticked within 2 s is not announced', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  await page.getByRole('checkbox', { name: 'Bexcombe' }).evaluate((box: HTMLInputElement) => {
    box.click();
    box.click();
  });
  await page.clock.runFor(4_000);
  expect(await announcementsOn(page)).toEqual([]);
});

test('"Clear All" shows a message, and the number of removed filters is announced', async ({
  page,
}) => {
  await openListing(page, '/browse/furniture/brand--bexcombe+marram');
  await page.getByRole('link', { name: texts.filters.clearAll }).click();
  await expect(page.getByText(texts.filterChanges.cleared)).toBeVisible();
  await page.clock.runFor(2_100);
  await expect.poll(() => messages(page)).toEqual([texts.filterChanges.severalRemoved(2)]);
  await expect(chipsOf(page)).toHaveCount(0);
});

test('an announcement with the same text as the last one is repeated', async ({ page }) => {
  await openListing(page, '/browse/furniture');
  const requested: string[] = [];
  await page.route('**/listing-api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { response: { meta: { num_results: number } } };
    body.response.meta.num_results = 12;
    requested.push(route.request().url());
    await route.fulfill({ response, json: body });
  });
  const selectTwo = async (...names: readonly [string, string]) => {
    for (const name of names) {
      await page.getByRole('checkbox', { name }).check();
      await whenSettled(page);
    }
    await page.clock.runFor(2_100);
  };
  const text = `${texts.filterChanges.severalAdded(2)}. ${texts.counts.results(12)}`;
  await selectTwo('Bexcombe', 'Marram');
  await expect.poll(async () => (await announcementsOn(page)).at(-1)).toBe(text);
  const before = (await announcementsOn(page)).length;
  await selectTwo('Oakhollow', 'Sorrelwood');
  await expect.poll(async () => (await announcementsOn(page)).length).toBeGreaterThan(before);
  expect((await announcementsOn(page)).at(-1)).toBe(text);
  expect(requested).toHaveLength(4);
});

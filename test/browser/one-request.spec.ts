/** An interaction sends one listing request, or none when the listing is cached. */
import type { Page } from '@playwright/test';
import { whenSettled } from './filtering';
import { expect, pathOf, test, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { resultsFrom } from './text-patterns';

/** Switches prefetching off. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const brandBox = (page: Page, index: number) =>
  page.locator('input[name="f.brand"]:visible').nth(index);
const tick = (index: number) => (page: Page) => brandBox(page, index).click();
const sort = (name: string) => (page: Page) =>
  page.getByLabel(texts.sort.label).selectOption({ label: name });
const next = (page: Page) => page.getByRole('link', { name: texts.pagination.next }).click();
const previous = (page: Page) =>
  page.getByRole('link', { name: texts.pagination.previous }).click();
const removeChip = (page: Page) =>
  page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
const clearAll = (page: Page) =>
  page.getByRole('link', { name: texts.filters.clearAll }).first().click();
const back = (page: Page) => page.goBack();
const forward = (page: Page) => page.goForward();

const journey: readonly (readonly ((page: Page) => Promise<unknown>)[])[] = [
  [tick(0), tick(1), tick(2), tick(1), tick(3)],
  [
    sort(texts.sort.orders.price),
    sort(texts.sort.orders.pricedesc),
    sort(texts.sort.orders.newin),
    sort(texts.sort.orders.highestrated),
  ],
  [next, next, previous, next, sort(texts.sort.orders.relevance)],
  [back, back, forward, forward, back],
  [removeChip, removeChip, clearAll, tick(4), tick(5)],
];

test('a journey of twenty-five steps sends one request for each new listing', async ({
  page,
  watched,
}) => {
  test.setTimeout(100_000);
  page.setDefaultTimeout(10_000);
  await saveData(page);
  await page.goto('/browse/furniture');
  await whenReady(page);
  const seen = new Set([pathOf(page)]);
  for (const [index, step] of journey.flat().entries()) {
    const before = { path: pathOf(page), requests: watched.listingRequests.length };
    await step(page);
    await expect.poll(() => pathOf(page)).not.toBe(before.path);
    await whenSettled(page);
    const path = pathOf(page);
    const requests = watched.listingRequests.length - before.requests;
    expect({ index, path, requests }).toEqual({ index, path, requests: seen.has(path) ? 0 : 1 });
    seen.add(path);
  }
  expect(watched.listingRequests).toHaveLength(seen.size - 1);
  expect(new Set(watched.listingRequests).size).toBe(seen.size - 1);
});

test('a pointer that passes over a link sends no request, and one that rests and follows it sends one', async ({
  page,
  watched,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  const link = page.getByRole('link', { name: texts.pagination.next });
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  // In parallel, so that the pointer leaves soon even on a busy machine.
  await Promise.all([page.mouse.move(x + 5, y + 5), page.mouse.move(0, 0)]);
  // Longer than the delay of the prefetch.
  await page.waitForTimeout(500);
  expect(watched.listingRequests).toEqual([]);
  await link.hover();
  await expect.poll(() => watched.listingRequests.length).toBe(1);
  await link.click();
  await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();
  expect(watched.listingRequests).toHaveLength(1);
});

import type { Locator, Page } from '@playwright/test';
import { backForwardCacheObstacles } from './back-forward-cache';
import { desktop, phone, whenSettled } from './filtering';
import { bringIntoView, expect, scrollOf, shopAddress, test, turnWheel, whenReady } from './shop';
import { texts } from '../support/english-texts';
import { resultsFrom } from './text-patterns';

/** Pixels that a position may be off. */
const tolerance = 5;

async function expectScroll(page: Page, expected: number) {
  await expect
    .poll(async () => Math.abs((await scrollOf(page)) - expected))
    .toBeLessThanOrEqual(tolerance);
  // Nothing moves the page afterwards.
  await page.waitForTimeout(300);
  expect(Math.abs((await scrollOf(page)) - expected)).toBeLessThanOrEqual(tolerance);
}

/** Scrolls down to the link of the product at this index, and returns the link. */
async function scrollToProduct(page: Page, place: number) {
  const link = page.getByRole('article').nth(place).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await turnWheel(page, 180);
  return link;
}

/** Opens a product from the middle of the list, goes back, and expects the same list, scroll position and focus. */
async function visitProductAndReturn(page: Page, listingRequests: readonly string[]) {
  const link = await scrollToProduct(page, 17);
  const href = await link.getAttribute('href');
  const y = await scrollOf(page);
  expect(y).toBeGreaterThan(1_000);
  const requestCount = listingRequests.length;
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expectScroll(page, y);
  await expect(page.locator(`a[href="${href ?? ''}"]`).first()).toBeFocused();
  expect(listingRequests).toHaveLength(requestCount);
}

test('Back from a product restores the list, the scroll position and the focus', async ({
  page,
  watched,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await visitProductAndReturn(page, watched.listingRequests);
});

test('Back from a product restores the second page of a list too', async ({ page, watched }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await page.getByRole('link', { name: texts.pagination.next }).click();
  await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();
  await expect(page.getByRole('list', { name: texts.listing.grid })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await whenReady(page);
  await visitProductAndReturn(page, watched.listingRequests);
  await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();
});

test('the back/forward cache can hold a listing page', async () => {
  expect(await backForwardCacheObstacles(shopAddress())).toEqual([]);
});

test('Back to an earlier listing restores the scroll position and the focus', async ({
  page,
  watched,
}) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  const next = page.getByRole('link', { name: texts.pagination.next });
  await bringIntoView(page, next);
  const y = await scrollOf(page);
  await next.press('Enter');
  await expect(page.locator('#plp-results-header')).toBeFocused();
  const top = await scrollOf(page);
  expect(top).toBeLessThan(1_000);
  const requestCount = watched.listingRequests.length;

  await page.goBack();
  await expect(page.getByText(resultsFrom(1, 30)).first()).toBeAttached();
  await expectScroll(page, y);
  await expect(next).toBeFocused();

  await page.goForward();
  await expect(page.getByText(resultsFrom(31, 60)).first()).toBeAttached();
  await expectScroll(page, top);
  expect(watched.listingRequests).toHaveLength(requestCount);
});

for (const viewport of [phone, { width: 768, height: 1024 }, desktop])
  test(`Back puts a link where it was on a screen of ${viewport.width} px, though the rows above are laid out later`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/browse/furniture');
    await whenReady(page);
    const next = page.getByRole('link', { name: texts.pagination.next });
    const placeOnScreen = () => next.evaluate((link) => link.getBoundingClientRect().top);
    for (const round of [1, 2, 3]) {
      await bringIntoView(page, next);
      const place = await placeOnScreen();
      await next.press('Enter');
      await expect(page.locator('#plp-results-header')).toBeFocused();
      // With a frame just painted, the rows are laid out only after the listing is there.
      await page.screenshot();
      await page.goBack();
      await expect(next).toBeFocused();
      await page.waitForTimeout(300);
      expect(Math.abs((await placeOnScreen()) - place), `round ${round}`).toBeLessThanOrEqual(
        tolerance,
      );
    }
  });

test('scroll restoration stops when the shopper scrolls', async ({ page }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await scrollToProduct(page, 17);
  const link = page.getByRole('article').nth(17).getByRole('link');
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await whenReady(page);
  await turnWheel(page, -600);
  const y = await scrollOf(page);
  // Nothing scrolls the page back.
  await page.waitForTimeout(300);
  expect(await scrollOf(page)).toBe(y);
});

const used: readonly (readonly [
  string,
  (page: Page) => Locator,
  (control: Locator) => Promise<void>,
])[] = [
  [
    'a heading of the filters',
    (page) => page.locator('summary', { hasText: /^Size/ }),
    (heading) => heading.click(),
  ],
  [
    '"Large pictures"',
    (page) => page.getByRole('button', { name: texts.pictureSize.large }),
    (button) => button.click(),
  ],
  ['a heart', (page) => page.locator('.plp-save-button').nth(2), (heart) => heart.click()],
  [
    'the price slider',
    (page) => page.getByLabel(texts.filterForms.lowestPrice),
    async (slider) => {
      await slider.focus();
      // Without a release, after which the range would soon apply and lead to an entry of its own.
      await slider.page().keyboard.down('ArrowRight');
    },
  ],
  [
    'a search box that was emptied',
    (page) => page.getByPlaceholder(texts.filterForms.search('Brand')),
    async (box) => {
      await box.click();
      await box.fill('mar');
      await box.fill('');
      await box.blur();
    },
  ],
];

for (const [name, find, use] of used)
  test(`a reload focuses ${name}, not what was used before`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/browse/furniture');
    await whenReady(page);
    await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
    await whenSettled(page);
    await use(find(page));
    await whenReady(page);
    await page.reload();
    await whenReady(page);
    await expect(find(page)).toBeFocused();
  });

const leadingToAnEntry: typeof used = [
  [
    'the price slider',
    (page) => page.getByLabel(texts.filterForms.lowestPrice),
    (slider) => slider.press('ArrowRight'),
  ],
  [
    'a box of the price',
    (page) => page.getByRole('textbox', { name: texts.filterForms.minimum('£') }),
    async (box) => {
      await box.fill('30');
      await box.press('Enter');
    },
  ],
  [
    'the sort order',
    (page) => page.getByLabel(texts.sort.label),
    async (select) => {
      await select.focus();
      await select.selectOption(texts.sort.orders.price);
    },
  ],
];

for (const [name, find, use] of leadingToAnEntry)
  test(`a reload of the listing that ${name} led to focuses it`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/browse/furniture');
    await whenReady(page);
    const before = page.url();
    await use(find(page));
    await expect(page).not.toHaveURL(before);
    await whenSettled(page);
    await page.reload();
    await whenReady(page);
    await expect(find(page)).toBeFocused();
  });

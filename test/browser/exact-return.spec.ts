import type { Locator, Page } from '@playwright/test';
import { backForwardCacheObstacles } from './back-forward-cache';
import { desktop, openListing, phone, tablet, whenSettled } from './filtering';
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

test('Back from a product restores the list, the scroll position and the focus, also on a second page', async ({
  page,
  watched,
}) => {
  await openListing(page, '/browse/furniture');
  await page.getByRole('link', { name: texts.pagination.next }).click();
  await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();
  await expect(page.getByRole('list', { name: texts.listing.grid })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await whenReady(page);
  const link = page.getByRole('article').nth(17).locator('.plp-card__link');
  await link.scrollIntoViewIfNeeded();
  await turnWheel(page, 180);
  const href = await link.getAttribute('href');
  const y = await scrollOf(page);
  expect(y).toBeGreaterThan(1_000);
  const requestCount = watched.listingRequests.length;
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);

  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expectScroll(page, y);
  await expect(page.locator(`a[href="${href ?? ''}"]`).first()).toBeFocused();
  expect(watched.listingRequests).toHaveLength(requestCount);
  await expect(page.getByText(resultsFrom(31, 60)).first()).toBeVisible();
});

test('the back/forward cache can hold a listing page', async () => {
  expect(await backForwardCacheObstacles(shopAddress())).toEqual([]);
});

test('Back to an earlier listing puts its link where it was, though the rows above are laid out later', async ({
  page,
  watched,
}) => {
  for (const [viewport, path] of [
    [phone, '/browse/furniture'],
    [tablet, '/browse/lighting'],
    [desktop, '/browse/furniture'],
  ] as const)
    await test.step(`on a screen of ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openListing(page, path);
      const next = page.getByRole('link', { name: texts.pagination.next });
      const placeOnScreen = () => next.evaluate((link) => link.getBoundingClientRect().top);
      watched.listingRequests.splice(0);
      for (const round of [1, 2]) {
        await bringIntoView(page, next);
        const place = await placeOnScreen();
        await next.press('Enter');
        await expect(page.locator('#plp-results-header')).toBeFocused();
        // With a frame just painted, the rows are laid out only after the listing is there.
        await page.screenshot();
        const top = await scrollOf(page);
        expect(top).toBeLessThan(1_000);
        await page.goBack();
        await expect(page.getByText(resultsFrom(1, 30)).first()).toBeAttached();
        await expect(next).toBeFocused();
        await page.waitForTimeout(300);
        const moved = Math.abs((await placeOnScreen()) - place);
        expect(moved, `round ${round}`).toBeLessThanOrEqual(tolerance);
        if (viewport !== desktop || round === 1) continue;
        await page.goForward();
        await expect(page.getByText(resultsFrom(31, 60)).first()).toBeAttached();
        await expectScroll(page, top);
      }
      expect(watched.listingRequests).toHaveLength(1);
    });
});

/** How a shopper uses a control, which then has the focus, and which controls lead to another listing. */
const used: readonly (readonly [
  string,
  (page: Page) => Locator,
  (control: Locator) => Promise<unknown>,
])[] = [
  [
    'a heading of the filters',
    (page) => page.locator('summary', { hasText: /^Size/ }),
    (heading) => heading.click(),
  ],
  [
    'the price slider that was not released yet',
    (page) => page.getByLabel(texts.filterForms.lowestPrice),
    async (slider) => {
      await slider.focus();
      // Without a release, after which the range would soon apply and lead to an entry of its own.
      await slider.page().keyboard.down('ArrowRight');
    },
  ],
  [
    '"Large pictures"',
    (page) => page.getByRole('button', { name: texts.pictureSize.large }),
    (button) => button.click(),
  ],
  ['a heart', (page) => page.locator('.plp-save-button').nth(2), (heart) => heart.click()],
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
  [
    'the sort order, which leads to another listing',
    (page) => page.getByLabel(texts.sort.label),
    async (select) => {
      await select.focus();
      await select.selectOption(texts.sort.orders.price);
    },
  ],
  [
    'a box of the price, which leads to another listing',
    (page) => page.getByRole('textbox', { name: texts.filterForms.minimum('£') }),
    async (box) => {
      await box.fill('30');
      await box.press('Enter');
    },
  ],
  [
    'the price slider, which leads to another listing',
    (page) => page.getByLabel(texts.filterForms.lowestPrice),
    (slider) => slider.press('ArrowRight'),
  ],
];

test('a reload focuses what was used last', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openListing(page, '/browse/furniture');
  for (const [name, find, use] of used)
    await test.step(name, async () => {
      const before = page.url();
      await use(find(page));
      if (name.endsWith('another listing')) await expect(page).not.toHaveURL(before);
      await whenSettled(page);
      await whenReady(page);
      await page.reload();
      await whenReady(page);
      await expect(find(page)).toBeFocused();
    });
});

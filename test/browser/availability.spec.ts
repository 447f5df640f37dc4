/** Products that are sold out: their cards, their place in a listing, and the filter that leaves them out. */
import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { addressOf, brandHosts } from './brand-addresses';
import {
  accordionOf,
  chipsOf,
  desktop,
  gridOf,
  openListing,
  phone,
  whenSettled,
} from './filtering';
import { expect, test } from './shop';
import { texts } from '../support/english-texts';
import { beginningWith } from './text-patterns';

const lamps = '/browse/floor-lamps';
const prices = 'price---200-to-499-99?sortkey=price';
const soldOutIn = (page: Page) => gridOf(page).getByRole('link', { name: / Sold out$/ });

test('cards say what is sold out, on each brand', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const host of brandHosts)
    await test.step(host, async () => {
      await openListing(page, `${addressOf(host)}${lamps}/${prices}`);
      await expect(soldOutIn(page)).toHaveCount(2);
      const card = gridOf(page).getByRole('article').nth(-2);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('link', { name: / Sold out$/ })).toHaveAttribute(
        'href',
        /product/,
      );
      // Both at once, as the page may still be scrolling.
      const middles = await card.evaluate((element) =>
        ['.plp-card__picture', '.plp-card__sold-out'].map((selector) => {
          const { top, bottom } = element.querySelector(selector)?.getBoundingClientRect() ?? {};
          return ((top ?? NaN) + (bottom ?? NaN)) / 2;
        }),
      );
      expect(middles[1]).toBeCloseTo(middles[0] ?? NaN, 0);
    });
});

test('what is sold out can be saved, and a filter leaves it out', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openListing(page, `${lamps}/${prices}`);
  const card = gridOf(page).getByRole('article').last();
  await card.getByRole('button', { name: beginningWith(texts.product.saveForLater('')) }).click();
  await expect(
    card.getByRole('button', { name: beginningWith(texts.product.saved('')) }),
  ).toBeVisible();
  const facet = accordionOf(page, 'Availability');
  await facet.locator('summary').click();
  await facet.getByRole('switch', { name: /^In stock only/ }).check();
  await whenSettled(page);
  await expect(page).toHaveURL(`${lamps}/availability--in-stock-only/${prices}`);
  await expect(chipsOf(page)).toHaveText([/In stock only/, /£200/, texts.filters.clearAll]);
  await expect(soldOutIn(page)).toHaveCount(0);
  await expect(gridOf(page).getByRole('article')).toHaveCount(12);
  expect(await violationsOf(page)).toEqual([]);
});

/** Products that are sold out: their cards, their place in a listing, and the filter that leaves them out. */
import type { Page } from '@playwright/test';
import { overflowOf, violationsOf } from './axe';
import {
  accordionOf,
  chipsOf,
  desktop,
  gridOf,
  openListing,
  phone,
  whenSettled,
} from './filtering';
import { expect, shopAddress, test } from './shop';

const listing = '/browse/floor-lamps?numProducts=96&sortkey=price';
const soldOutIn = (page: Page) => gridOf(page).getByRole('link', { name: / Sold out$/ });

function addressOf(host: string): string {
  const address = new URL(shopAddress());
  address.hostname = host;
  return address.origin;
}

for (const host of ['localhost', 'ie.localhost', 'hearth.localhost'])
  test(`cards say what is sold out, on ${host}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openListing(page, addressOf(host) + listing);
    await expect(soldOutIn(page)).toHaveCount(3);
    const card = gridOf(page).getByRole('article').nth(-3);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('link', { name: / Sold out$/ })).toHaveAttribute('href', /product/);
    const picture = await card.locator('.plp-card__picture').boundingBox();
    const words = await card.getByText('Sold out').boundingBox();
    const middleOf = (box: typeof picture) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    expect(middleOf(words)).toBeCloseTo(middleOf(picture), 0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

test('what is sold out can be saved, and a filter leaves it out', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openListing(page, listing);
  const card = gridOf(page).getByRole('article').last();
  await card.getByRole('button', { name: /^Save for later/ }).click();
  await expect(card.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await accordionOf(page, 'Availability')
    .getByRole('checkbox', { name: /^In stock only/ })
    .check();
  await whenSettled(page);
  await expect(page).toHaveURL(/\/browse\/floor-lamps\/availability--in-stock-only\?/);
  await expect(chipsOf(page)).toHaveText([/In stock only/, 'Clear All']);
  await expect(soldOutIn(page)).toHaveCount(0);
  await expect(gridOf(page).getByRole('article')).toHaveCount(68);
  expect(await violationsOf(page)).toEqual([]);
});

/** Tests of what a page does while Redux DevTools show its past. */
import { violationsOf, overflowOf } from './axe';
import {
  base,
  bexcombe,
  chooseBrand,
  eventsDuring,
  expectBrands,
  jumpTo,
  marram,
  openPanel,
  openWithTools,
  panelOf,
} from './dev-tools';
import { drawerOf, filterButtonOf, phone, whenAnimationsFinish } from './filtering';
import { expect, test, whenReady } from './shop';
import { actionTopics } from '../support/update-topics';

export function testThePast(addressOf: () => string): void {
  test('a press in the past is made in the present, and a sign says which of them the page shows', async ({
    page,
    watched,
  }) => {
    await openWithTools(page, addressOf());
    const sign = page.getByRole('region', { name: 'Time travel' });
    await expect(sign).toHaveCount(0);
    await jumpTo(page, `shownListing/listingShown ${base}`);
    await expectBrands(page, []);
    await expect(sign.getByRole('status')).toHaveText('This page shows the past.');
    const { length: requestCount } = watched.listingRequests;
    expect(await eventsDuring(page, () => chooseBrand(page, bexcombe))).toEqual(actionTopics);
    await expectBrands(page, [bexcombe, marram]);
    expect(watched.listingRequests.length).toBe(requestCount + 1);
    await expect(sign).toHaveCount(0);

    await jumpTo(page, `shownListing/listingShown ${base}`);
    await expectBrands(page, []);
    await eventsDuring(page, () => page.goBack());
    await expectBrands(page, [marram]);
    await expect(sign).toHaveCount(0);

    await jumpTo(page, `shownListing/listingShown ${base}`);
    await sign.getByRole('button', { name: 'Back to the present' }).click();
    await expectBrands(page, [marram]);
    await expect(sign).toHaveCount(0);
  });

  test('the sign of the past covers no control of the drawer on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(addressOf() + base);
    await whenReady(page);
    await filterButtonOf(page).click();
    await expect(drawerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    await openPanel(page);
    await jumpTo(page, 'drawer/drawerOpened');
    await expect(drawerOf(page)).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Close', exact: true }).press('Enter');
    const sign = page.getByRole('region', { name: 'Time travel' });
    await whenAnimationsFinish(page);
    const { height = 0 } = (await sign.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    for (const control of await drawerOf(page).getByRole('button').all())
      expect((await control.boundingBox())?.y).toBeGreaterThanOrEqual(height);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await sign.getByRole('button', { name: 'Back to the present' }).click();
    await expect(drawerOf(page)).toHaveCount(0);
  });
}

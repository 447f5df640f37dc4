/** Where the first picture begins on a phone: a shopper comes for the products. */
import { addressOf, brandHosts } from './brand-addresses';
import { expect, test, whenReady } from './shop';

test.use({ viewport: { width: 360, height: 780 } });

for (const host of brandHosts)
  test(`the first picture begins at 360 px or above, with a filter too, on ${host}`, async ({
    page,
  }) => {
    for (const path of ['/browse/furniture', '/browse/furniture/colours--grey', '/search/lamp/']) {
      await page.goto(addressOf(host) + path);
      await whenReady(page);
      const box = await page.locator('.plp-card__image').first().boundingBox();
      expect(box?.y, path).toBeLessThanOrEqual(360);
    }
  });

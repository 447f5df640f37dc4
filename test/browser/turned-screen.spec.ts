import type { Page } from '@playwright/test';
import { expect, test, whenReady, whenScrolled } from './shop';

test.use({ hasTouch: true, isMobile: true });

/** The products on the screen, by their links. */
const shownOn = (page: Page) =>
  page.locator('article').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 80 && top < window.innerHeight - 20;
      })
      .map((card) => card.querySelector('a')?.getAttribute('href')),
  );

for (const { device, portrait } of [
  { device: 'phone', portrait: { width: 360, height: 740 } },
  { device: 'tablet', portrait: { width: 768, height: 1024 } },
])
  test(`a ${device} that turns shows the same products`, async ({ page }) => {
    const landscape = { width: portrait.height, height: portrait.width };
    await page.setViewportSize(portrait);
    await page.goto('/browse/furniture?numProducts=96');
    await whenReady(page);
    for (const top of [2_500, 6_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await whenScrolled(page);
      const before = await shownOn(page);
      expect(before.length).toBeGreaterThan(3);
      for (const viewport of [landscape, portrait]) {
        await page.setViewportSize(viewport);
        await whenScrolled(page);
        expect((await shownOn(page)).filter((href) => before.includes(href))).not.toEqual([]);
      }
    }
  });

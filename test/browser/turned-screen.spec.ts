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

test('a phone and a tablet that turn show the same products', async ({ page }) => {
  await page.goto('/browse/furniture?numProducts=96');
  await whenReady(page);
  for (const portrait of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(portrait);
    for (const top of [2_500, 6_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await whenScrolled(page);
      const before = await shownOn(page);
      expect(before.length).toBeGreaterThan(3);
      for (const viewport of [{ width: portrait.height, height: portrait.width }, portrait]) {
        await page.setViewportSize(viewport);
        await whenScrolled(page);
        const still = (await shownOn(page)).filter((href) => before.includes(href));
        expect(still, `${viewport.width} px, from ${top}`).not.toEqual([]);
      }
    }
  }
});

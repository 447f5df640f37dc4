import { expect, test, whenReady, whenScrolled } from './shop';

const portrait = { width: 768, height: 1024 };
const landscape = { width: 1024, height: 768 };

test.use({ hasTouch: true, isMobile: true, viewport: portrait });

test('a tablet that turns shows the same products', async ({ page }) => {
  await page.goto('/browse/furniture');
  await whenReady(page);
  await page.evaluate(() => window.scrollTo(0, 2_500));
  await whenScrolled(page);
  const href = await page.evaluate(
    () =>
      document
        .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
        ?.closest('article')
        ?.querySelector('a')
        ?.getAttribute('href') ?? '',
  );
  const product = page.locator(`article a[href="${href}"]`);
  for (const viewport of [landscape, portrait]) {
    await page.setViewportSize(viewport);
    await whenScrolled(page);
    await expect(product).toBeInViewport();
  }
});

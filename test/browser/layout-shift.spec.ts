import { watchShifts } from './layout-shifts';
import { expect, test, whenReady } from './shop';

for (const width of [360, 1280]) {
  test(`nothing moves that the shopper did not touch, at ${String(width)} px`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    const settle = async () => {
      await whenReady(page);
      // What moves late is counted, too.
      await page.waitForTimeout(700);
    };
    await page.goto('/browse/furniture');
    await settle();
    // By script, so that no shift is forgiven for the sake of a press.
    const press = async (selector: string) => {
      await page
        .locator(selector)
        .first()
        .evaluate((element: HTMLElement) => element.click());
      await settle();
    };
    for (const y of [800, 2_400, 5_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      // What comes into view gets time to move something.
      await page.waitForTimeout(200);
    }
    await press('a[rel="next"]');
    await page.goBack();
    await settle();
    // Elsewhere the list ends below the screen, and a shorter one brings its foot up.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (width >= 1024) await press('input[type="checkbox"]');
    expect(await shifts.total(), await shifts.told()).toBeLessThan(0.01);
  });
}

test('the first pictures come first, and every picture has its room before it is there', async ({
  page,
}) => {
  await page.goto('/browse/furniture');
  const pictures = page.locator('.plp-card__image');
  await expect(pictures).toHaveCount(30);
  const said = await pictures.evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => [image.loading, image.fetchPriority, image.width > 0, image.height > 0]),
  );
  expect(said.slice(0, 3)).toEqual(Array(3).fill(['eager', 'high', true, true]));
  expect(said.slice(3)).toEqual(Array(said.length - 3).fill(['lazy', 'auto', true, true]));
  const unsized = await page
    .locator('img')
    .evaluateAll((images) => images.filter((image) => !image.hasAttribute('width')).length);
  expect(unsized).toBe(0);
});

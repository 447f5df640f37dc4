import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, brandHosts } from './brand-addresses';
import { watchShifts } from './layout-shifts';
import { expect, test, whenReady } from './shop';

for (const width of [360, 768, 1280])
  test(`the layout does not shift at ${String(width)} px`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    const settle = async () => {
      await whenReady(page);
      // Late shifts count too.
      await page.waitForTimeout(700);
    };
    await page.goto('/browse/furniture');
    await settle();
    // Browsers do not count shifts right after real input, so a script clicks.
    const click = async (selector: string) => {
      await page
        .locator(selector)
        .first()
        .evaluate((element: HTMLElement) => element.click());
      await settle();
    };
    for (const y of [800, 2_400, 5_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      // Content that comes into view may cause a shift.
      await page.waitForTimeout(200);
    }
    await click('a[rel="next"]');
    await page.goBack();
    await settle();
    // Further down the end of a shorter list would move into view.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (width >= 1024) await click('input[type="checkbox"]');
    expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
  });

/** Short ones, and long ones that would take another line where the system's face is narrower. */
const headings = [
  { width: 360, path: '/browse/furniture' },
  { width: 1280, path: '/browse/furniture' },
  { width: 360, path: '/' },
  { width: 768, path: '/product/4284070' },
] as const;

for (const host of brandHosts)
  test(`nothing moves on ${host} when its face comes late`, async ({ page }) => {
    const shifts = await watchShifts(page);
    const faces: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      faces.push(route.request().url());
      await delay(1_500);
      await route.continue();
    });
    for (const { width, path } of headings) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(host) + path);
      if (path.startsWith('/browse')) await whenReady(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await shifts.total(), await shifts.report()).toBeLessThan(0.005);
    }
    expect(faces).toHaveLength(headings.length);
  });

/** Where the document may be cut on its way, and the parts before that are on screen by then. */
const cuts = [
  ['class="plp-page__filters"', ['.plp-heading__name', '.plp-breadcrumb']],
  ['class="plp-page__results"', ['.plp-heading__name', '.plp-page__filters summary']],
  ['class="plp-top-row__facts"', ['.plp-top-row__controls', '.plp-sort']],
  ['class="plp-grid"', ['.plp-top-row__controls', '.plp-results-count', '.plp-page-sizes']],
] as const;

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('what is there does not move while the document arrives', async ({ page, request }) => {
    const whole = await (await request.get('/browse/furniture')).text();
    let body = whole;
    await page.route('/browse/furniture', (route) =>
      route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    );
    /** Where the first element of each selector is, on a narrow and on a wide screen. */
    const boxesOf = async (selectors: readonly string[]) => {
      const boxes = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const selector of selectors)
          boxes.push({
            what: `${selector} at ${width} px`,
            box: await page.locator(selector).first().boundingBox(),
          });
      }
      return boxes;
    };
    for (const [cut, selectors] of cuts)
      await test.step(`down to ${cut}`, async () => {
        const end = whole.lastIndexOf('<', whole.indexOf(cut));
        expect(end).toBeGreaterThan(0);
        body = whole.slice(0, end);
        await page.goto('/browse/furniture');
        const before = await boxesOf(selectors);
        body = whole;
        await page.goto('/browse/furniture');
        const after = await boxesOf(selectors);
        // Phones have no filter column.
        for (const { what, box } of after) if (what.endsWith('1280 px')) expect(box).not.toBeNull();
        expect(before).toEqual(after);
      });
  });

  test('the first pictures load first, and every picture has its size before it loads', async ({
    page,
  }) => {
    await page.goto('/browse/furniture');
    const pictures = page.locator('.plp-card__image');
    await expect(pictures).toHaveCount(30);
    const attributes = await pictures.evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement)
        .map((image) => [image.loading, image.fetchPriority, image.width > 0, image.height > 0]),
    );
    expect(attributes.slice(0, 3)).toEqual(Array(3).fill(['eager', 'high', true, true]));
    expect(attributes.slice(3)).toEqual(
      Array(attributes.length - 3).fill(['lazy', 'auto', true, true]),
    );
    const unsized = await page
      .locator('img')
      .evaluateAll((images) => images.filter((image) => !image.hasAttribute('width')).length);
    expect(unsized).toBe(0);
  });
});

test('the home page has its layout before its pictures load', async ({ page }) => {
  const shifts = await watchShifts(page);
  let release = () => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/**', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Offers' }).first()).toBeAttached();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  release();
  await whenReady(page);
  expect(await shifts.total(), await shifts.report()).toBeLessThan(0.01);
});

/** What a page fetches first, and what it does when its scripts never come. */
import { expect, test } from './shop';

const isPageScript = (url: URL) => /\/product-listing\.[^/]*\.js$/.test(url.pathname);
const isFiltersScript = (url: URL) => /\/filters\.[^/]*\.js$/.test(url.pathname);
const longestLoadMs = 120_000;

test('the script is asked for while the document is read', async ({ page, request }) => {
  const html = await (await request.get('/browse/furniture')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<script type="module" src="[^"]*\/product-listing\.[^"]*\.js">/);
  const script = page.waitForRequest((asked) => isPageScript(new URL(asked.url())));
  // Pictures that never come hold nothing up.
  await page.route('**/pictures/*/**', () => undefined);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await script;
});

test('a page whose script hangs says so after two minutes, with a way to load it again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(isPageScript, () => undefined);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  const note = page.getByText('Parts of this page have not loaded.');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note).toBeHidden();
  // The clock above is a script's; the note is shown by a style, whose clock is the document's.
  const later = (ms: number) =>
    page.evaluate((currentTime) => {
      for (const animation of document.getAnimations()) animation.currentTime = currentTime;
    }, ms);
  await later(longestLoadMs - 1_000);
  await expect(note).toBeHidden();
  await later(longestLoadMs);
  await expect(note).toBeVisible();
  const again = page.waitForRequest((asked) => asked.isNavigationRequest());
  await note.getByRole('link', { name: 'Load the page again' }).click({ noWaitAfter: true });
  expect((await again).url()).toBe(page.url());
});

test('filters whose script hangs are given up after two minutes, and the listing stays', async ({
  page,
  watched,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route(isFiltersScript, () => undefined);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await expect(page.locator('.plp-unstarted')).toHaveCount(0);
  await page.clock.runFor(longestLoadMs + 1_000);
  const note = page.getByRole('alert').filter({ hasText: 'The filters could not be loaded.' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The page told its developers too.
  expect(watched.complaints.splice(0).join()).toContain('took more than two minutes');
  await page.unroute(isFiltersScript);
  await note.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('checkbox', { name: /Alderney Lane/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the first picture is asked for early in the size that is shown, and in no other', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') fetched.push(response.url());
  });
  for (const width of [360, 500, 1280]) {
    fetched.length = 0;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/browse/furniture', { waitUntil: 'networkidle' });
    const first = await page
      .locator('.plp-card__image')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc);
    const file = first.split('?')[0] ?? '';
    expect(new Set(fetched.filter((url) => url.startsWith(file)))).toEqual(new Set([first]));
  }
});

/** What a page fetches first, and what it shows when its scripts do not load. */
import { expect, test } from './shop';
import { texts } from '../support/english-texts';

const isPageScript = (url: URL) => /\/product-listing\.[^/]*\.js$/.test(url.pathname);
const isTextsScript = (url: URL) => /\/texts-[^/]*\.js$/.test(url.pathname);
const isFiltersScript = (url: URL) => /\/filters\.[^/]*\.js$/.test(url.pathname);
const longestLoadMs = 120_000;

test('the browser requests the script while it reads the document', async ({ page, request }) => {
  const html = await (await request.get('/browse/furniture')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<script type="module" src="[^"]*\/product-listing\.[^"]*\.js">/);
  const script = page.waitForRequest((started) => isPageScript(new URL(started.url())));
  // Pictures that do not load delay nothing.
  await page.route('**/pictures/*/**', () => undefined);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await script;
});

test('after two minutes without its script a page shows a note with a link to reload', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(isPageScript, () => undefined);
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  const note = page.getByText(texts.document.unstarted);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note).toBeHidden();
  // A style shows the note, and the fake clock does not move the time of animations.
  const setAnimationTime = (ms: number) =>
    page.evaluate((currentTime) => {
      for (const animation of document.getAnimations()) animation.currentTime = currentTime;
    }, ms);
  await setAnimationTime(longestLoadMs - 1_000);
  await expect(note).toBeHidden();
  await setAnimationTime(longestLoadMs);
  await expect(note).toBeVisible();
  const reload = page.waitForRequest((started) => started.isNavigationRequest());
  await note.getByRole('link', { name: texts.failure.loadAgain }).click({ noWaitAfter: true });
  expect((await reload).url()).toBe(page.url());
});

test('a page whose script or texts fail to load says so at once, and reports it', async ({
  page,
  watched,
}) => {
  const reports: string[] = [];
  page.on('request', (started) => {
    if (started.url().endsWith('/client-errors')) reports.push(started.postData() ?? '');
  });
  const note = page.getByRole('alert').filter({ hasText: texts.document.unstarted });
  const expectNote = async (isScript: (url: URL) => boolean) => {
    await page.route(isScript, (route) => route.abort());
    await page.goto('/browse/furniture');
    await expect(note).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unroute(isScript);
    await note.getByRole('link', { name: texts.failure.loadAgain }).click();
    await expect(page.getByRole('checkbox', { name: /Marram/ })).toBeVisible();
    await expect(note).toHaveCount(0);
  };
  await test.step('the script', () => expectNote(isPageScript));
  watched.errors.splice(0);
  await test.step('the texts', () => expectNote(isTextsScript));
  expect(reports.join()).toContain('"kind":"chunk","area":"page"');
  expect(watched.errors.splice(0).join()).toMatch(/page TypeError: .*dynamically imported/);
});

test('after two minutes without their script the filters show an error, and the listing stays', async ({
  page,
  watched,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route(isFiltersScript, () => undefined);
  const filters = page.waitForRequest((started) => isFiltersScript(new URL(started.url())));
  await page.goto('/browse/furniture', { waitUntil: 'commit' });
  await filters;
  await expect(page.locator('.plp-unstarted')).toHaveCount(0);
  await page.clock.runFor(longestLoadMs + 1_000);
  const note = page.getByRole('alert').filter({ hasText: texts.failure.filters });
  await expect(note).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(watched.errors.splice(0).join()).toContain('took more than two minutes');
  await page.unroute(isFiltersScript);
  await note.getByRole('link', { name: texts.failure.loadAgain }).click();
  await expect(page.getByRole('checkbox', { name: /Marram/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the first picture is preloaded in the size that is shown, and in no other', async ({
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

import { collectedEvents } from '../support/collected-events';
import { recordEvents, updatesOn } from './published-events';
import { runShop } from './run-shop';
import { expect, pathOf, shopAddress, test, whenReady } from './shop';
import { texts } from '../support/english-texts';

const allTopics = [
  'analytics-update',
  'facet-update',
  'grid-update',
  'plp/update',
  'results-update',
];

test('an update publishes its events once, also to a late subscriber, and a visit is exported without data about the shopper', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'COID', value: 'customer-77', url: shopAddress() }]);
  await recordEvents(page);
  await page.goto('/browse/lighting');
  await whenReady(page);
  expect(await updatesOn(page)).toEqual([]);
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.price);
  await expect.poll(async () => (await updatesOn(page)).length).toBe(5);
  const published = await updatesOn(page);
  expect(published.map(({ topic }) => topic).sort()).toEqual(allTopics);
  const topics = published.map(({ topic }) => topic).filter((topic) => topic !== 'plp/update');
  expect(topics).toEqual(['grid-update', 'results-update', 'facet-update', 'analytics-update']);
  expect(published.find(({ topic }) => topic === 'analytics-update')?.detail).toMatchObject({
    pageType: 'browse',
    brand: 'marlow',
    eventTrigger: 'SORT_ORDER',
    sort: 'price',
    category: 'lighting',
  });

  const replayed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const bus = (
          window as unknown as { plpEvents: { subscribe: (...given: unknown[]) => unknown } }
        ).plpEvents;
        bus.subscribe('grid-update', resolve, { replay: true });
        setTimeout(() => resolve(undefined), 100);
      }),
  );
  expect(await replayed).toMatchObject({ eventTrigger: 'SORT_ORDER', pageType: 'browse' });

  const session = await page.evaluate(() =>
    (window as unknown as { plp: { exportSession: () => Promise<unknown> } }).plp.exportSession(),
  );
  const text = JSON.stringify(session);
  expect(text).toContain(pathOf(page));
  expect(text).not.toContain('customer-77');
  expect(text).not.toContain('sfl_csrf_token');

  await page.goBack();
  await expect.poll(async () => (await updatesOn(page)).length).toBe(10);
  const last = (await updatesOn(page)).findLast(({ topic }) => topic === 'grid-update');
  expect(last?.detail.eventTrigger).toBe('BROWSER_ACTION');
});

test('with consent the collector receives the published events; those that it refused survive a reload, and are stored once', async ({
  page,
  watched,
}) => {
  // A shop of its own starts first.
  test.slow();
  const shop = await runShop({ COLLECT_EVENTS: 'true', DATA_LAYER: 'true' });
  await page.goto(`${shop.address}/browse/lighting`);
  await whenReady(page);
  await page.getByRole('button', { name: 'Allow counting' }).click();
  let refused = 0;
  await page.route('**/plp-events', (route) => {
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
  await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0);
  const stored = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return sessionStorage.getItem('plp_events');
  });
  const { events } = JSON.parse(stored ?? '{}') as { events: readonly { readonly id: string }[] };
  expect(events.length).toBeGreaterThanOrEqual(allTopics.length);
  await page.unroute('**/plp-events');
  // A refusal from just before may still arrive.
  const accepted = page.waitForResponse(
    (response) => response.url().endsWith('/plp-events') && response.status() === 204,
  );
  await page.reload();
  await accepted;
  // The request of a page that is left and a later one may send the same events.
  const again = await page.request.post(`${shop.address}/plp-events`, { data: stored ?? '' });
  expect(again.status()).toBe(204);
  const printed = collectedEvents(shop.dataDir);
  const sent = new Set(events.map(({ id }) => id));
  expect(printed.filter(({ id }) => sent.has(id))).toHaveLength(sent.size);
  // `plp/update` follows the action by 250 ms, before or after the new list.
  const topics = printed.map(({ topic }) => topic).filter((topic) => allTopics.includes(topic));
  expect(topics.sort()).toEqual(allTopics);
  // Of the list before the order was changed, and of that after it; that after the reload may still wait.
  const views = printed.filter(({ topic }) => topic === 'listing-view');
  expect(views.length).toBeGreaterThanOrEqual(2);
  // The browser reports the refused requests.
  watched.errors.splice(0);

  await test.step('with the consent of the host page, as the shopper leaves', async () => {
    await page.context().clearCookies();
    await page.goto(`${shop.address}/browse/lighting`);
    await whenReady(page);
    await page.evaluate(() => {
      (window as unknown as { __PLP__: { consent: boolean } }).__PLP__.consent = true;
    });
    const sent = page.waitForRequest((request) => request.url().endsWith('/plp-events'));
    await page.getByLabel(texts.sort.label).selectOption(texts.sort.orders.newin);
    await expect(page).toHaveURL(/sortkey=newin/);
    const layer = () =>
      page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown }).dataLayer));
    await expect.poll(layer).toContain('view_item_list');
    // As when the shopper switches tabs.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const response = await (await sent).response();
    expect(response?.status()).toBe(204);
  });
});

test('how fast the document was is measured and collected, with consent alone', async ({
  page,
}) => {
  // A shop of its own starts first.
  test.slow();
  const shop = await runShop({ COLLECT_EVENTS: 'true', MEASURE_PERFORMANCE: 'true' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const isLoaded = () => scripts.some((path) => path.includes('/performance.'));
  const measures = () =>
    collectedEvents(shop.dataDir)
      .filter(({ topic }) => topic === 'performance-update')
      .map(({ payload }) => payload as { readonly measure: string; readonly value: number });
  const filter = page.locator('.plp-option__box').first();
  const leave = () => page.goto('about:blank');

  await page.goto(`${shop.address}/browse/lighting`);
  await whenReady(page);
  await filter.check();
  await leave();
  expect(isLoaded()).toBe(false);

  await page.goto(`${shop.address}/browse/lighting`);
  await whenReady(page);
  await page.getByRole('button', { name: 'Allow counting' }).click();
  await expect.poll(isLoaded).toBe(true);
  // A press that takes long enough for browsers to tell of it.
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => {
        const endMs = performance.now() + 120;
        while (performance.now() < endMs);
      },
      true,
    ),
  );
  await filter.check();
  await expect(page).toHaveURL(/lighting\/./);
  await leave();
  const names = ['CLS', 'INP', 'LCP', 'TTFB', 'feedback'];
  await expect
    .poll(() => [...new Set(measures().map(({ measure }) => measure))].toSorted())
    .toEqual(names);
  const feedback = measures().find(({ measure }) => measure === 'feedback');
  expect(feedback?.value).toBeGreaterThanOrEqual(120);
  expect(feedback?.value).toBeLessThan(5_000);
});

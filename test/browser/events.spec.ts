import { collectedEvents } from '../support/collected-events';
import { heardOn, listen } from './heard-events';
import { runShop } from './run-shop';
import { expect, pathOf, shopAddress, test, whenReady } from './shop';

test('an update tells grid, results, facet and analytics once, in this order, and then the action', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await page.goto(`${shopAddress()}/browse/lighting`);
  await whenReady(page);
  expect(await heardOn(page)).toEqual([]);
  await page.getByLabel('Sort order').selectOption('Price Low to High');
  await expect.poll(async () => (await heardOn(page)).length).toBe(5);
  const heard = await heardOn(page);
  expect(heard.map(({ topic }) => topic).sort()).toEqual([
    'analytics-update',
    'facet-update',
    'grid-update',
    'plp/update',
    'results-update',
  ]);
  const updates = heard.filter(({ topic }) => topic !== 'plp/update').map(({ topic }) => topic);
  expect(updates).toEqual(['grid-update', 'results-update', 'facet-update', 'analytics-update']);
  expect(heard.find(({ topic }) => topic === 'analytics-update')?.detail).toMatchObject({
    pageType: 'browse',
    brand: 'marlow',
    eventTrigger: 'SORT_ORDER',
    sort: 'price',
    category: 'lighting',
  });
  await page.goBack();
  await expect.poll(async () => (await heardOn(page)).length).toBe(10);
  const last = (await heardOn(page)).findLast(({ topic }) => topic === 'grid-update');
  expect(last?.detail.eventTrigger).toBe('BROWSER_ACTION');
});

test('a script that comes later gets the most recent event of a topic', async ({ page }) => {
  await page.goto(`${shopAddress()}/browse/lighting`);
  await whenReady(page);
  await page.getByLabel('Sort order').selectOption('New In');
  await expect(page).toHaveURL(/sortkey=newin/);
  const replayed = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const bus = (
            window as unknown as { plpEvents: { subscribe: (...given: unknown[]) => unknown } }
          ).plpEvents;
          bus.subscribe('grid-update', resolve, { replay: true });
          setTimeout(() => resolve(undefined), 100);
        }),
    );
  await expect.poll(replayed).toMatchObject({ eventTrigger: 'SORT_ORDER', pageType: 'browse' });
});

test('a visit can be exported, with its addresses and nothing about the shopper', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'COID', value: 'customer-77', url: shopAddress() }]);
  await page.goto(`${shopAddress()}/browse/lighting`);
  await whenReady(page);
  await page.getByLabel('Sort order').selectOption('New In');
  await expect(page).toHaveURL(/sortkey=newin/);
  const session = await page.evaluate(() =>
    (window as unknown as { plp: { exportSession: () => Promise<unknown> } }).plp.exportSession(),
  );
  const text = JSON.stringify(session);
  expect(text).toContain(pathOf(page));
  expect(text).not.toContain('customer-77');
  expect(text).not.toContain('sfl_csrf_token');
});

test('with consent the collector keeps what is published', async ({ page }) => {
  // A shop of its own makes its catalogue first.
  test.slow();
  const shop = await runShop({ COLLECT_EVENTS: 'true', DATA_LAYER: 'true' });
  await page.goto(`${shop.address}/browse/lighting`);
  await whenReady(page);
  await page.evaluate(() => {
    (window as unknown as { __PLP__: { consent: boolean } }).__PLP__.consent = true;
  });
  const sent = page.waitForRequest((request) => request.url().endsWith('/plp-events'));
  await page.getByLabel('Sort order').selectOption('New In');
  await expect(page).toHaveURL(/sortkey=newin/);
  const layer = () =>
    page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown }).dataLayer));
  await expect.poll(layer).toContain('view_item_list');
  // As when the shopper turns to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const answer = await (await sent).response();
  expect(answer?.status()).toBe(204);
});

test('events that the collector could not take outlive a reload, and are kept once', async ({
  page,
  watched,
}) => {
  // A shop of its own makes its catalogue first.
  test.slow();
  const shop = await runShop({ COLLECT_EVENTS: 'true' });
  await page.goto(`${shop.address}/browse/lighting`);
  await whenReady(page);
  await page.getByRole('button', { name: 'Allow counting' }).click();
  let refused = 0;
  await page.route('**/plp-events', (route) => {
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  await page.getByLabel('Sort order').selectOption('New In');
  await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0);
  const kept = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return sessionStorage.getItem('plp_events');
  });
  const { events } = JSON.parse(kept ?? '{}') as { events: readonly { readonly id: string }[] };
  expect(events).toHaveLength(5);
  await page.unroute('**/plp-events');
  // An answer that was refused just before may still be on its way.
  const taken = page.waitForResponse(
    (response) => response.url().endsWith('/plp-events') && response.status() === 204,
  );
  await page.reload();
  await taken;
  // The same events once more, as a beacon and a request after it may bring them.
  const again = await page.request.post(`${shop.address}/plp-events`, { data: kept ?? '' });
  expect(again.status()).toBe(204);
  const printed = collectedEvents(shop.dataDir);
  expect(printed.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  // What the shopper did is told a quarter of a second later, before or after the list it led to.
  expect(printed.map(({ topic }) => topic).sort()).toEqual([
    'analytics-update',
    'facet-update',
    'grid-update',
    'plp/update',
    'results-update',
  ]);
  // The browser's word on the answers that were refused.
  watched.complaints.splice(0);
});

import type { WireListingBody } from '../../src/catalogue/listing-response';
import { aClick, aListingView, aSave, aView } from './a-reported-event';
import { algoliaEnvironment, key, openAlgoliaDouble, type InsightsEvent } from './algolia-double';
import { openTestAdapter } from './open-test-adapter';
import { send } from './vendor-faults';

const queryId = 'a1b2c3d4'.repeat(4);

async function anAdapter(env: Readonly<Record<string, string>> = {}) {
  const double = await openAlgoliaDouble();
  const opened = await openTestAdapter({
    ...algoliaEnvironment(double.url),
    REPORT_EVENTS: 'true',
    ...env,
  });
  await opened.service.opened;
  const requests = () => double.requests.filter(({ url }) => url.pathname === '/1/events');
  const events = () =>
    requests().flatMap(({ body }) => (JSON.parse(body) as { events: InsightsEvent[] }).events);
  return { ...opened, double, requests, events };
}

describe('reports to Algolia', () => {
  it('have the queryID of the listing, which the listing API gives as result_id', async () => {
    const { service, events, requests } = await anAdapter();
    const { body } = await service.respond({
      url: '/lamp?sort_by=price&sort_order=ascending&page=2&num_results_per_page=5',
      brand: 'marlow',
    });
    const { meta = {}, product_list: [product] = [] } = (body as WireListingBody).response;
    const resultId = String(meta.result_id);
    expect(resultId).toMatch(/^[\da-f]{32}$/);
    const path = '/search/lamp?page=2&numProducts=5&sort=price';
    const productId = String(product?.product_id);
    const click = aClick({ path, resultId, productId, position: 6 });
    service.report?.([click]);
    await service.close?.();
    expect(events()).toEqual([
      {
        eventType: 'click',
        eventName: 'Product Clicked',
        index: 'things_price_asc',
        userToken: 'visit-0001',
        timestamp: click.atMs,
        objectIDs: [productId],
        queryID: resultId,
        positions: [6],
      },
    ]);
    expect(requests().map(({ headers }) => headers['x-algolia-api-key'])).toEqual([key]);
    expect(service.reportCounts?.()).toEqual({ sent: 1, failed: 0, dropped: 0 });
  });

  it('are views, clicks and saves, the views of a visit up to twenty together', async () => {
    const { service, events } = await anAdapter();
    const views = Array.from({ length: 25 }, (_, at) => aView({ productId: `t${at}` }));
    service.report?.([...views, aView({ productId: 'u1' }, 'visit-0002')]);
    service.report?.([aListingView(), aSave({ path: '/browse/home', resultId: queryId })]);
    await service.close?.();
    const written = events().map(({ eventType, eventName, userToken, objectIDs, ...rest }) => [
      ...[eventType, eventName, userToken, objectIDs.length, rest.index, rest.queryID],
    ]);
    expect(written).toEqual([
      ['view', 'Product Viewed', 'visit-0001', 20, 'things_price_asc', undefined],
      ['view', 'Product Viewed', 'visit-0001', 5, 'things_price_asc', undefined],
      ['view', 'Product Viewed', 'visit-0002', 1, 'things_price_asc', undefined],
      ['conversion', 'Product Added To Wishlist', 'visit-0001', 1, 'things', queryId],
    ]);
    expect(service.reportCounts?.()).toEqual({ sent: 27, failed: 0, dropped: 0 });
  });

  it('name no query for products that an empty listing suggests', async () => {
    const { service, events } = await anAdapter();
    service.report?.([aClick({ list: 'suggestions', resultId: queryId })]);
    await service.close?.();
    expect(events()).toHaveLength(1);
    expect(events()[0]).not.toHaveProperty('queryID');
  });

  it('leave out what Algolia would refuse together with all other events of the request', async () => {
    const { service, events } = await anAdapter();
    service.report?.([
      aClick({ productId: 'good' }),
      aClick({ productId: '' }),
      aClick({ productId: 'x'.repeat(501) }),
      aClick({ path: '/elsewhere' }),
      aClick({}, 'visit with spaces'),
      aClick({ productId: 'no-query', resultId: 'made up' }),
      aClick({ productId: 'no-place', resultId: queryId, position: -1 }),
      aClick({ productId: { id: 1 } as unknown as string }),
    ]);
    await service.close?.();
    expect(events().map(({ objectIDs, queryID }) => [objectIDs[0], queryID])).toEqual([
      ['good', undefined],
      ['no-query', undefined],
      ['no-place', undefined],
    ]);
    expect(service.reportCounts?.()).toEqual({ sent: 3, failed: 5, dropped: 0 });
  });

  it.each([
    ['a failure', send(500, '{"message":"no"}'), 2],
    ['too many requests', send(429, '{"message":"slow down"}'), 2],
    ['a refusal', send(422, '{"message":"EventType is wrong"}'), 1],
    ['a refused key', send(403, `{"message":"${key} is wrong"}`), 1],
  ])('try a request twice at most: %s', async (_name, how, attempts) => {
    const { service, double, requests, logged } = await anAdapter();
    double.misbehave(how, ({ url }) => url.pathname === '/1/events');
    service.report?.([aClick()]);
    await service.close?.();
    expect(requests()).toHaveLength(attempts);
    expect(service.reportCounts?.()).toEqual({ sent: 0, failed: 1, dropped: 0 });
    expect(logged()).toContain('events cannot be reported');
    expect(logged()).not.toContain(key);
    // Listings do not depend on it.
    expect(service.problem()).toBeUndefined();
  });

  it('do not keep a server from stopping whose vendor hangs', async () => {
    const { service, double } = await anAdapter();
    double.misbehave(
      () => undefined,
      ({ url }) => url.pathname === '/1/events',
    );
    service.report?.([aClick()]);
    const startedMs = performance.now();
    await service.close?.();
    expect(performance.now() - startedMs).toBeLessThan(3_500);
  });

  it('are none unless REPORT_EVENTS is on', async () => {
    const { service } = await anAdapter({ REPORT_EVENTS: 'false' });
    expect(service).not.toHaveProperty('report');
  });
});

import { aClick, aListingView, aSave, aView } from './a-reported-event';
import { constructorIoEnvironment, key, openConstructorIoDouble } from './constructor-io-double';
import { openTestAdapter } from './open-test-adapter';
import { things } from './things';
import { send } from './vendor-faults';
import type { VendorRequest } from './vendor-double';

const isEvent = ({ url }: VendorRequest) =>
  url.pathname.includes('/behavioral_action/') || url.pathname.endsWith('/click_through');

async function anAdapter() {
  const double = await openConstructorIoDouble();
  const opened = await openTestAdapter({
    ...constructorIoEnvironment(double.url),
    REPORT_EVENTS: 'true',
  });
  await opened.service.opened;
  const requests = () => double.requests.filter(isEvent);
  return { ...opened, double, requests };
}

const bodyOf = ({ body }: VendorRequest) => JSON.parse(body) as Record<string, unknown>;

describe('reports to Constructor.io', () => {
  it('have the result_id of a search and the vendor’s name of the product', async () => {
    const { service, requests } = await anAdapter();
    const click = aClick({ resultId: 'a-result-id' });
    service.report?.([click]);
    await service.close?.();
    const [request, ...others] = requests();
    expect(others).toEqual([]);
    expect(request?.url.pathname).toBe('/autocomplete/lamp/click_through');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
      key,
      i: 'visit-0001',
      s: '1',
      _dt: String(click.atMs),
      customer_id: '1000',
      name: things.find(({ id }) => id === '1000')?.title,
      result_id: 'a-result-id',
    });
    expect(service.reportCounts?.()).toEqual({ sent: 1, failed: 0, dropped: 0 });
  });

  it.each([
    ['/browse/home?page=2&numProducts=5', ['group_id', 'home']],
    ['/promo/spring-sale?page=2&numProducts=5', ['collection_id', 'spring-sale']],
    ['/browse/colours--red?page=2&numProducts=5', ['color', 'red']],
  ])('say where the product stands on the page of %s', async (path, [name, value]) => {
    const { service, requests } = await anAdapter();
    service.report?.([aClick({ path, position: 7, resultId: 'a-result-id' })]);
    await service.close?.();
    expect(requests().map(({ url }) => url.pathname)).toEqual([
      '/v2/behavioral_action/browse_result_click',
    ]);
    expect(requests().map(bodyOf)).toEqual([
      expect.objectContaining({
        filter_name: name,
        filter_value: value,
        item_id: '1000',
        result_id: 'a-result-id',
        result_page: 2,
        result_position_on_page: 2,
        num_results_per_page: 5,
      }),
    ]);
  });

  it('are listings, clicks and saves', async () => {
    const { service, requests } = await anAdapter();
    service.report?.([
      aListingView({ resultId: 'a-result-id', numResults: 20 }),
      aListingView({ path: '/browse/home', pageType: 'browse' }),
      aListingView({ isRefresh: true }),
      aView(),
      aSave(),
      aClick({ list: 'suggestions' }),
    ]);
    await service.close?.();
    const byPath = new Map(requests().map((one) => [one.url.pathname, bodyOf(one)]));
    expect(Object.fromEntries(byPath)).toEqual({
      '/v2/behavioral_action/search_result_load': expect.objectContaining({
        search_term: 'lamp',
        result_count: 20,
        result_page: 1,
        result_id: 'a-result-id',
        url: '/search/lamp',
      }) as unknown,
      '/v2/behavioral_action/browse_result_load': expect.objectContaining({
        filter_name: 'group_id',
        filter_value: 'home',
      }) as unknown,
      '/v2/behavioral_action/conversion': expect.objectContaining({
        item_id: '1000',
        type: 'add_to_wishlist',
        search_term: 'lamp',
      }) as unknown,
      '/v2/behavioral_action/result_click': expect.objectContaining({ item_id: '1000' }) as unknown,
    });
    expect(requests()).toHaveLength(4);
    expect(service.reportCounts?.()).toEqual({ sent: 4, failed: 1, dropped: 0 });
  });

  it('leave out products that the vendor does not have, and addresses that mean another path', async () => {
    const { service, requests } = await anAdapter();
    service.report?.([
      aClick({ productId: 'made-up' }),
      aClick({ path: '/elsewhere' }),
      aClick({ path: '/search/../' }),
      aClick({}, 'a visit/../x'),
    ]);
    await service.close?.();
    expect(requests()).toEqual([]);
    expect(service.reportCounts?.()).toEqual({ sent: 0, failed: 4, dropped: 0 });
  });

  it('that fail end no process, are tried twice at most and log no key', async () => {
    const { service, double, requests, logged } = await anAdapter();
    double.misbehave(send(500, `{"message":"no ${key}"}`), isEvent);
    service.report?.([aClick(), aSave()]);
    await service.close?.();
    expect(requests()).toHaveLength(4);
    expect(service.reportCounts?.()).toEqual({ sent: 0, failed: 2, dropped: 0 });
    expect(logged()).toContain('events cannot be reported');
    expect(logged()).not.toContain(key);
  });
});

/** What an adapter does when its vendor fails or lies. */
import type { ServerResponse } from 'node:http';
import { until } from '../../support/until';
import { openTestAdapter, type AdapterEnvironment } from './open-test-adapter';
import type { VendorDouble } from './vendor-double';

type Safety = {
  readonly open: () => Promise<VendorDouble>;
  readonly environment: (url: string) => AdapterEnvironment;
  readonly keySetting: string;
  readonly key: string;
};

const send = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};

/** Wrong types wherever the vendor has objects, lists, texts and numbers. */
const lies = [
  '[]',
  'null',
  '{"response":[],"results":{}}',
  '{"results":[{"hits":{"a":1},"nbHits":"many","facets":[1,2]}],"response":{"results":7,"facets":{},"groups":"x","total_num_results":-1}}',
  '{"results":[{"hits":[null,1,{"objectID":{},"name":[]},{"objectID":"1","name":"A","price":"free","image":"javascript:x"}],"nbHits":4,"facets":{"brand":{"__proto__":1,"Oak":"x"}}}],"response":{"results":[null,{"value":{},"data":[]},{"value":"A","data":{"id":"1","price":{},"url":"javascript:x"}}],"facets":[null,{"name":[],"options":3},{"name":"brand","options":[null,{"value":1}]}],"groups":[null],"total_num_results":4}}',
  '{"hits":{"total":{"value":4},"hits":[null,{"_source":[]},{"_id":"1","_source":{"sku":"1","title":"A","amount":{},"image":"javascript:x"}}]},"aggregations":{"common":{"facet0":{"buckets":[null,{"key":{}},{"key":"Oak","doc_count":"x"}]},"facet2":{"buckets":{}}},"categories":7}}',
  '{"data":{"collection":{"title":{},"page":{"nodes":[null,{"id":"gid://shopify/Product/1","title":"A","images":{"nodes":[{"url":"javascript:x"}]},"priceRange":{"minVariantPrice":{"amount":"free"}},"rating":{"value":"{"}}],"filters":[null,{"id":"filter.p.vendor","label":[],"type":"LIST","values":[{"label":"Oak","count":-1,"input":"{"},{"label":{},"count":1,"input":"[]"}]},{"id":"filter.v.price","type":"PRICE_RANGE"}],"pageInfo":7}}}}',
  '{"data":{"collection":{"page":{"edges":[{"cursor":7}],"nodes":[],"pageInfo":{"hasNextPage":true}}}}}',
];

/** To be called within a `describe`. */
export function staysSafe({ open, environment, keySetting, key }: Safety): void {
  const url = '/group_id/all?num_results_per_page=24&page=1';
  const opened = async () => {
    const double = await open();
    const adapter = await openTestAdapter(environment(double.url));
    await adapter.service.opened;
    return { double, ...adapter, request: () => adapter.service.respond({ url, brand: 'marlow' }) };
  };

  it.each([
    ['a failure', send(500, '{"message":"no"}')],
    ['too much', send(200, JSON.stringify({ results: 'x'.repeat(4_100_000) }))],
    ['a closed connection', (response: ServerResponse) => response.destroy()],
    ['no JSON', send(200, '<html>')],
    ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
  ])('responds with 503 to %s, and recovers', async (_name, how) => {
    const { double, service, request, logged } = await opened();
    double.misbehave(how);
    await expect(request()).rejects.toMatchObject({ statusCode: 503 });
    await until(() => service.problem() !== undefined);
    expect(logged()).not.toContain(key);
    double.misbehave(undefined);
    await expect(request()).resolves.toMatchObject({ status: 200 });
  });

  it.each(lies)('takes nothing of a wrong type from %s', async (body) => {
    const { double, request } = await opened();
    double.misbehave(send(200, body));
    const response = await request().catch((error: { statusCode: number }) => error);
    if ('statusCode' in response) expect(response.statusCode).toBe(503);
    else expect(JSON.stringify(response)).not.toMatch(/javascript:|NaN|\[object/);
  });

  it('does not wait for a slow vendor', async () => {
    const { double, request } = await opened();
    double.misbehave(() => undefined);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limited = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    await expect(request()).rejects.toMatchObject({ statusCode: 503 });
    expect(limited).toHaveBeenCalledWith(4_000);
    limited.mockRestore();
  });

  it('names the setting when the vendor refuses the key, and nowhere writes the key', async () => {
    const { url: address } = await open();
    const env = { ...environment(address), [keySetting]: 'a-wrong-key' };
    const { service, logged } = await openTestAdapter(env);
    await expect(service.opened).rejects.toThrow(keySetting);
    expect(service.problem()).toContain(keySetting);
    expect(logged() + String(service.problem())).not.toContain('a-wrong-key');
  });

  it('needs each of its settings', async () => {
    const env = environment('http://127.0.0.1:1');
    const { [keySetting]: _, ...without } = env;
    await expect(openTestAdapter(without)).rejects.toThrow(keySetting);
  });
}

/** What an adapter does when its vendor fails or lies. */
import type { ServerResponse } from 'node:http';
import type { WireListingBody } from '../../src/catalogue/listing-response';
import { until } from '../support/until';
import { openTestAdapter, type AdapterEnvironment } from './open-test-adapter';
import type { VendorDouble } from './vendor-double';

type Safety = {
  readonly open: () => Promise<VendorDouble>;
  readonly environment: (url: string) => AdapterEnvironment;
  readonly keySetting: string;
  readonly key: string;
};

export const send = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};

/** Wrong types instead of a result. */
const noResults = [
  '[]',
  'null',
  '{"response":[],"results":{}}',
  '{"response":{"results":[]},"results":[{"hits":[]}]}',
  '{"results":[{"hits":{"a":1},"nbHits":"many"}],"response":{"results":7,"total_num_results":-1}}',
];

/** A result with one product among wrong types, in the form of each vendor. */
const lies = JSON.stringify({
  results: [
    {
      hits: [
        null,
        1,
        { objectID: {}, name: [] },
        { objectID: '1', name: 'A', price: 'free', url: 'javascript:x' },
      ],
      nbHits: 4,
      facets: { brand: { Oak: 'x', Ash: -1 }, colors: 7 },
    },
  ],
  response: {
    results: [
      null,
      { value: {}, data: [] },
      { value: 'A', data: { id: '1', price: {}, url: 'javascript:x' } },
    ],
    facets: [null, { name: [], options: 3 }, { name: 'brand', options: [null, { value: 1 }] }],
    groups: [null],
    collection: 'x',
    total_num_results: 4,
  },
  hits: {
    total: { value: 4 },
    hits: [
      null,
      { _source: [] },
      { _source: { sku: {}, title: [] } },
      { _source: { sku: '1', title: 'A', amount: 'free', url: 'javascript:x' } },
    ],
  },
  aggregations: {
    common: { facet0: { buckets: [null, { key: {} }, { key: 'Oak', doc_count: 'x' }] }, facet2: 7 },
    categories: { values: [] },
  },
  data: {
    collection: {
      title: {},
      page: {
        nodes: [
          null,
          1,
          { id: {}, title: [] },
          { id: 'gid://shopify/Product/1', title: 'A', images: 7, rating: { value: '{' } },
        ],
        filters: [
          null,
          { id: {} },
          { id: 'filter.p.vendor', values: [null, { label: 'Oak', count: 1, input: '{' }] },
          { id: 'filter.v.option.color', values: [{ label: 'Red', count: 'x', input: '{"a":1}' }] },
        ],
        pageInfo: { hasNextPage: false },
      },
    },
  },
});

/** Several products, in the form of each vendor. */
const several = ['1', '2', '3', '4', '5'];
const products = JSON.stringify({
  results: several.map((id) => ({ objectID: id, name: 'A' })),
  response: { results: several.map((id) => ({ value: 'A', data: { id } })) },
  hits: {
    total: { value: several.length },
    hits: several.map((id) => ({ _source: { sku: id, title: 'A' } })),
  },
  data: { nodes: several.map((id) => ({ id: `gid://shopify/Product/${id}`, title: 'A' })) },
});

/** To a result: a request that follows it succeeds. */
function redirect(response: ServerResponse): void {
  if (response.req.url === '/elsewhere') send(200, lies)(response);
  else response.writeHead(302, { location: '/elsewhere' }).end();
}

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
    ['too much', send(200, lies + ' '.repeat(4_100_000))],
    ['too many values', send(200, lies.replace('{', `{"more":[${'[],'.repeat(200_000)}1],`))],
    [
      'too many levels',
      send(200, lies.replace('{', `{"more":${'['.repeat(100)}${']'.repeat(100)},`)),
    ],
    ['a closed connection', (response: ServerResponse) => response.destroy()],
    ['no JSON', send(200, '<html>')],
    ['a redirect', redirect],
  ])('responds with 503 to %s, and recovers', async (_name, how) => {
    const { double, service, request, logged } = await opened();
    double.misbehave(how);
    await expect(request()).rejects.toMatchObject({ statusCode: 503 });
    await until(() => service.problem() !== undefined);
    expect(logged()).not.toContain(key);
    double.misbehave(undefined);
    await expect(request()).resolves.toMatchObject({ status: 200 });
  });

  it.each(noResults)('responds with 503 to what is no result: %s', async (body) => {
    const { double, request } = await opened();
    double.misbehave(send(200, body));
    await expect(request()).rejects.toMatchObject({ statusCode: 503 });
  });

  it.each(['<html>', '{}'])(
    'takes no category for unknown after what is no result: %s',
    async (body) => {
      const double = await open();
      double.misbehave(send(200, body));
      const { service } = await openTestAdapter(environment(double.url));
      const request = () => service.respond({ url: '/group_id/home', brand: 'marlow' });
      await expect(request()).rejects.toMatchObject({ statusCode: 503 });
      double.misbehave(undefined);
      await expect(request()).resolves.toMatchObject({ status: 200 });
    },
  );

  it('leaves out what is of a wrong type', async () => {
    const { double, request } = await opened();
    double.misbehave(send(200, lies));
    const { body } = await request();
    expect(body).toMatchObject({
      response: { facet_list: [], groups_list: [], meta: { num_results: 4 } },
    });
    expect((body as WireListingBody).response.product_list).toEqual([
      { product_id: '1', title: 'A' },
    ]);
  });

  it('gives no more products than are requested by their ids', async () => {
    const { double, service } = await opened();
    double.misbehave(send(200, products));
    const { body } = await service.respond({ url: '/product_id/1,2', brand: 'marlow' });
    expect(body).toEqual({
      response: {
        product_list: [
          { product_id: '1', title: 'A' },
          { product_id: '2', title: 'A' },
        ],
      },
    });
  });

  it('responds to more requests at once than it caches, and to equal ones by one request', async () => {
    const { double, service } = await opened();
    const list = (size: number) =>
      service.respond({
        url: `/group_id/all?num_results_per_page=${String(size)}`,
        brand: 'marlow',
      });
    // A short result: on a busy machine the double would not write so many in time.
    double.misbehave(send(200, lies));
    const pages = Array.from({ length: 110 }, (_, at) =>
      service.respond({ url: `/group_id/all?page=${String(at + 1)}`, brand: 'marlow' }),
    );
    for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
    const before = double.requests.length;
    await Promise.all([list(7), list(7)]);
    await list(7);
    expect(double.requests.length - before).toBe(1);
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
}

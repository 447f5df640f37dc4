import '../support/as-in-production';
import { readdirSync } from 'node:fs';
import { shop } from '../../shop/shop';
import { adapterSettings } from '../../adapters/open-adapter';
import { noShop } from '../../server/no-shop';
import { readEnvironment } from '../../server/services/read-settings';
import { checksOf, serve } from '../check-api/an-api';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import * as algolia from './algolia-double';
import * as constructorIo from './constructor-io-double';
import { openServer, withAdapter } from './open-test-server';
import * as opensearch from './opensearch-double';
import { openSearchEnvironment } from './opensearch-fields';
import * as shopify from './storefront-double';

const vendors = [
  ['Algolia', algolia.openAlgoliaDouble, algolia.algoliaEnvironment, algolia.key],
  [
    'Constructor.io',
    constructorIo.openConstructorIoDouble,
    constructorIo.constructorIoEnvironment,
    constructorIo.key,
  ],
  ['OpenSearch', opensearch.openOpenSearchDouble, openSearchEnvironment, opensearch.key],
  ['Shopify', shopify.openStorefrontDouble, shopify.shopifyEnvironment, shopify.privateToken],
] as const;

describe.each(vendors)('a server over %s', (name, open, environment, key) => {
  it('keeps the whole contract, as `npm run check-api` finds', async () => {
    const { url } = await open();
    const { server } = await openServer(noShop, environment(url));
    const address = await serve(server);
    const { code, broken } = await checksOf([
      `${address}/listing-api`,
      ...['--collection', 'spring-sale'],
    ]);
    expect([broken, code]).toEqual([[], 0]);
  });

  it('responds with an empty list to an unknown category in a filter', async () => {
    const { url } = await open();
    const { server } = await openServer(noShop, environment(url));
    for (const path of ['/lamp', '/group_id/home', '/collection_id/spring-sale', '/brand/ash']) {
      const response = await server.inject(`/listing-api${path}?filters[group_id]=nowhere`);
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.json()).toMatchObject({ response: { product_list: [] } });
    }
  });

  it('renders listings, opens no catalogue, and never sends the key to a browser', async () => {
    const { url } = await open();
    const DATA_DIR = aFolder();
    const { server, services } = await openServer(shop, { ...environment(url), DATA_DIR });
    await expect(services.listing?.opened).resolves.toBe(60);
    expect(readdirSync(DATA_DIR)).not.toContain('catalogue');
    const statuses = { '/browse/home': 200, '/search/lamp/': 200, '/': 200, '/product/t1': 404 };
    for (const [path, status] of Object.entries(statuses)) {
      const page = await server.inject({ method: 'GET', url: path });
      expect([path, page.statusCode]).toEqual([path, status]);
      expect(page.body + JSON.stringify(page.headers)).not.toContain(key);
    }
    const departments = /<nav class="plp-shop-header__departments".*href="\/browse\/[\w-]+"/;
    // Shopify's collections are no tree.
    if (name !== 'Shopify')
      await until(async () => departments.test((await server.inject('/')).body));
    const listing = await server.inject({
      method: 'GET',
      url: '/listing-api/group_id/all?num_results_per_page=96',
    });
    expect(listing.body).toContain('Plain lamp 0');
    expect(listing.body).not.toContain(key);
    expect((await server.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
  });
});

describe('a brand with settings of its own', () => {
  it('gets its listings by them, the others by those of the server', async () => {
    const [common, own] = [
      await algolia.openAlgoliaDouble(),
      await constructorIo.openConstructorIoDouble(),
    ];
    const { server, services } = await openServer(
      noShop,
      algolia.algoliaEnvironment(common.url),
      withAdapter('hearth', constructorIo.constructorIoEnvironment(own.url)),
    );
    await services.listing?.opened;
    const before = [common.requests.length, own.requests.length];
    for (const brand of ['hearth', 'marlow-ie']) {
      const headers = { 'x-brand': brand };
      const response = await server.inject({ url: '/listing-api/lamp', headers });
      expect([brand, response.statusCode]).toEqual([brand, 200]);
    }
    const after = [common.requests.length, own.requests.length];
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1]);
  });

  it('needs an adapter of the server', async () => {
    const served = withAdapter('hearth', { ALGOLIA_INDEX: 'hearth' });
    await expect(openServer(noShop, {}, served)).rejects.toThrow(
      'LISTING_ADAPTER: brands have settings of an adapter: hearth',
    );
  });
});

describe('the settings of a brand', () => {
  const env = algolia.algoliaEnvironment('http://127.0.0.1:1');

  it.each(['ALGOLIA_API_KEY', 'OPENSEARCH_INDEX_KEY', 'SHOPIFY_PRIVATE_TOKEN'])(
    'cannot have %s, which all browsers could read',
    async (name) => {
      const fault = `adapter of hearth: ${name} is a secret and belongs in the environment`;
      for (const own of [{}, env])
        await expect(
          openServer(noShop, own, withAdapter('hearth', { [name]: 'hush' })),
        ).rejects.toThrow(fault);
    },
  );

  it.each([
    [{ ALGOLIA_INDEX: ' ' }, 'Bad setting: adapter of hearth: ALGOLIA_INDEX: must not be empty'],
    [{ ADAPTER_FIELDS: '/no/file' }, 'Bad setting: adapter of hearth: ADAPTER_FIELDS: /no/file'],
  ])('stop the start with the name of the brand: %j', async (adapter, fault) => {
    await expect(openServer(noShop, env, withAdapter('hearth', adapter))).rejects.toThrow(fault);
  });
});

describe('the settings of an adapter', () => {
  it('cannot stand next to API_URL, which is found before the adapter is opened', async () => {
    const env = {
      ...algolia.algoliaEnvironment('http://127.0.0.1:1'),
      // Opening it would fail.
      ADAPTER_FIELDS: '/no/such/file.json',
      API_URL: 'https://api.example',
    };
    await expect(openServer(noShop, env)).rejects.toThrow('Set API_URL or LISTING_ADAPTER');
  });

  it.each([
    ['algolia', ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX']],
    ['constructor-io', ['CONSTRUCTOR_IO_KEY']],
    ['opensearch', ['OPENSEARCH_INDEX_URL', 'OPENSEARCH_INDEX_KEY']],
    ['shopify', ['SHOPIFY_URL', 'SHOPIFY_PRIVATE_TOKEN']],
  ])('are required by %s: %j', (LISTING_ADAPTER, names) => {
    const read = () => readEnvironment({ LISTING_ADAPTER }, adapterSettings);
    for (const name of names) expect(read).toThrow(name);
  });
});

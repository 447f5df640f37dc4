import { describeUnless } from '../../../support/describe-unless';
import '../../../support/as-in-production';
import { Client } from '@opensearch-project/opensearch';
import pino from 'pino';
import { closeAfterTest } from '../../../support/close-after-test';
import { openTestShop as openShop } from '../../../support/open-test-shop';
import type { ListingEngine } from '../../../../shop/catalogue/listing-engine';
import { createListingApi, respondToListingRequest } from '../../../../shop/catalogue/listing-api';
import { descriptionIndexOf } from '../../../../shop/catalogue/opensearch/index-mapping';
import { loadIndex } from '../../../../shop/catalogue/opensearch/load-index';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { openOpenSearchCatalogue } from '../../../../shop/catalogue/opensearch/open-opensearch-catalogue';
import { withSuggestions } from '../../../../shop/catalogue/suggestions/suggestions-api';
import { readSynonyms } from '../../../../shop/catalogue/synonyms';
import { aProduct, testProducts, testOutline } from '../a-catalogue';
import { catalogue } from '../any-query';
import { keepsTheListingContract } from '../listing-contract';
import { aQuery, idsOf, openTestCatalogue, type TestCatalogue } from '../open-test-catalogue';
import { aFolder } from '../../../support/temporary-folder';
import { until } from '../../../support/until';
import { keepsTheRankingContract } from '../ranking-contract';
import { keepsTheRecommendationContract } from '../recommendation-contract';
import { keepsTheLanguageContract } from '../language-contract';
import { keepsTheSearchContract } from '../search-contract';
import { aServer } from '../../../server/a-server';
import { openTestShop } from '../../import/import-text';
import { keepsTheListingContract as keepsTheContractOfAdapters } from '../../../adapters/adapter-contract';
import { openTestAdapter } from '../../../adapters/open-test-adapter';
import {
  documents,
  indexName,
  mapping,
  openOpenSearchDouble,
} from '../../../adapters/opensearch-double';
import { openSearchEnvironment } from '../../../adapters/opensearch-fields';
import { thingsCatalogue } from '../../../adapters/things-catalogue';
import { countsBasesOnce } from './counts-bases-once';
import { importsIntoClusters } from './imports-of-clusters';
import { takesOneRequestASearch } from './one-request-a-search';
import { openLine } from './open-line';
import { type Cluster, startCluster, whyNoCluster } from './start-cluster';
import { brands } from '../../../support/english';

/** A cluster takes its time to start again. */
const untilTheCluster = (isTrue: () => Promise<boolean>) => until(isTrue, 200_000);

describeUnless(whyNoCluster(), 'OpenSearch engine on a cluster of two nodes', () => {
  let cluster: Cluster;
  let client: Client;
  beforeAll(async () => {
    cluster = await startCluster(2);
    client = new Client({ node: cluster.url });
    closeAfterTest(() => client.close());
  });

  async function load(alias: string, input: Parameters<typeof loadIndex>[2]) {
    const shards = { shards: 3, replicas: 1 };
    const engine = await openIndex(client, await loadIndex(client, alias, { shards, ...input }));
    closeAfterTest(engine.close);
    return engine;
  }
  function follow(options: Parameters<typeof openOpenSearchCatalogue>[0]) {
    const followed = openOpenSearchCatalogue(options);
    closeAfterTest(followed.engine.close);
    return followed;
  }
  const testInput = { outline: catalogue.outline, products: () => catalogue.products };

  let loads = 0;
  const openOverThreeShards = async ({ outline, products }: TestCatalogue) => {
    loads += 1;
    return load(`contract${loads}`, { outline, products: () => products });
  };
  keepsTheListingContract(openOverThreeShards, 300);
  keepsTheSearchContract(openOverThreeShards);
  keepsTheLanguageContract(openOverThreeShards);
  keepsTheRankingContract(openOverThreeShards);
  keepsTheRecommendationContract(openOverThreeShards);
  describe('under the contract of adapters', () =>
    keepsTheContractOfAdapters(async () => {
      const engine = await openOverThreeShards(thingsCatalogue);
      return { respond: withSuggestions({ engine, brands }, createListingApi({ engine, brands })) };
    }));

  describe('with an index of another shop', () => {
    const openThings = async (url: string) =>
      (await openTestAdapter(openSearchEnvironment(url))).service;
    beforeAll(async () => {
      const body = { settings: { number_of_shards: 3 }, mappings: { properties: mapping } };
      await client.indices.create({ index: indexName, body, wait_for_active_shards: 'all' });
      const dropped: unknown[] = [];
      await client.helpers.bulk({
        datasource: documents.map(({ source }) => source),
        onDocument: () => ({ index: { _index: indexName } }),
        onDrop: ({ error, status }) => void dropped.push([status, error]),
        refreshOnCompletion: indexName,
      });
      expect(dropped).toEqual([]);
    });

    keepsTheContractOfAdapters(() => openThings(cluster.url));

    it('responds as the double of the adapter does', async () => {
      const { url: doubleUrl } = await openOpenSearchDouble();
      const services = [await openThings(cluster.url), await openThings(doubleUrl)];
      for (const url of [
        '/group_id/home?filters[brand]=dr%20elm&filters[colours]=Red&sort_by=price',
        '/group_id/all?filters[isNew]=true&filters[price]=%2220%22-%22inf%22&page=2&num_results_per_page=4',
        '/group_id/all?filters[isNew]=maybe',
        '/group_id/home-rugs?filters[customerRating]=3%20stars%20and%20up&sort_by=rating',
        '/grand?filters[group_id]=garden&sort_by=new_in',
        '/price/%2220%22-%2250%22?sort_by=brand_name',
        '/colours/nothing',
      ]) {
        const [real, double] = await Promise.all(
          services.map((service) => service.respond({ url, brand: 'marlow' })),
        );
        expect([url, real]).toEqual([url, double]);
      }
    });
  });

  it('responds to requests of the listing API as the embedded engine does, corrected searches included', async () => {
    const titles = [
      'Integrated Dishwasher',
      'Red Sofa',
      'Blue Settee',
      'Running Shoes',
      'Café Chair',
    ];
    const products = titles.map((title, at) =>
      aProduct({ id: `p ${at}/x`, title, popularity: -at, categoryIds: ['Home-1-1'] }),
    );
    const outline = { ...testOutline, synonyms: readSynonyms('sofa, couch, settee') };
    const engine = await load('api', { outline, products: () => products });
    const embedded = await openTestCatalogue({ outline, products });
    const bodyOf = async (from: ListingEngine, url: string) =>
      JSON.parse(
        JSON.stringify(
          (await respondToListingRequest({ engine: from, brands }, { url, brand: 'marlow' })).body,
        ),
      ) as unknown;
    for (const url of [
      '/group_id/all',
      '/group_id/home-1-1',
      '/group_id/nothing',
      '/collection_id/SUMMER-sale',
      '/brand/acme',
      ...[
        'couch',
        'dishwosher',
        'dish%20washer',
        'shoe',
        'dishw',
        'green%20couch',
        'cafe',
        'xqzw',
        '%22',
      ],
      '/group_id/all?filters%5Bprice%5D=%225%22-%2212.5%22&filters%5Bbrand%5D=unknown',
    ])
      expect([url, await bodyOf(engine, url)]).toEqual([url, await bodyOf(embedded, url)]);
    expect(await engine.products(['p 1/x', 'none'])).toEqual([products[1]]);
    expect(await engine.products(['none'])).toEqual([]);
    expect(engine.health()).toMatchObject({ products: 5, engine: 'opensearch' });
  });

  it('stores each product once, also when the client sends products again whose response was late', async () => {
    type Bulk = (request: object, options: object, done: (...response: unknown[]) => void) => void;
    const send = client.bulk.bind(client) as Bulk;
    const sendTwice: Bulk = (request, options, done) =>
      send(request, options, () => send(request, options, done));
    const sent = jest.spyOn(client, 'bulk').mockImplementation(sendTwice as never);
    const engine = await load('repeated', testInput);
    expect(sent).toHaveBeenCalled();
    sent.mockRestore();
    expect((await engine.query(aQuery())).total).toBe(500);
  });

  it('serves the old index while a new one is loaded, follows the alias, and removes what is older', async () => {
    await loadIndex(client, 'moving', { ...testInput, products: () => testProducts(20) });
    const { engine, opened } = follow({
      url: cluster.url,
      alias: 'moving',
      watch: { everyMs: 50 },
    });
    expect(await opened).toBe(20);
    for (const count of [30, 40]) {
      await loadIndex(client, 'moving', { ...testInput, products: () => testProducts(count) });
      for (let tries = 0; engine.health().products !== count && tries < 200; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await engine.query(aQuery())).total).toBe(count);
    }
    const { body } = await client.cat.indices({ index: 'moving-*', format: 'json' });
    // The present one and the one before, each with its description.
    expect(body).toHaveLength(4);
  });

  it('does not open an index that another version has made', async () => {
    const index = await loadIndex(client, 'aged', testInput);
    const described = { index: descriptionIndexOf(index), id: 'catalogue', refresh: true } as const;
    await client.update({ ...described, body: { doc: { format: 1 } } });
    await expect(openIndex(client, index)).rejects.toThrow(
      /was made by another version; import the catalogue again/,
    );
  });

  it('changes neither the alias nor the indices when a product is refused', async () => {
    const engine = await load('steady', { ...testInput, products: () => testProducts(10) });
    const before = await indicesOf(client, 'steady');
    const broken = aProduct({ id: 'broken', price: { current: 5 }, title: 'x'.repeat(40_000) });
    const refused = { ...broken, id: 'x'.repeat(40_000) };
    await expect(
      loadIndex(client, 'steady', { ...testInput, products: () => [...testProducts(5), refused] }),
    ).rejects.toThrow(/was refused/);
    expect(await indicesOf(client, 'steady')).toEqual(before);
    const { body } = await client.cat.indices({ index: 'steady-*', format: 'json' });
    expect(body).toHaveLength(2);
    expect(idsOf(await engine.query(aQuery()))).toHaveLength(10);
  });

  it('serves what an import has written, and a failed import changes nothing', async () => {
    const shop = openTestShop();
    const openSearchUrl = cluster.url;
    const row = (id: string, price: string) => `{"id":"${id}","title":"Lamp","price":${price}}\n`;
    await shop.importText(row('a', '5') + row('b', '7'), { openSearchUrl, shards: 2 });
    const failed = shop.importText(row('c', '-1'), { openSearchUrl });
    await expect(failed).rejects.toThrow('no product that can be taken');
    const { engine, opened } = follow({ url: cluster.url });
    await opened;
    const { body: shards } = await client.cat.shards({ index: 'catalogue', format: 'json' });
    expect(shards).toHaveLength(4);
    expect(idsOf(await engine.query(aQuery()))).toEqual(['a', 'b']);
  });

  countsBasesOnce(() => client);
  takesOneRequestASearch(() => client);
  importsIntoClusters(() => ({ client, url: cluster.url }));

  it('says what to do before the first import', async () => {
    const watch = { everyMs: 50 };
    const { engine, opened } = follow({ url: cluster.url, alias: 'late', watch });
    await until(
      () => engine.health().problem?.includes('no catalogue "late" yet; import') ?? false,
    );
    await load('late', { ...testInput, products: () => testProducts(7) });
    expect(await opened).toBe(7);
    expect(engine.health()).toMatchObject({ products: 7, engine: 'opensearch' });
  });

  it('serves the page of a server, which follows the alias and outlives an outage of the cluster', async () => {
    const line = await openLine(new URL(cluster.url));
    const env = {
      CATALOGUE_ENGINE: 'opensearch',
      OPENSEARCH_URL: line.url,
      DATA_DIR: aFolder(),
      PAGE_CACHE_MB: '0',
      MAX_LAG_MS: '0',
    };
    await client.indices.deleteAlias({ index: '*', name: 'catalogue' }, { ignore: [404] });
    line.cut();
    const services = await openShop(env, pino({ level: 'silent' }));
    const { opened, engine, saved } = services;
    const server = await aServer({ engine, saved, env });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const get = async (path: string) => {
      const response = await fetch(address + path);
      return {
        status: response.status,
        text: await response.text(),
        retry: response.headers.get('retry-after'),
      };
    };
    const reads = async (reason: string) => (await get('/readyz')).text.includes(reason);
    await untilTheCluster(() => reads('OpenSearch cannot be reached'));
    expect(await get('/healthz')).toMatchObject({ status: 200 });
    expect(await get('/browse/Home')).toMatchObject({ status: 503, retry: expect.any(String) });

    await line.mend();
    await untilTheCluster(() => reads('OpenSearch has no catalogue'));
    await loadIndex(client, 'catalogue', testInput);
    expect(await opened).toBe(500);
    await untilTheCluster(() => reads('"ready"'));
    const page = await get('/browse/Home');
    expect([page.status, page.text.includes('href="/browse/garden"')]).toEqual([200, true]);

    const outline = { ...testOutline, categories: [{ id: 'tea', name: 'Tea' }] };
    await loadIndex(client, 'catalogue', {
      outline,
      products: () => [aProduct({ id: 'a', categoryIds: ['tea'] })],
    });
    await untilTheCluster(async () =>
      (await get('/browse/tea')).text.includes('href="/browse/tea"'),
    );
    expect(await get('/browse/Home')).toMatchObject({ status: 404 });

    line.cut();
    // Responses of the last minute are cached.
    expect(await get('/browse/tea')).toMatchObject({ status: 200 });
    expect(await get('/browse/tea?page=2')).toMatchObject({
      status: 503,
      retry: expect.any(String),
    });
    expect(await get('/product/a')).toMatchObject({ status: 503, retry: expect.any(String) });
    expect(await get('/listing-api/group_id/tea?page=2')).toMatchObject({ status: 503 });
    await untilTheCluster(() => reads('OpenSearch cannot be reached'));
    await line.mend();
    await untilTheCluster(() => reads('"ready"'));
    expect(await get('/browse/tea')).toMatchObject({ status: 200 });
  });
});

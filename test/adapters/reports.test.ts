import '../support/as-in-production';
import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { noShop } from '../../server/no-shop';
import { shop } from '../../shop/shop';
import type { WireListingBody } from '../../src/catalogue/listing-response';
import type { ReportedEvent } from '../../server/services/listing-service';
import { aFolder } from '../support/temporary-folder';
import { aClick, aListingView, aView } from './a-reported-event';
import { algoliaEnvironment, key, openAlgoliaDouble } from './algolia-double';
import { constructorIoEnvironment, openConstructorIoDouble } from './constructor-io-double';
import { openServer, withAdapter } from './open-test-server';
import { shopifyEnvironment, openStorefrontDouble } from './storefront-double';
import type { VendorDouble } from './vendor-double';

/** As a page sends them. */
const post = (server: FastifyInstance, events: readonly ReportedEvent[], headers = {}) =>
  server.inject({
    method: 'POST',
    url: '/plp-events',
    headers: {
      'content-type': 'application/json',
      // Events of bots are not reported.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...headers,
    },
    payload: JSON.stringify({ events: events.map((event) => ({ ...event, brand: undefined })) }),
  });

const reportsOf = ({ requests }: VendorDouble) =>
  requests.filter(({ url }) => /\/1\/events|behavioral_action|click_through/.test(url.pathname));

async function aServerThatReports(env: Readonly<Record<string, string>> = {}) {
  const double = await openAlgoliaDouble();
  const DATA_DIR = aFolder();
  const opened = await openServer(shop, {
    ...algoliaEnvironment(double.url),
    ...{ DATA_DIR, REPORT_EVENTS: 'true' },
    ...env,
  });
  return { ...opened, double, dataDir: DATA_DIR };
}

const asksConsent = 'plp-shop-consent';

describe('a server with REPORT_EVENTS', () => {
  it('passes a click on to the vendor with the id of the listing that the shopper saw', async () => {
    const { server, close, double, dataDir, logged } = await aServerThatReports();
    const listing = await server.inject('/listing-api/lamp?num_results_per_page=5');
    const { meta = {}, product_list: [product] = [] } = listing.json<WireListingBody>().response;
    const response = await post(server, [
      aListingView(),
      aClick({
        path: '/search/lamp?numProducts=5',
        resultId: String(meta.result_id),
        productId: String(product?.product_id),
      }),
    ]);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await close();
    const [report, ...others] = reportsOf(double);
    expect(others).toEqual([]);
    expect(JSON.parse(report?.body ?? '')).toMatchObject({
      events: [{ queryID: meta.result_id, objectIDs: [product?.product_id], positions: [1] }],
    });
    const metrics = await server.inject('/metrics');
    expect(metrics.body).toContain('plp_reports_total{result="sent"} 1');
    expect(metrics.body).toContain('plp_reports_total{result="dropped"} 0');
    // Nothing is stored without COLLECT_EVENTS.
    expect(readdirSync(dataDir)).not.toContain('events.db');
    expect(logged()).toBe('');
  });

  it('asks shoppers for consent, has their pages send events, and tells browsers no key', async () => {
    const { server } = await aServerThatReports();
    const page = await server.inject('/browse/home');
    expect(page.body).toContain('"collectorURL":"/plp-events"');
    expect(page.body).toContain(asksConsent);
    expect(page.body).not.toContain(key);
  });

  it('stores with COLLECT_EVENTS what it reports, and reports nothing that it could not store', async () => {
    const { server, close, double, dataDir } = await aServerThatReports({ COLLECT_EVENTS: 'true' });
    expect((await post(server, [aClick()])).statusCode).toBe(204);
    await close();
    expect(readdirSync(dataDir)).toContain('events.db');
    expect(reportsOf(double)).toHaveLength(1);
    // The database is closed.
    expect((await post(server, [aClick()])).statusCode).toBe(503);
    expect(reportsOf(double)).toHaveLength(1);
  });

  it('reports nothing of wrong bodies and of pages of other sites', async () => {
    const { server, close, double } = await aServerThatReports();
    const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
    expect((await post(server, [aClick()], cross)).statusCode).toBe(403);
    expect((await post(server, [])).statusCode).toBe(400);
    await close();
    expect(reportsOf(double)).toEqual([]);
  });

  it('responds at once to a flood while the vendor hangs, and lists on', async () => {
    const { server, double, services } = await aServerThatReports({ WRITES_PER_MINUTE: '0' });
    double.misbehave(
      () => undefined,
      ({ url }) => url.pathname === '/1/events',
    );
    for (let call = 0; call < 40; call += 1) {
      const views = Array.from({ length: 100 }, (_, at) => aView({ productId: `t${at}` }));
      expect((await post(server, views)).statusCode).toBe(204);
    }
    expect(services.listing?.reportCounts?.()).toMatchObject({ sent: 0, failed: 0 });
    expect(services.listing?.reportCounts?.().dropped).toBeGreaterThanOrEqual(1_000);
    expect(reportsOf(double).length).toBeLessThanOrEqual(1);
    expect((await server.inject('/listing-api/group_id/home')).statusCode).toBe(200);
  });
});

describe('a server without REPORT_EVENTS', () => {
  it('has no collector of events, and asks shoppers for nothing', async () => {
    const { server } = await aServerThatReports({ REPORT_EVENTS: 'false' });
    expect((await post(server, [aClick()])).statusCode).toBe(404);
    const page = await server.inject('/browse/home');
    expect(page.body).not.toContain('collectorURL');
    expect(page.body).not.toContain(asksConsent);
  });

  it('asks Algolia for the id of a listing all the same', async () => {
    const { server } = await aServerThatReports({ REPORT_EVENTS: 'false' });
    const { meta } = (await server.inject('/listing-api/lamp')).json<WireListingBody>().response;
    expect(meta?.result_id).toMatch(/^[\da-f]{32}$/);
  });
});

describe('brands with adapters of their own', () => {
  it('report to their vendors', async () => {
    const [common, own] = [await openAlgoliaDouble(), await openConstructorIoDouble()];
    const { server, close, services } = await openServer(
      shop,
      { ...algoliaEnvironment(common.url), REPORT_EVENTS: 'true', DATA_DIR: aFolder() },
      withAdapter('hearth', constructorIoEnvironment(own.url)),
    );
    await post(server, [aClick(), aClick({ brand: 'hearth' }), aClick({ brand: 'unknown' })]);
    await close();
    expect(reportsOf(common).map(({ url }) => url.pathname)).toEqual(['/1/events']);
    expect(reportsOf(own).map(({ url }) => url.pathname)).toEqual([
      '/autocomplete/lamp/click_through',
    ]);
    expect(services.listing?.reportCounts?.()).toEqual({ sent: 3, failed: 0, dropped: 0 });
  });

  it('ask their shoppers for nothing where their vendor takes no events', async () => {
    const [common, own] = [await openAlgoliaDouble(), await openStorefrontDouble()];
    const { SHOPIFY_PRIVATE_TOKEN = '', ...adapter } = shopifyEnvironment(own.url);
    const { server, services } = await openServer(
      shop,
      {
        ...algoliaEnvironment(common.url),
        ...{ REPORT_EVENTS: 'true', DATA_DIR: aFolder(), SHOPIFY_PRIVATE_TOKEN },
        BRAND_HOSTS: 'hearth.example=hearth',
      },
      withAdapter('hearth', { ...adapter, REPORT_EVENTS: 'false' }),
    );
    await services.listing?.opened;
    const pageAt = async (host: string) =>
      (await server.inject({ url: '/browse/home', headers: { host } })).body;
    expect(await pageAt('shop.example')).toContain('collectorURL');
    const page = await pageAt('hearth.example');
    expect(page).toContain('"brand":"hearth"');
    expect(page).not.toContain('collectorURL');
    expect(page).not.toContain(asksConsent);
  });
});

describe('REPORT_EVENTS', () => {
  it.each([
    ['without an adapter', {}, 'Set LISTING_ADAPTER: REPORT_EVENTS needs one.'],
    [
      'with an adapter that reports nothing',
      shopifyEnvironment('http://127.0.0.1:1'),
      'Bad setting: REPORT_EVENTS: the adapter to Shopify reports nothing',
    ],
  ])('stops the start %s', async (_name, env, fault) => {
    await expect(openServer(noShop, { ...env, REPORT_EVENTS: 'true' })).rejects.toThrow(fault);
  });
});

import '../support/as-in-production';
import { responseOf } from '../support/a-listing-api';
import { respondsInItsOwnSpelling } from '../support/own-spelling';
import { wronglyTyped } from '../support/wrongly-typed';
import {
  respondsWithJson,
  respondsWell,
  faults,
  startFaultyListingService,
  type Responder,
  type FaultName,
  type FaultyListingService,
} from '../support/faulty-listing-service';
import { aShopServer, type ShopServer } from '../support/a-shop-server';
import { fallbackTexts, productTexts } from '../support/english';

let service: FaultyListingService;
let shop: ShopServer;

beforeAll(async () => {
  service = await startFaultyListingService();
  shop = await aShopServer({ API_URL: service.address });
});
beforeEach(() => {
  shop.logged.length = 0;
  service.requests.length = 0;
});

const path = '/browse/sofas';
const errorLine = 'browse API response error';
const logLines = () => shop.logged.map(({ level, msg, detail }) => ({ level, msg, ...detail }));

function respondOnce(respond: Responder): Responder {
  let requestCount = 0;
  return (request, response) => {
    requestCount += 1;
    if (requestCount === 1) respond(request, response);
  };
}

async function visitDuring(fault: FaultName) {
  service.respondWith(faults[fault]);
  const page = await shop.get(path);
  service.respondWith(respondsWell);
  return { page };
}

const failing: readonly (readonly [FaultName, object])[] = [
  ['a 500', { kind: 'status', status: 500 }],
  ['a 503 with Retry-After', { kind: 'status', status: 503, retryAfterMs: 2_000 }],
  ['a 429', { kind: 'status', status: 429 }],
  ['a 401', { kind: 'status', status: 401 }],
  ['a closed socket', { kind: 'network' }],
  ['a response cut off', { kind: 'network' }],
  ['a redirect', { kind: 'network' }],
  ['JSON cut short', { kind: 'shape' }],
  ['HTML with 200', { kind: 'shape' }],
  ['an empty body', { kind: 'shape' }],
  ['50 MB', { kind: 'shape' }],
  ['a hundred thousand lists in each other', { kind: 'shape' }],
];

describe('a page whose listing API fails', () => {
  it.each(failing)('is a 503 with a link to try again after %s', async (fault, failure) => {
    const { page } = await visitDuring(fault);
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(page.body).toContain(fallbackTexts.failed.heading);
    expect(page.body).toContain(fallbackTexts.tryAgain);
    expect(logLines()).toEqual([{ level: 50, msg: errorLine, url: path, ...failure }]);
    expect(service.requests).toHaveLength(1);
  });

  it('is sent after ten seconds without a response, with a slow one, and with a second request', async () => {
    const stages: Readonly<Record<string, Responder>> = {
      silent: faults['no response'],
      slow: faults['a byte a second'],
      spelled: respondOnce(respondsInItsOwnSpelling(['Dr. Martens'])),
    };
    service.respondWith((request, response) => {
      const stage = Object.keys(stages).find((name) => request.url?.includes(name));
      stages[stage ?? '']?.(request, response);
    });
    const startedMs = performance.now();
    const paths = ['/browse/silent', '/browse/slow', '/browse/spelled/brand--dr-martens'];
    const pages = await Promise.all(paths.map((address) => shop.get(address)));
    const tookMs = performance.now() - startedMs;
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    const requested = service.requests.map(({ url = '' }) => /silent|slow|spelled/.exec(url)?.[0]);
    expect(requested.sort()).toEqual(['silent', 'slow', 'spelled', 'spelled']);
    expect(logLines()).toHaveLength(3);
    for (const url of paths) {
      expect(logLines()).toContainEqual({ level: 50, msg: errorLine, url, kind: 'timeout' });
    }
    expect(tookMs).toBeGreaterThan(9_900);
    // A second timeout of ten seconds would take twenty.
    expect(tookMs).toBeLessThan(19_000);
  });

  it('is not found when the API does not know the listing', async () => {
    const { page } = await visitDuring('a 404');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('We could not find that page');
    expect(logLines()).toEqual([
      { level: 50, msg: errorLine, url: path, kind: 'status', status: 404 },
    ]);
  });

  it('shows an empty list for a body with wrong types in every field', async () => {
    const { page } = await visitDuring('wrong types in every field');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain(fallbackTexts.empty.browse.heading);
    expect(page.body).not.toContain('href="javascript:');
    expect(logLines()).toEqual([]);
  });

  it('renders the rest when one field of a valid body has a wrong type', async () => {
    const variants = [
      ...wronglyTyped(responseOf('/group_id/sofas?page=1&num_results_per_page=30')),
    ];
    expect(variants.length).toBeGreaterThan(200);
    for (const { body, what } of variants) {
      service.respondWith(respondsWithJson(body));
      const { statusCode } = await shop.get(path);
      expect({ what, isRendered: [200, 404, 503].includes(statusCode) }).toEqual({
        what,
        isRendered: true,
      });
    }
    expect(new Set(logLines().map(({ msg }) => msg))).toEqual(new Set([errorLine]));
  });

  it.each(['https://shop.example:99999/p', 'https://', 'http://[::1/p', 'https://a b/p'])(
    'lists a product with the address %s without a link, and the others unchanged',
    async (url) => {
      const body = responseOf('/group_id/sofas?page=1&num_results_per_page=30');
      const [first, ...others] = body.response.product_list ?? [];
      const products = [
        { ...first, url, image: { url }, swatchSources: [{ displayName: 'Red', imageSrc: url }] },
        ...others,
      ];
      service.respondWith(
        respondsWithJson({ response: { ...body.response, product_list: products } }),
      );
      const { statusCode, body: page } = await shop.get(path);
      service.respondWith(respondsWell);
      expect(statusCode).toBe(200);
      expect(page.includes(productTexts.missingImage(String(first?.title)))).toBe(true);
      expect(page.includes(`href="${url}"`)).toBe(false);
      const [, list = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(page) ?? [];
      const { itemListElement } = JSON.parse(list) as { itemListElement: readonly object[] };
      expect(itemListElement).toHaveLength(others.length);
      expect(logLines()).toEqual([]);
    },
  );

  it('shows at most 96 products of a response with far too many entries', async () => {
    const many = <T>(entry: (at: number) => T) =>
      Array.from({ length: 10_000 }, (_, at) => entry(at));
    const body = {
      response: {
        product_list: many((at) => ({ product_id: at, title: 'x' })),
        facet_list: [{ id: 'brand', name: 'Brand', values: many((id) => ({ id })) }],
        groups_list: many(() => ({ id: 'a', name: 'A', type: 'category' })),
        meta: { parent_categories: many(() => ({ group_id: 'a' })) },
      },
    };
    service.respondWith(respondsWithJson(body));
    const before = process.cpuUsage();
    const { statusCode, body: page } = await shop.get(path);
    const { user, system } = process.cpuUsage(before);
    service.respondWith(respondsWell);
    expect(statusCode).toBe(200);
    expect(page.match(/<article/g)).toHaveLength(96);
    expect(user + system).toBeLessThan(3_000_000);
  });

  it('is a small 503 when the response would make it far larger than the response', async () => {
    const { response } = responseOf('/group_id/sofas?page=1&num_results_per_page=30');
    const note = '<'.repeat(1_100_000);
    service.respondWith(respondsWithJson({ response: { ...response, note } }));
    const page = await shop.get(path);
    service.respondWith(respondsWell);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain(fallbackTexts.failed.heading);
    expect(page.body.length).toBeLessThan(1_000_000);
    expect(logLines()).toEqual([
      { level: 50, msg: 'page too large', url: path, bytes: expect.any(Number) as number },
      { level: 50, msg: errorLine, url: path, kind: 'shape' },
    ]);
    expect(service.requests).toHaveLength(1);
  });

  it('is complete as soon as the API works again', async () => {
    await visitDuring('a closed socket');
    const page = await shop.get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('sofas-1');
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../../server/page-cache/accepted-encoding';
import { createRenderedPage } from '../../server/page-cache/rendered-page';
import { createPageCache, largestCachedPageBytes } from '../../server/page-cache/page-cache';
import { sharedHeaders } from '../../server/page-cache/page-cache-key';
import type { RenderPage } from '../../server/page-cache/coalesced-render';
import { respondToListingRequest, type ListingApi } from '../../shop/catalogue/listing-api';
import { shopperCookieNames } from '../../shop/saved/shopper-session';
import { aServer, anEngine } from './a-server';
import { brands, fallbackTexts } from '../support/english';

const aPage = (html: string, status = 200) => createRenderedPage({ html, status, headers: {} });
const textOf = (page: { encoded: (encoding: 'identity') => unknown }) =>
  String(page.encoded('identity'));

const aShopper = () => ({
  clients: new Set(['192.0.2.1']),
  signal: new AbortController().signal,
});

describe('the cached pages', () => {
  const aCache = (maxBytes = 1_000_000) => {
    let nowMs = 0;
    const cache = createPageCache({ maxBytes, freshMs: 10, staleMs: 60, nowMs: () => nowMs });
    let renderCount = 0;
    const render = () => Promise.resolve(aPage(`page ${++renderCount}`));
    return {
      cache,
      renderCount: () => renderCount,
      wait: (ms: number) => (nowMs += ms),
      see: async (key: string, renderPage: RenderPage = render) => {
        const { page, source } = await cache.get(key, renderPage, aShopper);
        return `${source}: ${textOf(page)}`;
      },
    };
  };

  it('are sent again while fresh', async () => {
    const { see, wait } = aCache();
    expect(await see('a')).toBe('rendered: page 1');
    wait(10);
    expect(await see('a')).toBe('hit: page 1');
    expect(await see('b')).toBe('rendered: page 2');
  });

  it('are sent once more when stale, while a newer one is rendered', async () => {
    const { see, wait } = aCache();
    await see('a');
    wait(11);
    expect(await see('a')).toBe('stale: page 1');
    await Promise.resolve();
    expect(await see('a')).toBe('hit: page 2');
    wait(71);
    expect(await see('a')).toBe('rendered: page 3');
  });

  it('are sent despite a failure until they are too old', async () => {
    const { see, wait } = aCache();
    await see('a');
    wait(20);
    const fail = () => Promise.reject(new Error('no listing'));
    expect(await see('a', fail)).toBe('stale: page 1');
    await new Promise(setImmediate);
    expect(await see('a', () => Promise.resolve(aPage('failed', 503)))).toBe('stale: page 1');
    wait(60);
    await expect(see('a', fail)).rejects.toThrow('no listing');
    expect(await see('a')).toBe('rendered: page 2');
  });

  it('are rendered once for simultaneous requests', async () => {
    const { see, renderCount } = aCache();
    const seen = await Promise.all(['a', 'a', 'a', 'b'].map((key) => see(key)));
    expect(seen).toEqual([
      'rendered: page 1',
      'shared: page 1',
      'shared: page 1',
      'rendered: page 2',
    ]);
    expect(renderCount()).toBe(2);
  });

  it('include only successful ones', async () => {
    const { see } = aCache();
    expect(await see('a', () => Promise.resolve(aPage('none', 404)))).toBe('rendered: none');
    expect(await see('a')).toBe('rendered: page 1');
  });

  it('exclude very large ones', async () => {
    const { cache, see } = aCache(10 * largestCachedPageBytes);
    const large = () => Promise.resolve(aPage('x'.repeat(largestCachedPageBytes + 1)));
    await see('large', large);
    expect(await see('large', large)).toMatch(/^rendered: /);
    expect(cache.sizeBytes()).toBe(0);
    const largest = () => Promise.resolve(aPage('x'.repeat(largestCachedPageBytes)));
    await see('largest', largest);
    expect(await see('largest', largest)).toMatch(/^hit: /);
  });

  it('stay within their memory limit', async () => {
    const { cache, see } = aCache(10_000);
    for (let key = 0; key < 200; key += 1) {
      await see(String(key), () => Promise.resolve(aPage('x'.repeat(1_000))));
    }
    expect(cache.sizeBytes()).toBeGreaterThan(5_000);
    expect(cache.sizeBytes()).toBeLessThanOrEqual(10_000);
  });
});

describe('a shared page', () => {
  const shopperCookies = shopperCookieNames;
  const embedded = { settings: { apiUrl: undefined, pageVary: undefined }, shopperCookies };
  const other = (pageVary?: readonly string[]) => ({
    settings: { apiUrl: 'https://api.example', pageVary },
    shopperCookies,
  });

  it('is possible for a shopper without a session', () => {
    expect(sharedHeaders({ cookie: 'theme=dark', 'x-a': '1' }, embedded)).toEqual({});
  });

  it.each([
    'COID=c1',
    'a=b; COID=c1',
    'plp_shopper=x.y',
    '__Host-plp_shopper=x.y',
    'JSESSIONID=1',
    'connect.sid=1',
    'auth_token=1',
  ])('is impossible for a request with the cookie %s', (cookie) => {
    expect(sharedHeaders({ cookie }, embedded)).toBeUndefined();
  });

  it('is impossible with another listing API and no setting of the headers that it uses', () => {
    expect(sharedHeaders({}, other())).toBeUndefined();
  });

  it('is for requests with the same values of the named headers, and the API gets no others', () => {
    const options = other(['x-region', 'user-agent']);
    const headers = { 'x-region': 'north', 'x-forwarded-for': '192.0.2.1', 'user-agent': 'A' };
    expect(sharedHeaders(headers, options)).toEqual({ 'x-region': 'north', 'user-agent': 'A' });
    expect(sharedHeaders({}, other([]))).toEqual({});
  });
});

describe('the content encoding of a page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['GZIP', 'gzip'],
    ['gzip;q=junk', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('a listing page', () => {
  const get = (server: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
    server.inject({ method: 'GET', url, headers });
  /** Counts the listing requests, one for each rendered page. */
  const aCountingServer = async (env = {}) => {
    let requestCount = 0;
    const listingApi: ListingApi = (request) => {
      requestCount += 1;
      return respondToListingRequest({ engine: anEngine(), brands }, request);
    };
    return { server: await aServer({ listingApi, env }), requestCount: () => requestCount };
  };

  it('is the same in every encoding', async () => {
    const { server, requestCount } = await aCountingServer();
    const plain = await get(server, '/browse/chairs');
    const br = await get(server, '/browse/chairs', { 'accept-encoding': 'br' });
    const gzip = await get(server, '/browse/chairs', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(plain.headers.vary).toContain('accept-encoding');
    expect(requestCount()).toBe(1);
  });

  it.each(['/promo', '/valuedeal', '/promo/?page=2'])(
    'is not found at %s, which names no listing',
    async (url) => {
      const { server, requestCount } = await aCountingServer();
      const { statusCode, body } = await get(server, url);
      expect([statusCode, requestCount()]).toEqual([404, 0]);
      expect(body).toContain('noindex');
    },
  );

  it.each(['/browsing', '/search-me', '/product/none', '/browse/../about'])(
    'at %s is found by no shopper, and the reason stands in the head alone',
    async (url) => {
      const { server } = await aCountingServer();
      const { statusCode, body } = await get(server, url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="plp-error" content="invalid plp url"/>');
      expect(body.match(/invalid plp url/g)).toHaveLength(1);
    },
  );

  it.each([
    ['no page', '/nowhere'],
    ['no listing', '/browsing'],
    ['a listing of a very long address', `/browse/${'a/'.repeat(3_000)}`],
  ])('for the address of %s is compressed and private', async (_what, url) => {
    const { server } = await aCountingServer();
    const plain = await get(server, url);
    const br = await get(server, url, { 'accept-encoding': 'br' });
    expect([plain.statusCode, br.statusCode]).toEqual([404, 404]);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['/search', '/search/', '/search?q=', '/search?q=%20'])(
    'at %s shows what to do without a term, under the heading "Search"',
    async (url) => {
      const { server, requestCount } = await aCountingServer();
      const { statusCode, body } = await get(server, url);
      expect([statusCode, requestCount()]).toEqual([200, 0]);
      expect(body).toMatch(/<h1[^>]*>Search</);
      expect(body).toContain(fallbackTexts.noTerm.heading);
    },
  );

  it('is not sent again to a browser that has it from another server', async () => {
    const [{ server }, { server: other }] = [await aCountingServer(), await aCountingServer()];
    const { headers } = await get(other, '/browse/chairs');
    const again = await get(server, '/browse/chairs', {
      'if-none-match': `"other", ${String(headers.etag)}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(server, '/browse/chairs', { 'if-none-match': '"other"' })).statusCode).toBe(
      200,
    );
  });

  it('may be cached by the browser for Back, and by no shared cache', async () => {
    const { server } = await aCountingServer();
    const { headers } = await get(server, '/browse/chairs');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.link).toContain('</sa/product-listing-fe/page.0.js>; rel=modulepreload');
    expect(headers.link).toContain('</sa/product-listing-fe/texts-en-GB.0.js>; rel=modulepreload');
    expect(headers.link).toContain('</sa/product-listing-fe/page.0.css>; rel=preload; as=style');
  });

  it('is rendered separately for a shopper with a session', async () => {
    const { server, requestCount } = await aCountingServer();
    for (let count = 0; count < 3; count += 1) {
      await get(server, '/browse/chairs', { cookie: 'COID=c1' });
    }
    expect(requestCount()).toBe(3);
  });

  it('is cached separately for each brand, host and campaign', async () => {
    const { server } = await aCountingServer({ BRAND_HOSTS: 'home.example=hearth' });
    const seen = await Promise.all([
      get(server, '/browse/chairs', { host: 'shop.example' }),
      get(server, '/browse/chairs', { host: 'home.example' }),
      get(server, '/browse/chairs?utm_source=mail', { host: 'shop.example' }),
    ]);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(3);
    expect(seen[1]?.body).toContain('https://schema.org');
    expect(seen[1]?.body).toContain('data-plp-brand="hearth"');
  });

  it('is refused immediately when the server is busy, but sent from the cache', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    const engine = anEngine();
    const slow = anEngine({
      query: async (query) => {
        if ('id' in query.base && query.base.id === 'slow') await held;
        return engine.query(query);
      },
    });
    const server = await aServer({ engine: slow, env: { MAX_PAGES_AT_ONCE: '1' } });
    await get(server, '/browse/chairs');
    const waiting = get(server, '/browse/slow');
    await new Promise(setImmediate);
    const refused = await get(server, '/browse/tables');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.headers['cache-control']).toBe('no-store');
    // Else a phone would show it as small as a page of a desktop.
    expect(refused.body).toContain('<meta name="viewport" content="width=device-width');
    expect((await get(server, '/browse/chairs')).statusCode).toBe(200);
    expect((await get(server, '/readyz')).statusCode).toBe(503);
    release();
    expect((await waiting).statusCode).toBe(200);
    expect((await get(server, '/browse/tables')).statusCode).toBe(200);
  });
});

import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { UnavailableError } from '../../shop/catalogue/listing-engine';
import { anEngine, aServer } from './a-server';

const path = '/listing-api/group_id/chairs';

describe('the listing API of the server', () => {
  it('responds in the best encoding that the client takes', async () => {
    const server = await aServer();
    const get = (encoding: string) =>
      server.inject({ url: path, headers: { 'accept-encoding': encoding } });
    const [plain, brotli, gzip] = [await get('identity'), await get('gzip, br'), await get('gzip')];
    expect(plain.json()).toHaveProperty('response.meta.num_results', 2);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, brotli, gzip])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        vary: 'accept-encoding, x-brand',
      });
  });

  it.each([path, '/listing-api/group_id/nowhere', '/listing-api/suggestions/lamp'])(
    'lets no cache choose for how long a response is right: %s',
    async (url) => {
      const { headers } = await (await aServer()).inject({ url });
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('compresses a response once while it is cached', async () => {
    const compress = jest.spyOn(zlib, 'brotliCompress');
    const server = await aServer();
    const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } });
    await Promise.all([get(path), get(path)]);
    await get(path);
    expect(compress).toHaveBeenCalledTimes(1);
    await get(`${path}?page=2`);
    expect(compress).toHaveBeenCalledTimes(2);
  });

  it('tells caches that a response depends on the origin too where other origins may use it', async () => {
    const server = await aServer({ env: { CORS_ORIGINS: 'https://partner.example' } });
    const { headers } = await server.inject({
      url: path,
      headers: { origin: 'https://partner.example' },
    });
    expect(headers.vary).toBe('accept-encoding, x-brand, Origin');
  });

  it.each([
    [new UnavailableError('OpenSearch: connect ECONNREFUSED 10.0.0.5:9200'), 503, 'catalogue'],
    [new Error('broken'), 500, 'failure'],
  ])(
    'responds with JSON that says which kind of failure it is: %s',
    async (error, status, cause) => {
      const engine = anEngine({ query: () => Promise.reject(error) });
      const server = await aServer({ engine });
      const response = await server.inject({ url: path });
      expect([response.statusCode, response.json()]).toEqual([
        status,
        { message: expect.any(String) as string, cause },
      ]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
      // The machines of the shop are no shopper's.
      expect(response.body).not.toContain('10.0.0.5');
      const page = await server.inject({ url: '/compare?ids=1' });
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('says as JSON that there is too much to do, as the other calls do', async () => {
    const engine = anEngine({ query: () => new Promise(() => undefined) });
    const server = await aServer({ engine, env: { MAX_PAGES_AT_ONCE: '1', MAX_LAG_MS: '0' } });
    for (let pending = 0; pending < 60; pending += 1)
      void server.inject({ url: `${path}?page=${pending}` }).catch(() => undefined);
    const saved = '/rest/model/sdg/savedforlater/SavedForLaterActor/list';
    for (const url of [`${path}?page=90`, saved]) {
      const response = await server.inject({ url });
      expect([response.statusCode, response.json()]).toEqual([
        503,
        { message: 'There is too much to do just now.', cause: 'overload' },
      ]);
    }
  });
});

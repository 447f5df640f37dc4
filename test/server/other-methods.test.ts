import { addProductPath, savedListPath } from '../../shop/saved/saved-paths';
import { aServer } from './a-server';

const env = { CORS_ORIGINS: 'https://partner.example' };
const headers = { 'content-type': 'application/json' };
/** A body that no route can read. */
const payload = '{';

describe('a method that an address does not have', () => {
  it.each([
    ['POST', '/browse/chairs', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
    ['DELETE', '/listing-api/group_id/chairs', 'GET, HEAD'],
    ['POST', '/sa/product-listing-fe/page.0.js', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PATCH', '/saved', 'GET, HEAD, POST'],
    ['PUT', '/client-errors', 'POST'],
    ['PUT', savedListPath, 'GET, HEAD, POST'],
    ['DELETE', addProductPath, 'GET, HEAD, POST'],
  ] as const)('is refused with those that it has: %s %s', async (method, url, allow) => {
    const server = await aServer({ env });
    const refused = await server.inject({ method, url, headers, payload });
    expect(refused.statusCode).toBe(405);
    expect(refused.headers).toMatchObject({
      allow,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('may be that of reading', async () => {
    const server = await aServer({ env });
    for (const method of ['GET', 'HEAD'] as const) {
      const refused = await server.inject({ method, url: '/client-errors' });
      expect(refused.statusCode).toBe(405);
      expect(refused.headers.allow).toBe('POST');
    }
  });

  it('is none where there is no such address', async () => {
    const server = await aServer({ env });
    expect((await server.inject({ method: 'POST', url: '/basket' })).statusCode).toBe(404);
  });

  it('is not the one with which a page of another origin requests permission', async () => {
    const server = await aServer({ env });
    const permission = await server.inject({
      method: 'OPTIONS',
      url: '/listing-api/group_id/chairs',
      headers: { origin: env.CORS_ORIGINS, 'access-control-request-method': 'GET' },
    });
    expect(permission.statusCode).toBe(204);
    expect(permission.headers['access-control-allow-origin']).toBe(env.CORS_ORIGINS);
  });
});

import { isCrossSite } from '../../server/security/cross-site';
import { readSettings } from '../support/read-settings';
import { addProductPath, confirmationPath } from '../../shop/saved/saved-paths';
import { aServer } from './a-server';
import { brands } from '../support/english';

const env = {
  CORS_ORIGINS: 'https://partner.example',
  SHOP_ORIGIN: 'https://shop.example',
  BRAND_HOSTS: 'home.example=hearth',
};

describe('a request', () => {
  const settings = readSettings(env, brands);
  const sentBy = (origin: string | undefined, site?: string) => ({
    headers: { origin, 'sec-fetch-site': site },
    host: 'Node-1.internal:3000',
  });

  it.each([
    ['the shop itself', 'https://shop.example', 'same-origin'],
    [
      'the shop itself, behind a proxy that hides its name',
      'https://other-name.example',
      'same-origin',
    ],
    ['a shopper who reloads', undefined, 'none'],
    ['a configured origin', 'https://partner.example', 'cross-site'],
    ['a configured origin in an old browser', 'https://partner.example', undefined],
    ['the shop in an old browser', 'https://shop.example', undefined],
    ['the host it is sent to, in an old browser', 'http://node-1.internal:3000', undefined],
    ['a host of a brand, in an old browser', 'https://home.example', undefined],
    ['no browser', undefined, undefined],
  ])('of %s is accepted', (_name, origin, site) => {
    expect(isCrossSite(sentBy(origin, site), settings)).toBe(false);
  });

  it.each([
    ['another site', 'https://evil.example', 'cross-site'],
    ['another site that is not named', undefined, 'cross-site'],
    ['a subdomain that is not configured', 'https://blog.shop.example', 'same-site'],
    ['another site in an old browser', 'https://evil.example', undefined],
    ['a page without an origin, in an old browser', 'null', undefined],
    ['another port, in an old browser', 'http://node-1.internal:4000', undefined],
    ['an origin that is none', `https://${'['.repeat(8_000)}`, undefined],
  ])('of %s is refused', (_name, origin, site) => {
    expect(isCrossSite(sentBy(origin, site), settings)).toBe(true);
  });
});

describe('the session call', () => {
  const post = async (headers: Readonly<Record<string, string>>, url = confirmationPath) =>
    (await aServer({ env: { ...env, TRUST_PROXY: 'loopback' } })).inject({
      method: 'POST',
      url,
      headers,
    });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('sets no new shopper for a form sent with %j', async (headers) => {
    const response = await post({ ...headers, ...form });
    expect(response.statusCode).toBe(403);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await post(headers, `${addProductPath}?productId=1`)).statusCode).toBe(403);
  });

  it('responds to a page of a configured origin with CORS headers', async () => {
    const { statusCode, headers } = await post({
      origin: 'https://partner.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('https://partner.example');
    expect(headers['set-cookie']).toMatch(/^plp_shopper=/);
  });

  it('gives a page of another site a cookie of its own over TLS, which the shop’s own pages do not read', async () => {
    const server = await aServer({ env: { ...env, TRUST_PROXY: 'loopback' } });
    const call = async (url: string, headers: Readonly<Record<string, string>>) => {
      const response = await server.inject({ method: 'POST', url, headers });
      return { ...response, body: response.json<{ sessionConfirmationNumber: string }>() };
    };
    const own = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' };
    const partner = { ...own, origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };
    const { headers, body } = await call(confirmationPath, partner);
    expect(headers['set-cookie']).toMatch(
      /^__Host-plp_partner_shopper=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const add = `${addProductPath}?productId=1&_dynSessConf=${body.sessionConfirmationNumber}`;
    expect((await call(add, { ...partner, cookie })).statusCode).toBe(200);
    expect((await call(add, { ...own, cookie })).statusCode).toBe(403);
    const evil = { ...partner, origin: 'https://evil.example', cookie };
    expect((await call(add, evil)).statusCode).toBe(403);
  });

  it('gives a page of a configured origin on the shop’s own site the cookie of the shop', async () => {
    const { headers } = await post({
      origin: 'https://partner.example',
      'sec-fetch-site': 'same-site',
      'x-forwarded-proto': 'https',
    });
    expect(headers['set-cookie']).toMatch(/^__Host-plp_shopper=/);
  });

  it('sets a __Host- cookie when the connection is encrypted', async () => {
    const encrypted = { 'x-forwarded-proto': 'https' };
    const plain = await post({});
    expect(plain.headers['set-cookie']).toMatch(
      /^plp_shopper=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [cookie = ''] = String(plain.headers['set-cookie']).split(';');
    const secure = await post({ ...encrypted, cookie });
    const value = cookie.split('=')[1];
    expect(secure.headers['set-cookie']).toEqual([
      `__Host-plp_shopper=${value}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      'plp_shopper=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('handles hostile cookies and bodies fast', async () => {
    const server = await aServer();
    for (const piece of [
      'a;',
      ';',
      '=',
      'plp_shopper=',
      '__Host-plp_shopper=a.;',
      '%',
      '%E0%A4%A;',
    ]) {
      const cookie = piece.repeat(8_192 / piece.length);
      const startedMs = performance.now();
      const url = `${confirmationPath}?_dynSessConf=a&_dynSessConf=b`;
      const response = await server.inject({ method: 'POST', url, headers: { cookie } });
      expect(response.statusCode).toBe(200);
      expect(performance.now() - startedMs).toBeLessThan(5_000);
    }
    const payload = 'x'.repeat(20_000);
    const big = await server.inject({ method: 'POST', url: confirmationPath, payload });
    expect(big.statusCode).toBe(413);
  });
});

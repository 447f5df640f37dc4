import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { headScript } from '../../src/hydration/head-script';
import { inlineText } from '../../server/rendering/inline-text';
import { closeAfterTest } from '../support/close-after-test';
import { aProductionClientDir, aServer } from './a-server';

const get = (server: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

const pages = ['/browse/chairs', '/browse/nowhere', '/', '/product/1', '/basket', '/%E0%A4%A'];
const resources = [
  '/listing-api/group_id/chairs',
  '/listing-api/group_id/nowhere',
  '/sa/product-listing-fe/page.0.js',
  '/pictures/icon.svg',
  '/healthz',
  `/browse/${'x'.repeat(9_000)}`,
];

describe('every response', () => {
  it.each([...pages, ...resources])('to %.40s has the headers of all', async (url) => {
    const { headers } = await get(await aServer(), url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(resources)('to %.40s may load nothing where it is opened, and is short', async (url) => {
    const { headers } = await get(await aServer(), url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it.each(pages)('to %.40s has all security headers', async (url) => {
    const { headers } = await get(await aServer(), url);
    expect(String(headers['content-security-policy']).split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      `script-src 'self' ${inlineText(headScript).policySource}`,
      "style-src 'self'",
      "trusted-types 'none'",
    ]);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-permitted-cross-domain-policies': 'none',
    });
  });

  it('has the headers of the page when it says that the stored page is unchanged', async () => {
    const server = await aServer();
    await get(server, '/browse/chairs');
    const { etag } = (await get(server, '/browse/chairs')).headers;
    const unchanged = await get(server, '/browse/chairs', { 'if-none-match': String(etag) });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers['content-security-policy']).toContain("script-src 'self'");
    expect(unchanged.headers['x-frame-options']).toBe('DENY');
  });

  it('allows the page the configured origins, and no others', async () => {
    const server = await aServer({
      env: {
        API_URL: 'https://api.example/listing',
        ENV_URL: 'https://calls.example',
        IMAGE_ORIGINS: 'https://pictures.example',
        CONNECT_ORIGINS: 'https://events.example',
      },
    });
    const policy = String((await get(server, '/')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://api.example https://pictures.example;");
    expect(policy).toContain(
      "connect-src 'self' https://api.example https://calls.example https://events.example;",
    );
  });

  it('allows the tools of development inline styles and no types, and nothing else', async () => {
    const policyIn = async (env: string) => {
      const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: env });
      const policy = (await get(await aServer(), '/')).headers['content-security-policy'];
      replaced.restore();
      return String(policy);
    };
    const inDevelopment = await policyIn('development');
    expect(inDevelopment).toContain(`script-src 'self' ${inlineText(headScript).policySource};`);
    expect(inDevelopment).toContain("style-src 'self' 'unsafe-inline';");
    expect(inDevelopment).not.toContain('trusted-types');
    for (const env of ['production', 'test', 'Development', ''])
      expect(await policyIn(env)).not.toContain('unsafe');
  });

  it('has no inline style, and of inline scripts only data and the one that its policy names', async () => {
    const { body } = await get(await aServer(), '/browse/chairs');
    const { text, policySource } = inlineText(headScript);
    expect(body).toContain(`<script>${text}</script>`);
    expect(policySource).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const scripts = body.replace(`<script>${text}</script>`, '').match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) {
      expect(script).toMatch(/ src="\/sa\/| type="application\/(ld\+)?json"/);
    }
    expect(body).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
  });

  it('has the inline script and its hash in the guide for hosts', () => {
    const guide = readFileSync(join(__dirname, '../../docs/guides/mounting.md'), 'utf8');
    expect(guide).toContain(`<script>${headScript}</script>`);
    expect(guide).toContain(inlineText(headScript).policySource);
  });

  it('allows the inline style sheet of the build by its hash', async () => {
    const server = await aServer({ clientDir: aProductionClientDir() });
    const { body, headers } = await get(server, '/browse/chairs');
    const policy = String(headers['content-security-policy']).split(';');
    const sourceOf = (text: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    const [, style] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    expect(style).toBe('main{}');
    expect(policy).toContain(`style-src 'self' ${sourceOf(style)} ${sourceOf('home{}')}`);
    expect(policy).toContain(`script-src 'self' ${inlineText(headScript).policySource}`);
    expect(body).toContain(
      '<script type="module" src="/sa/product-listing-fe/page.0.js"></script>',
    );
    expect(body).not.toMatch(/<link rel="stylesheet"/);
  });

  it('has the styles of the shop on its own pages alone', async () => {
    const server = await aServer({ clientDir: aProductionClientDir() });
    const stylesOf = async (url: string) =>
      [...(await get(server, url)).body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
    expect(await stylesOf('/browse/chairs')).toEqual(['main{}']);
    expect(await stylesOf('/')).toEqual(['main{}', 'home{}']);
    expect(await stylesOf('/product/none')).toEqual(['main{}', 'home{}']);
  });

  it('is impossible when the inline style sheet would end its element', async () => {
    const clientDir = aProductionClientDir();
    writeFileSync(
      join(clientDir, 'page.0123456789.css'),
      'main::after{content:"</style><script>"}',
    );
    await expect(aServer({ clientDir })).rejects.toThrow('page.0123456789.css');
  });
});

describe('a shopper behind a proxy', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };

  it('has the protocol and host that a trusted proxy forwards', async () => {
    const server = await aServer({ env: { TRUST_PROXY: 'loopback' } });
    const { body, headers } = await get(server, '/browse/chairs', forwarded);
    expect(body).toContain('<link rel="canonical" href="https://shop.example/browse/chairs"/>');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const { headers: confirmed } = await server.inject({
      method: 'POST',
      url: '/session-confirmation',
      headers: forwarded,
    });
    if (confirmed['set-cookie']) expect(confirmed['set-cookie']).toMatch(/; Secure/);
  });

  it('gets HSTS for all subdomains with a setting', async () => {
    const env = { TRUST_PROXY: 'loopback', HSTS_SUBDOMAINS: 'true' };
    const { headers } = await get(await aServer({ env }), '/browse/chairs', forwarded);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each([{}, { TRUST_PROXY: '203.0.113.7' }])(
    'does not have the forwarded protocol and host with %j',
    async (env) => {
      const { body, headers } = await get(await aServer({ env }), '/browse/chairs', forwarded);
      expect(body).not.toContain('shop.example');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );
});

describe('the host of a request', () => {
  const canonicalFor = async (host: string, env = {}) => {
    const { body } = await get(await aServer({ env }), '/browse/chairs', { host });
    return /rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  };

  it.each(['Shop.Example', 'shop.example:8080', '[::1]:3000', '127.0.0.1'])(
    '%s is in the canonical address',
    async (host) => {
      expect(await canonicalFor(host)).toBe(`http://${host.toLowerCase()}/browse/chairs`);
    },
  );

  it.each([
    'a"><script>',
    'user@evil.example',
    'evil.example/path',
    'a b',
    '..',
    '-x.example',
    'a:99999',
    '1.2.3.256',
    '[:::]',
    `${'a.'.repeat(125)}example`,
  ])('%j is not in the page', async (host) => {
    expect(await canonicalFor(host)).toBe('http://localhost/browse/chairs');
  });

  it.each(['home.example', 'home.example.', 'HOME.example.:8080'])(
    '%s selects the brand, also as a full DNS name',
    async (host) => {
      const env = { BRAND_HOSTS: 'home.example=hearth' };
      const { body } = await get(await aServer({ env }), '/browse/chairs', { host });
      expect(body).toContain('data-plp-brand="hearth"');
      expect(body).toContain('rel="canonical" href="http://home.example');
      expect(body).not.toContain('home.example./');
    },
  );

  it('is replaced by that of the shop unless it belongs to a brand, with SHOP_ORIGIN', async () => {
    const env = { SHOP_ORIGIN: 'https://shop.example', BRAND_HOSTS: 'home.example=hearth' };
    expect(await canonicalFor('evil.example', env)).toBe('https://shop.example/browse/chairs');
    expect(await canonicalFor('home.example', env)).toBe('http://home.example/browse/chairs');
  });
});

describe('a request', () => {
  it('is refused when its address is too long', async () => {
    const server = await aServer();
    expect((await get(server, `/search/${'x'.repeat(8_192)}`)).statusCode).toBe(414);
    expect((await get(server, `/search/${'x'.repeat(8_000)}`)).statusCode).toBe(200);
  });

  it.each([
    '/sa/product-listing-fe/../server/main.js',
    '/sa/product-listing-fe/..%2f..%2fetc/passwd',
    '/sa/product-listing-fe/%2e%2e/%2e%2e/package.json',
    '/sa/product-listing-fe/..\\..\\package.json',
    '/sa/product-listing-fe//etc/passwd',
    '/pictures/../../etc/passwd',
  ])('cannot leave the public folder by %s', async (url) => {
    expect((await get(await aServer(), url)).statusCode).toBe(404);
  });

  it.each([
    '/e/q//evil.example.end',
    '/e/q@evil.example.end',
    '/e/q/%0d%0aset-cookie:x=1.end',
    '/search?q=//evil.example',
    '/search?q=%0d%0alocation:%20https://evil.example',
    '/browse/chairs?sortkey=price&form=1',
  ])('is not redirected to another origin by %s', async (url) => {
    const { headers } = await get(await aServer(), url);
    if (headers.location !== undefined)
      expect(headers.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is refused when a client writes too often, but not to other clients', async () => {
    const server = await aServer({ env: { WRITES_PER_MINUTE: '3' } });
    // The time to wait is counted from the first request, at a time whose fraction is lost when a minute is added.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(6_115.469366550367);
    closeAfterTest(() => clock.mockRestore());
    const write = (remoteAddress: string) =>
      server.inject({ method: 'POST', url: '/client-errors', remoteAddress });
    for (let count = 0; count < 3; count += 1) await write('192.0.2.1');
    const refused = await write('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect((await write('192.0.2.2')).statusCode).not.toBe(429);
    expect((await server.inject({ url: '/', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('has limits for its time', async () => {
    const server = await aServer();
    expect(server.server.headersTimeout).toBe(10_000);
    expect(server.server.requestTimeout).toBe(20_000);
  });

  it('is refused when it is not valid HTTP', async () => {
    const server = await aServer();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const send = (text: string) =>
      new Promise<string>((done) => {
        let received = '';
        const socket = connect(port, '127.0.0.1', () => socket.end(text));
        socket
          .on('data', (data) => (received += data.toString()))
          .on('close', () => done(received));
      });
    expect(await send('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    expect(
      await send(
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1.1 400 /);
    expect(await send(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    );
    expect(
      await send(
        'GET http://evil.example/browse/chairs HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      ),
    ).not.toContain('evil.example');
  });
});

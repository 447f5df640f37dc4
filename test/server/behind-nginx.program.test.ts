/**
 * Three nodes behind nginx with the configuration of docs/guides/operations.md, and the cache of
 * docs/guides/scaling.md.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { longestWorkMs } from '../../shop/database/is-timeout';
import { closeAfterTest } from '../support/close-after-test';
import { startFaultyListingService, faults } from '../support/faulty-listing-service';
import { loadDuring, startLoad } from '../support/load';
import { describeWithNginx, startNginx, type Nginx } from '../support/nginx';
import { startShopProcess, type ShopProcess } from '../support/shop-process';

let nodes: readonly ShopProcess[] = [];
let nginx: Nginx;

async function startNodes(env: Readonly<Record<string, string>> = {}) {
  nodes = await Promise.all(
    [1, 2, 3].map(() =>
      startShopProcess({
        env: { TRUST_PROXY: 'loopback', WRITES_PER_MINUTE: '0', LOG_LEVEL: 'error', ...env },
      }),
    ),
  );
  nginx = await startNginx(nodes.map(({ port }) => port));
}

/** `fetch` rejects the self-signed certificate. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status?: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (done, fail) => {
      request(
        nginx.address + path,
        { rejectUnauthorized: false, headers, agent: false },
        (response) => {
          response
            .resume()
            .on('end', () => done({ status: response.statusCode, headers: response.headers }));
        },
      )
        .on('error', fail)
        .end();
    },
  );

describeWithNginx('three nodes behind nginx', () => {
  beforeAll(() => startNodes());
  const page = () => ({ url: `${nginx.address}/browse/furniture`, connections: 30 });

  it('get the protocol and the address of the shopper from nginx', async () => {
    const { status, headers } = await get('/browse/furniture', {
      host: 'shop.example',
      'x-forwarded-for': '192.0.2.1',
    });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers.server).toBe('nginx');
    expect((await get('/metrics')).status).toBe(404);
  });

  it('lose no GET request when one of them is killed under load', async () => {
    const { good, failed } = await loadDuring(page(), async (load) => {
      nodes[0]?.process.kill('SIGKILL');
      await wait(2_000);
      await load.untilMore(100);
    });
    expect(good).toBeGreaterThan(100);
    expect(failed).toEqual({});
  });

  it('lose no GET or POST request when another one is stopped', async () => {
    const report = JSON.stringify({ errors: [{ kind: 'script', message: 'a report' }] });
    const writing = { url: `${nginx.address}/client-errors`, connections: 5, body: report };
    const reports = startLoad(writing);
    const pages = await loadDuring(page(), async (load) => {
      expect(await nodes[1]?.stop()).toBe(0);
      await load.untilMore(100);
      await reports.untilMore(100);
    });
    reports.end();
    const { good, failed } = await reports.result;
    expect(pages.good).toBeGreaterThan(100);
    expect(good).toBeGreaterThan(100);
    expect({ pages: pages.failed, reports: failed }).toEqual({ pages: {}, reports: {} });
  });
});

/** In place of three nodes. */
async function startAsNodes(respond: RequestListener, options?: { readonly hasCache: boolean }) {
  const node = createServer(respond);
  await once(node.listen(0, '127.0.0.1'), 'listening');
  closeAfterTest(() => node.close());
  const { port } = node.address() as AddressInfo;
  nginx = await startNginx([port, port, port], options);
}

describeWithNginx('nodes behind nginx that wait for another service', () => {
  it('say themselves why a call fails, when they have waited for as long as they do', async () => {
    let received = 0;
    await startAsNodes((_, response) => {
      received += 1;
      setTimeout(() => response.writeHead(503).end(), longestWorkMs);
    });
    const paths = ['/listing-api/all', '/de/rest/model/saved', '/plp-events'];
    const responses = await Promise.all(paths.map((path) => get(path)));
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(received).toBe(3);
  });
});

describeWithNginx('nodes behind nginx with a cache', () => {
  it('send a page once, at the root and below a prefix, and all else as often as it is requested', async () => {
    const received: string[] = [];
    const respond: RequestListener = ({ url = '' }, response) => {
      received.push(url);
      response.setHeader('cache-control', 'private, no-cache').end('a page');
    };
    await startAsNodes(respond, { hasCache: true });
    const pages = ['/browse', '/search/oak/', '/de/browse/chairs?page=2', '/ie/promo/x'];
    const others = ['/listing-api/search/oak', '/de/product/1', '/browser'];
    for (const path of [...pages, ...pages, ...others, ...others])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(received).toEqual([...pages, ...others, ...others]);
    await get('/de/browse/chairs?page=2', { cookie: 'COID=known' });
    expect(received.at(-1)).toBe('/de/browse/chairs?page=2');
  });
});

describeWithNginx('nodes behind nginx whose listing API is down', () => {
  it('stay in service: only pages respond with 503', async () => {
    const service = await startFaultyListingService();
    service.respondWith(faults['a 500']);
    await startNodes({ API_URL: service.address });
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await get(`/browse/c${count}`)).status, (await get('/healthz')).status);
    }
    expect(statuses).toEqual(Array.from({ length: 12 }, () => [503, 200]).flat());
  });
});

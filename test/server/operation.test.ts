import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { stopGracefully, type StopKind } from '../../server/operations/stop-gracefully';
import { loggableUrl } from '../../server/operations/request-log';
import { eventsPath, openEventsService } from '../../shop/events/events-service';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { aServer, anEngine } from './a-server';

function fail(fault: unknown) {
  throw new Error(String(fault));
}

type Line = Readonly<Record<string, unknown>>;
function aLog(level = 'info') {
  const lines: Line[] = [];
  const log = pino(
    { level },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  );
  return { log, lines };
}

describe('the log', () => {
  it('has one line for each request, with the id in its response', async () => {
    const { log, lines } = aLog();
    const server = await aServer({ log });
    const { headers } = await server.inject('/browse/chairs?page=1');
    expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([
      expect.objectContaining({
        reqId: headers['x-request-id'],
        method: 'GET',
        url: '/browse/chairs?page=1',
        route: '/browse/*',
        status: 200,
        ms: expect.any(Number) as number,
      }),
    ]);
  });

  it.each([
    ['/de/browse/chairs?page=1&token=hush', '/de/browse/chairs?page=1&token=[hidden]'],
    ['http://me:hush@shop.example/de/browse', '/de/browse'],
    ['/de/%E0%A4%A', '/de/%E0%A4%A'],
  ])('has the address that was requested: %s', async (url, logged) => {
    const { log, lines } = aLog();
    const server = await aServer({ log, env: { BRAND_HOSTS: '/de=hearth' } });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    get({ port, path: url }, (response) => response.resume());
    await until(() => lines.some(({ msg }) => msg === 'answered'));
    expect(lines.filter(({ msg }) => msg === 'answered').map((line) => line.url)).toEqual([logged]);
  });

  it('uses the id of a proxy if it is valid', async () => {
    const server = await aServer();
    const idFor = async (id: string) =>
      (await server.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    expect(await idFor('abc-1234567')).toBe('abc-1234567');
    expect(await idFor('short')).not.toBe('short');
    expect(await idFor(`x${'y'.repeat(100)}`)).toHaveLength(36);
  });

  it('has no secrets of a shopper', async () => {
    const { log, lines } = aLog('debug');
    const server = await aServer({ log });
    await server.inject({
      url: '/browse/chairs?_dynSessConf=hush1&utm_source=mail',
      headers: { cookie: 'COID=hush2', authorization: 'hush3' },
    });
    expect(JSON.stringify(lines)).not.toContain('hush');
    expect(loggableUrl('/a?x=1&email=me&y=2')).toBe('/a?x=1&email=[hidden]&y=2');
    expect(loggableUrl('/a?to=/b?token=hush&x?auth=hush')).not.toContain('x?auth=hush');
    expect(loggableUrl(`/a?${'b'.repeat(20_000)}`)).toHaveLength(8_192);
  });

  it('states why a request failed, which the response does not', async () => {
    const { log, lines } = aLog('error');
    const engine = anEngine({ products: () => Promise.reject(new Error('disk on fire')) });
    const server = await aServer({ log, engine });
    const { statusCode, body } = await server.inject('/product/1');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('disk');
    expect(JSON.stringify(lines)).toContain('disk on fire');
  });
});

describe('the metrics', () => {
  it('report latencies, outcomes, cached pages, refusals and reported errors', async () => {
    const server = await aServer({ env: { WRITES_PER_MINUTE: '1' } });
    await server.inject('/browse/chairs');
    await server.inject('/browse/chairs');
    await server.inject('/browse/nowhere');
    const report = { errors: [{ kind: 'render', message: 'm' }] };
    for (let count = 0; count < 2; count += 1) {
      await server.inject({ method: 'POST', url: '/client-errors', payload: report });
    }
    const { body, headers } = await server.inject('/metrics');
    expect(headers['content-type']).toContain('version=0.0.4');
    for (const line of [
      'http_request_duration_seconds_count{route="/browse/*",status="200"} 2',
      'http_request_duration_seconds_count{route="/browse/*",status="404"} 1',
      'plp_listing_requests_total{outcome="listing"} 1',
      'plp_listing_requests_total{outcome="status"} 1',
      'plp_pages_total{source="hit"} 1',
      'plp_pages_total{source="rendered"} 2',
      'plp_client_errors_total{kind="render"} 1',
      'plp_refused_total{reason="rate"} 1',
    ]) {
      expect(body).toContain(line);
    }
    expect(body).toMatch(/^plp_page_cache_bytes [1-9]/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds/m);
  });

  it('count the events that are stored, refused and lost', async () => {
    const events = await openEventsService({
      dataDir: aFolder(),
      onError: fail,
      watch: { onMissing: fail, onBack: fail },
    });
    closeAfterTest(events.close);
    const server = await aServer({ events });
    const event = { visitId: 'visit-0001', topic: 'facet-update', atMs: 1 };
    const sent = [
      { ...event, id: 'event-0001', payload: { path: '/browse' } },
      { ...event, id: 'event-0002', payload: {} },
      { ...event, id: 'event-0003', topic: 'other', payload: {} },
    ];
    const send = (payload: object) => server.inject({ method: 'POST', url: eventsPath, payload });
    expect((await send({ events: sent, dropped: 4 })).statusCode).toBe(204);
    expect((await send({ events: sent.slice(2) })).statusCode).toBe(400);
    expect((await send({})).statusCode).toBe(400);
    const { body } = await server.inject('/metrics');
    for (const line of [
      'plp_events_stored_total 1',
      'plp_events_refused_total{reason="payload"} 1',
      'plp_events_refused_total{reason="topic"} 2',
      'plp_events_refused_total{reason="body"} 1',
      'plp_events_dropped_total 4',
    ]) {
      expect(body).toContain(`${line}\n`);
    }
  });

  it('are available on this machine or with the token', async () => {
    const server = await aServer();
    const far = { url: '/metrics', remoteAddress: '192.0.2.1' };
    expect((await server.inject(far)).statusCode).toBe(403);
    const withToken = await aServer({ env: { METRICS_TOKEN: 'letmein' } });
    expect((await withToken.inject('/metrics')).statusCode).toBe(403);
    const headers = { authorization: 'Bearer letmein' };
    expect((await withToken.inject({ ...far, headers })).statusCode).toBe(200);
  });

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-original-forwarded-for',
    'x-envoy-external-address',
    'x-azure-clientip',
    'x-amzn-trace-id',
    'x-amz-cf-id',
    'x-arr-log-id',
    'true-client-ip',
    'fastly-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'cdn-loop',
    'client-ip',
    'fly-client-ip',
    'x-vercel-forwarded-for',
    'do-connecting-ip',
    'x-nf-client-connection-ip',
    'x-varnish',
    'incap-client-ip',
    'x-remote-ip',
  ])('are not available through a proxy, which %s shows', async (name) => {
    const server = await aServer();
    const { statusCode } = await server.inject({ url: '/metrics', headers: { [name]: '' } });
    expect(statusCode).toBe(403);
  });

  it.each(['shop.example', 'shop.example:8080', '127.0.0.1.example', '192.0.2.1', 'localhost.'])(
    'are not available at the host %s, which a proxy passes on',
    async (host) => {
      const server = await aServer();
      expect((await server.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(403);
    },
  );

  it.each(['localhost:3000', '127.0.0.1:3000', '127.0.0.2', '[::1]:80'])(
    'are available at the host %s',
    async (host) => {
      const server = await aServer();
      expect((await server.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200);
    },
  );

  it('are available with the headers of Prometheus', async () => {
    const headers = { 'user-agent': 'Prometheus/3', 'x-prometheus-scrape-timeout-seconds': '10' };
    const server = await aServer();
    expect((await server.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});

describe("browsers' reports of errors", () => {
  const report = (payload: unknown, type = 'text/plain;charset=UTF-8') => ({
    method: 'POST' as const,
    url: '/client-errors',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type },
  });

  it('are logged in limited size, without the search term', async () => {
    const { log, lines } = aLog('warn');
    const server = await aServer({ log });
    const error = {
      kind: 'made up',
      area: 'card',
      message: 'x'.repeat(2_000),
      path: '/search/gift?q=secret',
      other: 1,
    };
    expect((await server.inject(report({ errors: [error] }))).statusCode).toBe(204);
    expect(lines[0]?.clientError).toEqual({
      kind: 'other',
      area: 'card',
      message: 'x'.repeat(512),
      stack: '',
      path: '/search/gift',
    });
  });

  it.each(['', 'no json', '[]', '{"errors":{}}', '{"errors":[1,null,{}]}'])(
    'of the form %j are refused',
    async (payload) => {
      expect((await (await aServer()).inject(report(payload))).statusCode).toBe(400);
    },
  );

  it('are refused when they are large', async () => {
    const server = await aServer();
    expect((await server.inject(report('x'.repeat(9_000)))).statusCode).toBe(413);
  });
});

describe('a server that stops', () => {
  it('is not ready, responds to all pending requests and accepts no more', async () => {
    let stopping: StopKind | undefined;
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((done) => (arrive = done));
    const quick = anEngine();
    const engine = anEngine({
      query: async (query) => {
        arrive();
        await held;
        return quick.query(query);
      },
    });
    const server = await aServer({ engine, stopping: () => stopping });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

    const begun = get('/browse/chairs');
    await arrived;
    const stopped = stopGracefully(
      {
        server,
        settings: { drainSeconds: 3, stopSeconds: 60 },
        log: server.log,
        onDrain: () => void (stopping = 'drain'),
        hold: () => undefined,
        closeRest: () => Promise.resolve(),
      },
      'drain',
    );
    const ready = await get('/readyz');
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect((await get('/healthz')).status).toBe(200);
    const isRefused = () =>
      get('/healthz').then(
        () => false,
        () => true,
      );
    while (!(await isRefused())) await wait(20);
    release();
    expect((await begun).status).toBe(200);
    await stopped;
  });
});

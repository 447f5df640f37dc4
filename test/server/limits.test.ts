import { createServer as createHttpServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createOwnTask } from '../../server/limits/own-task';
import { routableTarget } from '../../server/limits/request-target';
import { isPersonal } from '../../server/page-cache/page-cache-key';
import { readCookies } from '../../server/rendering/request-platform';
import { closeAfterTest } from '../support/close-after-test';
import { processorMsOf } from '../support/processor-time';
import { until } from '../support/until';
import { anEngine, aServer } from './a-server';

afterEach(() => jest.restoreAllMocks());

async function statusesOf(server: FastifyInstance, requests: readonly InjectOptions[]) {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await server.inject(request)).statusCode);
  return statuses;
}
const aWrite = (remoteAddress: string): InjectOptions => ({
  method: 'POST',
  url: '/client-errors',
  remoteAddress,
});
const aRead = (url: string): InjectOptions => ({ url, remoteAddress: '127.0.0.1' });

describe('the limit of requests of one client', () => {
  it('counts the addresses of one IPv6 network together, in any notation', async () => {
    const server = await aServer({ env: { WRITES_PER_MINUTE: '2' } });
    const network = ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:0db8:0000:0000:1::3'];
    expect(await statusesOf(server, network.map(aWrite))).toEqual([400, 400, 429]);
    expect(await statusesOf(server, [aWrite('2001:db8:0:1::1')])).toEqual([400]);
  });

  it('counts an IPv4 address in IPv6 notation as IPv4', async () => {
    const server = await aServer({ env: { WRITES_PER_MINUTE: '1' } });
    const addresses = ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'];
    expect(await statusesOf(server, addresses.map(aWrite))).toEqual([400, 429, 400]);
  });

  it('ends after a minute, also when the clock is set back', async () => {
    const server = await aServer({ env: { WRITES_PER_MINUTE: '1' } });
    const write = aWrite('192.0.2.1');
    expect(await statusesOf(server, [write, write])).toEqual([400, 429]);
    const [nowMs, monotonicMs] = [Date.now(), performance.now()];
    jest.spyOn(Date, 'now').mockReturnValue(nowMs - 3_600_000);
    jest.spyOn(performance, 'now').mockReturnValue(monotonicMs + 61_000);
    expect(await statusesOf(server, [write])).toEqual([400]);
  });

  it('applies to GET requests only with a setting, and never to probes', async () => {
    const pages = Array.from({ length: 4 }, () => aRead('/'));
    expect(await statusesOf(await aServer(), pages)).toEqual([200, 200, 200, 200]);
    const server = await aServer({ env: { READS_PER_MINUTE: '2' } });
    expect(await statusesOf(server, pages)).toEqual([200, 200, 429, 429]);
    expect(await statusesOf(server, [aRead('/nowhere')])).toEqual([429]);
    expect(await statusesOf(server, ['/healthz', '/readyz', '/metrics'].map(aRead))).toEqual([
      200, 200, 200,
    ]);
  });

  it('counts requests that are refused for their address', async () => {
    const server = await aServer({ env: { READS_PER_MINUTE: '2' } });
    const long = ['a'.repeat(9_000), '%'.repeat(4_000), ''].map((path) => aRead(`/${path}`));
    expect(await statusesOf(server, long)).toEqual([414, 414, 429]);
  });
});

describe('concurrent work', () => {
  /** An engine whose queries stay pending until `release`. */
  function aHeldEngine() {
    const { query } = anEngine();
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    return {
      release,
      engine: anEngine({ query: (listingQuery) => released.then(() => query(listingQuery)) }),
    };
  }

  it.each([
    '/listing-api/group_id/chairs',
    '/browse/tables',
    '/',
    '/product/1',
    '/nowhere',
    '/pictures/nothing.svg',
    '/browse/a--%2Fb/../../c',
  ])('is refused beyond the limit: %s', async (url) => {
    const { engine, release } = aHeldEngine();
    const server = await aServer({ engine, env: { MAX_PAGES_AT_ONCE: '1' } });
    const held = server.inject('/listing-api/group_id/chairs');
    await wait(10);
    const refused = await server.inject(url);
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect((await server.inject('/metrics')).statusCode).toBe(200);
    release();
    expect((await held).statusCode).toBe(200);
    expect((await server.inject(url)).statusCode).not.toBe(503);
  });

  it('lets a health check run between two pieces of work under many requests', async () => {
    const { query } = anEngine();
    let done = 0;
    const engine = anEngine({
      query: (listingQuery) => {
        const startMs = performance.now();
        while (performance.now() - startMs < 5);
        done += 1;
        return query(listingQuery);
      },
    });
    const server = await aServer({ engine });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    let accepted = 0;
    server.server.on('connection', () => (accepted += 1));
    const sockets = Array.from({ length: 61 }, () => {
      const socket = connect(port, '127.0.0.1');
      closeAfterTest(() => socket.destroy());
      return socket;
    });
    // Accepted beforehand, so that the server reads all requests in one turn of the event loop.
    await until(() => accepted === sockets.length);
    const responses = sockets.map(
      (socket) =>
        new Promise<string>((received) => socket.once('data', (data) => received(String(data)))),
    );
    sockets.forEach((socket, at) => {
      const path = at === 60 ? '/healthz' : `/listing-api/sofa${at}`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    });
    expect(await responses[60]).toMatch(/^HTTP\/1.1 200/);
    expect(done).toBeLessThan(30);
    for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1.1 200/);
  });

  it('goes on under cheap requests that never end', async () => {
    const server = createHttpServer();
    const ownTask = createOwnTask(server);
    let isFlooded = true;
    (function flood() {
      server.emit('request');
      const startMs = performance.now();
      while (performance.now() - startMs < 2);
      if (isFlooded) setImmediate(flood);
    })();
    const startMs = performance.now();
    await Promise.all([ownTask(), ownTask(), ownTask()]);
    isFlooded = false;
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});

describe('requests that a client sends before it has a response', () => {
  /** Sends as many requests at once, of which each waits for its release. */
  async function aPipeline(count: number) {
    const server = await aServer();
    const begun: (() => void)[] = [];
    server.get('/held', async () => {
      await new Promise<void>((release) => begun.push(release));
      return 'released';
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const left = new Promise<void>((done) =>
      server.server.once('connection', (peer) => peer.once('close', done)),
    );
    const socket = connect(port, '127.0.0.1');
    closeAfterTest(() => socket.destroy());
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.write('GET /held HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    await until(() => begun.length > 0);
    return { socket, left, begun, responses: () => received.match(/released/g)?.length ?? 0 };
  }

  it('begin one after the other', async () => {
    const { begun, responses } = await aPipeline(3);
    for (const count of [1, 2, 3]) {
      await until(() => begun.length >= count);
      // The next one does not begin meanwhile.
      await wait(50);
      expect(begun).toHaveLength(count);
      begun.at(-1)?.();
    }
    await until(() => responses() === 3);
  });

  it('do not begin when the client has left', async () => {
    const { socket, left, begun } = await aPipeline(3);
    socket.destroy();
    await left;
    begun[0]?.();
    await wait(50);
    expect(begun).toHaveLength(1);
  });

  it('end the connection when they are too many', async () => {
    const { socket, begun } = await aPipeline(18);
    await until(() => socket.closed);
    expect(begun).toHaveLength(1);
  });
});

describe('a client that reads its response slowly', () => {
  it.each([
    ['/browse/chairs', 200],
    ['/nowhere', 404],
    ['/pictures/nothing.svg', 404],
    ['/saved', 200],
  ])('takes no other shopper’s place meanwhile: %s', async (url, status) => {
    let receive = () => undefined as void;
    const received = new Promise<void>((done) => (receive = done));
    let responses = 0;
    let isReady = () => undefined as void;
    const ready = new Promise<void>((done) => (isReady = done));
    const server = await aServer({
      env: { MAX_PAGES_AT_ONCE: '1' },
      stopping: () => 'retire',
      heldUntil: () => {
        responses += 1;
        isReady();
        return responses === 1 ? received : undefined;
      },
    });
    const slow = server.inject(url);
    await ready;
    expect((await server.inject('/browse/sofas')).statusCode).toBe(200);
    receive();
    expect((await slow).statusCode).toBe(status);
  });
});

describe('long texts of a request', () => {
  /** An error for each malformed escape takes twice to ten times as long. */
  const littleMs = 8;
  const undecodableCookies = Array.from({ length: 4_500 }, (_, at) => `${at}=%`).join(';');

  it.each([
    [
      'pieces of a cookie’s name',
      () => isPersonal(`a;${' '.repeat(4_000)}${'sid'.repeat(9_000)}`, []),
    ],
    ['very many cookies', () => isPersonal('sid;'.repeat(8_000), [])],
    [
      'very many cookies that cannot be decoded',
      () => readCookies({ headers: { cookie: undecodableCookies } }, ['COID']),
    ],
    ['a long path', () => routableTarget(`/${'/'.repeat(30_000)}`)],
    ['a long authority', () => routableTarget(`http://${'a'.repeat(30_000)}`)],
    ...['/%', '%', '/%E0%A4', '/a--%+%ff', '--%+', '?%&=%ff'].flatMap((piece) =>
      [8_000, 30_000].map((length): [string, () => unknown] => [
        `${length} characters of ${piece}`,
        () => routableTarget(`/${piece.repeat(length / piece.length)}`),
      ]),
    ),
  ])('take little time: %s', (_what, read) => {
    expect(processorMsOf(read)).toBeLessThan(littleMs);
  });

  it('count as personal by the name of a cookie, not by its value', () => {
    for (const cookie of ['PHPSESSID=1', 'a=b; auth_x=1', 'COID=1', ' connect.sid=1', 'Token=1'])
      expect(isPersonal(cookie, [])).toBe(true);
    for (const cookie of ['theme=sid', 'a=b; c=session', '', 'utm=token=1'])
      expect(isPersonal(cookie, [])).toBe(false);
    expect(isPersonal(undefined, [])).toBe(false);
  });
});

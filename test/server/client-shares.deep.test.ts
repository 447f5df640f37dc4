/** What one client gets of a server that others use too. */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { limitSlowReaders } from '../../server/limits/slow-readers';
import { closeAfterTest } from '../support/close-after-test';
import { until } from '../support/until';
import { anEngine, aServer } from './a-server';

/** An engine whose queries keep the processor busy; `done` lists what was queried, in order. */
function aBusyEngine(busyMs: number) {
  const { query } = anEngine();
  const done: string[] = [];
  const engine = anEngine({
    query: (listingQuery) => {
      const endMs = performance.now() + busyMs;
      while (performance.now() < endMs);
      done.push('id' in listingQuery.base ? listingQuery.base.id : '');
      return query(listingQuery);
    },
  });
  return { engine, done };
}

const pagesOf = (server: FastifyInstance, remoteAddress: string, names: readonly string[]) =>
  Promise.all(names.map((name) => server.inject({ url: `/browse/${name}`, remoteAddress })));
const many = (count: number) => Array.from({ length: count }, (_, at) => `flood-${at}`);

describe('pages', () => {
  it('of a client with many requests do not delay the first page of another', async () => {
    const { engine, done } = aBusyEngine(5);
    const server = await aServer({ engine, env: { MAX_PAGES_AT_ONCE: '100' } });
    const flood = pagesOf(server, '192.0.2.1', many(100));
    await until(() => done.length > 0);
    const [page] = await pagesOf(server, '192.0.2.2', ['sofas']);
    expect(page?.statusCode).toBe(200);
    expect(done.indexOf('sofas')).toBeLessThan(20);
    const statuses = (await flood).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(50);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  });

  it('that would wait for long are refused', async () => {
    const busyMs = 50;
    const { engine, done } = aBusyEngine(busyMs);
    // A wait of 1.2 s at most, in which a processor has time for 24 queries at most.
    const server = await aServer({ engine, env: { MAX_LAG_MS: '400' } });
    const responses = await pagesOf(server, '127.0.0.1', many(100));
    expect(done.length).toBeLessThan(40);
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(60);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await until(async () => (await server.inject('/readyz')).statusCode === 200);
  });

  it('whose client has left are not rendered', async () => {
    const { engine, done } = aBusyEngine(20);
    const server = await aServer({ engine });
    await server.listen({ port: 0, host: '127.0.0.1' });
    let accepted = 0;
    server.server.on('connection', () => (accepted += 1));
    const sockets = Array.from({ length: 30 }, () => aSocket(server));
    // A client that leaves before it is accepted is not known to have left until it is its turn.
    await until(() => accepted === sockets.length);
    for (const [at, socket] of sockets.entries())
      socket.write(`GET /browse/flood-${at} HTTP/1.1\r\nHost: a\r\nCookie: COID=1\r\n\r\n`);
    await until(() => done.length > 0);
    for (const socket of sockets) socket.destroy();
    await wait(50);
    const page = await server.inject('/browse/sofas');
    expect(page.statusCode).toBe(200);
    expect(done.length).toBeLessThan(20);
  });
});

function aSocket(server: FastifyInstance): Socket {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  closeAfterTest(() => socket.destroy());
  return socket;
}

describe('connections', () => {
  /** As if each connection came from the next of these addresses. */
  async function connectedFrom(
    addresses: readonly string[],
    env: Readonly<Record<string, string>>,
  ) {
    const server = await aServer({ env: { MAX_CONNECTIONS: '8', ...env } });
    let count = 0;
    server.server.prependListener('connection', (socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: addresses[count] });
      count += 1;
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const open: string[] = [];
    for (const [at, address] of addresses.entries()) {
      const socket = aSocket(server);
      socket.on('data', () => open.push(address));
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      await until(() => socket.closed || socket.bytesRead > 0);
      expect(count).toBe(at + 1);
    }
    const metrics = await server.inject('/metrics');
    return { open, refused: /reason="connections"\} (\d+)/.exec(metrics.body)?.[1] };
  }

  it('of one client leave room for those of others', async () => {
    const one = Array.from({ length: 6 }, () => '192.0.2.1');
    const { open, refused } = await connectedFrom([...one, '192.0.2.2'], {});
    expect(open).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']);
    expect(refused).toBe('2');
  });

  it.each([
    ['127.0.0.1', {}],
    ['10.1.2.3', { TRUST_PROXY: '10.0.0.0/8' }],
    ['::ffff:10.1.2.3', { TRUST_PROXY: '10.0.0.0/8' }],
    ['192.0.2.1', { TRUST_PROXY: '1' }],
  ])('from the proxy at %s have no share, since they are those of many', async (proxy, env) => {
    const { open } = await connectedFrom(
      Array.from({ length: 10 }, () => proxy),
      env,
    );
    expect(open).toHaveLength(8);
  });
});

describe('responses that are not received', () => {
  const megabytes = 1_048_576;

  /** A response of 64 MB on `/long`. */
  async function aLongResponse(limits: Parameters<typeof limitSlowReaders>[1]) {
    const server = await aServer({ env: { TRUST_PROXY: 'loopback' } });
    limitSlowReaders(server, limits);
    server.get('/long', (_request, reply) => reply.send(Buffer.alloc(64 * megabytes)));
    await server.listen({ port: 0, host: '127.0.0.1' });
    return server;
  }

  /** Requests it and receives nothing; returns the server's side of the connection. */
  async function aSlowReader(server: FastifyInstance, client: string): Promise<Socket> {
    const accepted = once(server.server, 'connection') as Promise<[Socket]>;
    const reader = aSocket(server).pause();
    reader.write(`GET /long HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    return (await accepted)[0];
  }

  it('are ended after a time', async () => {
    const mostBytes = 1_000 * megabytes;
    const server = await aLongResponse({ longestMs: 200, longestWithoutRoomMs: 200, mostBytes });
    const peer = await aSlowReader(server, '192.0.2.1');
    await until(() => peer.closed);
  });

  it('are ended before it when they hold too much, first those of the client with the most', async () => {
    const server = await aLongResponse({
      longestMs: 60_000,
      longestWithoutRoomMs: 200,
      mostBytes: 200 * megabytes,
    });
    const ended: string[] = [];
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.2']) {
      const peer = await aSlowReader(server, client);
      peer.once('close', () => ended.push(client));
    }
    await until(() => ended.length > 0);
    await wait(1_500);
    expect(ended).toEqual(['192.0.2.2']);
  });
});

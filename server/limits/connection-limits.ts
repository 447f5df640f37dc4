/**
 * Limits connections: how many a client has, the time of each part of an exchange, and the requests that are sent
 * ahead.
 */
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings/settings';
import { isLoopback, networkOf } from './client';
import { roomForConnections } from './open-files';
import { createShares } from './shares';

/** Options for Fastify: times in milliseconds, sizes in bytes. */
export const connectionLimits = {
  /** From the first byte to the last of a request, body included. */
  requestTimeout: 20_000,
  /**
   * Longer than the minute after which most proxies end an idle connection, so that the server does not end it first.
   */
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 32_768,
  },
} as const;

/** Requests that a client may send before it has the response to the first; no browser and no proxy sends any. */
const mostWaiting = 16;

type LimitOptions = Pick<Settings, 'maxConnections' | 'trustProxy'>;

export function limitConnections(
  server: FastifyInstance,
  options: LimitOptions,
  metrics: Pick<Metrics, 'refused'>,
): void {
  shareConnections(server, options, metrics);
  surviveRefusedConnections(server);
  limitPipelining(server);
}

/**
 * Gives each client a share of the connections, and ends those beyond. Node's own limit would let the processes of one
 * port hand a connection from one to the other without end when all are full.
 */
function shareConnections(
  { server }: FastifyInstance,
  { maxConnections, trustProxy }: LimitOptions,
  { refused }: Pick<Metrics, 'refused'>,
): void {
  const shares = createShares(maxConnections ?? roomForConnections().connections);
  const isProxy = proxyTest(trustProxy);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    // A proxy's connections are those of many clients.
    const client = isProxy(address) ? Symbol('clients of a proxy') : networkOf(address);
    const leave = shares.take(client);
    if (leave !== undefined) return void socket.once('close', leave);
    refused('connections');
    socket.destroy();
  });
}

/**
 * A connection that cannot be accepted, as where no file descriptor is left, is an error of the server, which would end
 * the process.
 */
function surviveRefusedConnections({ server, log }: FastifyInstance): void {
  let hasLogged = false;
  const survive = (error: Error) => {
    // The next try follows at once, so each of them would be a line.
    if (!hasLogged) log.error({ err: error }, 'a connection could not be accepted');
    hasLogged = true;
  };
  // Before, an error means that the port is not available.
  server.once('listening', () => server.on('error', survive));
}

/**
 * A request waits until the responses before it on its connection are sent; too many end the connection. Node hands
 * over all of them at once, and tells those that wait nothing of a client that leaves: each would keep a file open
 * until the server stops.
 */
function limitPipelining(server: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  server.addHook('onRequest', ({ raw: { socket } }, { raw: response }, next) => {
    // A response has its socket once those before it are sent.
    if (response.socket !== null) return next();
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      next();
    });
  });
}

/** The setting in Fastify's form: a number of proxies counted from this server, or those at the addresses. */
export const trustedProxies = (setting: Settings['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Whether the peer at an address is a proxy: one that the setting names, or any program of this machine. */
function proxyTest(setting: Settings['trustProxy']): (address: string) => boolean {
  // Where proxies are counted, the peer is the first of them.
  if (typeof setting === 'number') return () => true;
  const isTrusted = compile(setting || []);
  return (address) => isLoopback(address) || isTrusted(address, 0);
}

/** Limits what one connection holds: the time of each part of an exchange, and the requests that are sent ahead. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/** Options for Fastify: times in milliseconds, sizes in bytes. */
export const connectionLimits = {
  /** From the first byte to the last of a request, body included. */
  requestTimeout: 20_000,
  /** Longer than the minute after which most proxies end an idle connection, so that the server does not end it first. */
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 32_768,
  },
} as const;

/** From a response's first byte to its last. At 32 kB/s, a slow mobile connection, that is four megabytes. */
const responseTimeoutMs = 120_000;

/** Requests that a client may send before it has the response to the first; no browser and no proxy sends any. */
const mostWaiting = 16;

type LimitOptions = Pick<Settings, 'maxConnections'> & { readonly responseTimeoutMs?: number };

export function limitConnections(server: FastifyInstance, options: LimitOptions): void {
  server.server.maxConnections = options.maxConnections;
  server.server.maxHeadersCount = 200;
  limitPipelining(server);
  const timeoutMs = options.responseTimeoutMs ?? responseTimeoutMs;
  server.addHook('onSend', async (_request, { raw }) => {
    // Node ends connections without progress, but a client that reads a byte now and then makes some.
    const limit = setTimeout(() => raw.destroy(), timeoutMs).unref();
    raw.once('close', () => clearTimeout(limit));
  });
}

/**
 * A request waits until the responses before it on its connection are sent; too many end the connection. Node hands over all of
 * them at once, and tells those that wait nothing of a client that leaves: each would keep a file open until the server stops.
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

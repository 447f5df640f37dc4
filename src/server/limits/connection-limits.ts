/** Time limits for each part of an exchange, so that slow or idle clients cannot hold the server's connections. */
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

type LimitOptions = Pick<Settings, 'maxConnections'> & { readonly responseTimeoutMs?: number };

export function limitConnections(server: FastifyInstance, options: LimitOptions): void {
  server.server.maxConnections = options.maxConnections;
  server.server.maxHeadersCount = 200;
  const timeoutMs = options.responseTimeoutMs ?? responseTimeoutMs;
  server.addHook('onSend', async (_request, { raw }) => {
    // Node ends connections without progress, but a client that reads a byte now and then makes some.
    const limit = setTimeout(() => raw.destroy(), timeoutMs).unref();
    raw.once('close', () => clearTimeout(limit));
  });
}

/** The setting in Fastify's form: a number of proxies counted from this server, or those at the addresses. */
export const trustedProxies = (setting: Settings['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

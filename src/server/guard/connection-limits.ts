/** How long a connection may take over its parts, so that slow or idle clients cannot hold the server's connections. */
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

const headersTimeoutMs = 10_000;

/** Options for Fastify: times in milliseconds, sizes in bytes. */
export const connectionLimits = {
  /** From the first byte to the last of a request, body included. */
  requestTimeout: 20_000,
  /** Longer than the minute for which most proxies keep an idle connection, so that they are the ones to end it. */
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 32_768,
  },
} as const;

export function limitConnections(
  { server }: Pick<FastifyInstance, 'server'>,
  { maxConnections }: Pick<Settings, 'maxConnections'>,
): void {
  server.maxConnections = maxConnections;
  server.maxHeadersCount = 200;
}

/** What the setting means to Fastify: so many proxies from this end, or those at the addresses. */
export const trustedProxies = (setting: Settings['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

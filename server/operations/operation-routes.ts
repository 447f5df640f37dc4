/** Routes for operators: whether the server is alive, whether it is ready for requests, and its metrics. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../limits/client';
import type { Services, ShownCatalogue } from '../services/shop';
import type { Settings } from '../settings/settings';
import type { Metrics } from '../metrics';
import type { WhyNotReady } from './readiness';

type OperationOptions = {
  readonly settings: Pick<Settings, 'metricsToken'>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly whyNotReady: WhyNotReady;
  readonly services: Pick<Services, 'missing' | 'catalogue'>;
};

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Headers that proxies, content delivery networks and clouds add to what they forward. */
const ofProxies =
  /^(?:forwarded|via|cdn-loop|(?:true-)?client-ip|x-(?:forwarded|real|remote|client|cluster|original|host|scheme|rewrite|envoy|varnish|vercel|sucuri|nf|proxyuser|azure|amzn?|arr|appengine)\b.*|(?:cf|fastly|fly|do|incap)-.*)$/;

/** A proxy without such headers usually keeps the host that its client named. */
const isOwnHost = ({ hostname }: FastifyRequest): boolean =>
  hostname.toLowerCase() === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

/**
 * Without a token only this machine may read the metrics. A request that a proxy forwarded comes from another machine.
 */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = request.headers.authorization ?? '';
    return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
  }
  const isForwarded = Object.keys(request.headers).some((name) => ofProxies.test(name));
  return isLoopback(request.socket.remoteAddress) && isOwnHost(request) && !isForwarded;
}

/** Nothing of a sample. */
const describeCatalogue = ({ products, importedMs }: ShownCatalogue) =>
  importedMs === undefined
    ? undefined
    : { catalogue: { products, since: new Date(importedMs).toISOString() } };

export function addOperationRoutes(server: FastifyInstance, options: OperationOptions): void {
  const { settings, metrics, whyNotReady, services } = options;
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', (_request, reply) => {
    const reason = whyNotReady();
    reply.header('cache-control', 'no-store').status(reason === undefined ? 200 : 503);
    const lines = services.missing().map(({ what, why }) => `${what}: ${why}`);
    const shown = reason === undefined ? services.catalogue?.() : undefined;
    return reply.send({
      ...(reason === undefined ? { status: 'ready' } : { status: 'no', reason }),
      ...(shown && describeCatalogue(shown)),
      ...(lines.length > 0 && { missing: lines }),
    });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) return reply.status(403).send();
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

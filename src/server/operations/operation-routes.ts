/** What whoever runs the server asks it: whether it lives, whether it takes requests, and its measurements. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Missing } from '../services';
import type { Settings } from '../settings/settings';
import type { Metrics } from './metrics';

type OperationOptions = {
  readonly settings: Pick<Settings, 'metricsToken'>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Why this server should get no new requests just now; undefined when it should. */
  readonly whyNotReady: () => string | undefined;
  /** What listings are served without just now. */
  readonly missing: () => readonly Missing[];
};

const paths = ['/healthz', '/readyz', '/metrics'];

/** Whether a request comes from those who operate the server, from which no limit of shoppers may keep them. */
export const isOperational = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url !== undefined && paths.includes(url);

const digest = (text: string) => createHash('sha256').update(text).digest();
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Without a token only this machine may look, and a request that a proxy passed on is another machine's. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = request.headers.authorization ?? '';
    return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
  }
  const isPassedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded;
  return loopback.test(request.socket.remoteAddress ?? '') && !isPassedOn;
}

export function addOperationRoutes(server: FastifyInstance, options: OperationOptions): void {
  const { settings, metrics, whyNotReady, missing } = options;
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', (_request, reply) => {
    const reason = whyNotReady();
    reply.header('cache-control', 'no-store').status(reason === undefined ? 200 : 503);
    const lines = missing().map(({ what, why }) => `${what}: ${why}`);
    return reply.send({
      ...(reason === undefined ? { status: 'ready' } : { status: 'no', reason }),
      ...(lines.length > 0 && { missing: lines }),
    });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) return reply.status(403).send();
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

/** Logs one line for each request, with an id that the logs of the proxy and of the listing API share. */
import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from '../request-id';
import { longestTarget, withoutAuthority } from '../limits/request-target';
import type { Metrics } from '../metrics';

const secretName = /conf|token|secret|pass|session|auth|mail/i;

/** The address, cut to the longest that is served, without values of parameters whose names sound like a secret. */
export const loggableUrl = (url: string): string =>
  url
    .slice(0, longestTarget)
    .replace(/([?&])([^=&?]*)=[^&]*/g, (pair, mark: string, name: string) =>
      secretName.test(name) ? `${mark}${name}=[hidden]` : pair,
    );

export function addRequestLog(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onRequest', (request, reply, next) => {
    reply.header(requestIdHeader, request.id);
    next();
  });
  server.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.responded(route, reply.statusCode, reply.elapsedTime / 1_000);
    const { method } = request;
    // With the mount prefix, which routes do not see; without a scheme and host, which can have a password.
    const url = loggableUrl(withoutAuthority(request.originalUrl));
    const line = { method, url, route, status: reply.statusCode };
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
    next();
  });
}

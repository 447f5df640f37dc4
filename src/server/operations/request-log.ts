/** One line for each request, with an id by which it is found again in the proxy's log and the listing API's. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

export const requestIdHeader = 'x-request-id';
const idForm = /^[\w.-]{8,64}$/;
/** No longer one is served. */
const longestLoggedUrl = 8_192;
const secretName = /conf|token|secret|pass|session|auth|mail/i;

/** The id a proxy gave the request, when it is one; else a new one. */
export function readRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && idForm.test(given) ? given : randomUUID();
}

/**
 * The address as it may be logged: values of parameters that sound like a secret are left out, and so is what
 * goes beyond the longest address that is served.
 */
export const loggableUrl = (url: string): string =>
  url
    .slice(0, longestLoggedUrl)
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
    metrics.answered(route, reply.statusCode, reply.elapsedTime / 1_000);
    const { method } = request;
    const line = { method, url: loggableUrl(request.url), route, status: reply.statusCode };
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
    next();
  });
}

/** Responds to errors without their cause, which only the log states. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { documentTexts } from '../../storefront/texts/page';
import { OverloadError } from '../limits/concurrency-limit';
import type { Metrics } from './metrics';

const retryAfterSeconds = 2;

const { busy, failed, unreadable } = documentTexts;
const homeLink = (words: string) => `<a href="/">${words}</a>`;
const busyPage =
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${busy.title}</title></head><body>` +
  `<h1>${busy.heading}</h1><p>${busy.text}</p></body></html>`;
const failedPage =
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${failed.heading}</title></head><body>` +
  `<h1>${failed.heading}</h1><p>${failed.text(homeLink)}</p></body></html>`;

/** A 4xx of the framework keeps its status; any other error is a 500. */
export const createErrorHandler =
  (metrics: Metrics) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('cache-control', 'no-store');
    const isOverload = error instanceof OverloadError;
    if (isOverload) metrics.refused('overload');
    const { statusCode = 500 } = error;
    if (isOverload || statusCode === 503) {
      reply.status(503).header('retry-after', retryAfterSeconds);
      return reply.type('text/html; charset=utf-8').send(busyPage);
    }
    if (statusCode >= 400 && statusCode < 500) {
      return reply.status(statusCode).send({ message: unreadable });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).type('text/html; charset=utf-8').send(failedPage);
  };

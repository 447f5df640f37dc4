/** Responds to errors without their cause, which only the log states. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAborted } from '../../src/lib/is-aborted';
import { isOutOfFiles } from '../limits/open-files';
import { OverloadError } from '../limits/overload-error';
import { clientLeftStatus } from '../page-cache/rendered-page';
import type { PageContext } from '../rendering/page-context';
import type { Metrics } from '../metrics';
import { writePlainPage } from './plain-page';

const retryAfterSeconds = 2;

const homeLink = (mount: string) => (words: string) => `<a href="${mount}/">${words}</a>`;

const statusOf = (error: FastifyError): number =>
  isOutOfFiles(error) ? 503 : (error.statusCode ?? 500);

/**
 * A 4xx of the framework keeps its status; what the process is too busy for, or has no file left for, is a 503; any
 * other error a 500.
 */
export const createErrorHandler =
  (metrics: Metrics, { readerOf }: Pick<PageContext, 'readerOf'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('cache-control', 'no-store');
    if (isAborted({ error })) return reply.status(clientLeftStatus).send();
    const statusCode = statusOf(error);
    if (error instanceof OverloadError || isOutOfFiles(error)) metrics.refused('overload');
    const { language, mount } = readerOf(request);
    const { busy, failed, unreadable } = language.texts.document;
    if (statusCode === 503) {
      reply.status(503).header('retry-after', retryAfterSeconds);
      return reply
        .type('text/html; charset=utf-8')
        .send(writePlainPage(language, busy.heading, busy.text));
    }
    if (statusCode >= 400 && statusCode < 500) {
      return reply.status(statusCode).send({ message: unreadable });
    }
    request.log.error({ err: error }, 'request failed');
    return reply
      .status(500)
      .type('text/html; charset=utf-8')
      .send(writePlainPage(language, failed.heading, failed.text(homeLink(mount))));
  };

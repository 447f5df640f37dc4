/** Responds to errors without their cause, which only the log states. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAborted } from '../../src/lib/is-aborted';
import { defaultApiUrl } from '../../src/storefront/page-globals';
import { isOutOfFiles } from '../limits/open-files';
import { OverloadError } from '../limits/overload-error';
import { clientLeftStatus } from '../page-cache/rendered-page';
import type { PageContext } from '../rendering/page-context';
import type { Metrics } from '../metrics';
import type { Services } from '../services/shop';
import { clientErrorsPath } from './client-errors';
import { writePlainPage } from './plain-page';

const retryAfterSeconds = 2;

const homeLink = (mount: string) => (words: string) => `<a href="${mount}/">${words}</a>`;

const statusOf = (error: FastifyError): number =>
  isOutOfFiles(error) ? 503 : (error.statusCode ?? 500);

const isOverload = (error: FastifyError): boolean =>
  error instanceof OverloadError || isOutOfFiles(error);

type ApiServices = Pick<Services, 'savedProducts' | 'events'>;

/** The routes that programs request, by their patterns. */
const apiRoutesOf = ({ savedProducts, events }: ApiServices): ReadonlySet<string> =>
  new Set([
    `${defaultApiUrl}/*`,
    clientErrorsPath,
    ...(savedProducts?.paths ?? []),
    ...(events ? [events.path] : []),
  ]);

/** Which kind of failure it is: its own message may name machines of the shop. */
function causeOf(error: FastifyError) {
  if (isOverload(error)) return { message: 'There is too much to do just now.', cause: 'overload' };
  return statusOf(error) === 503
    ? { message: 'The catalogue cannot be searched just now.', cause: 'catalogue' }
    : { message: 'Something went wrong.', cause: 'failure' };
}

type Reader = ReturnType<PageContext['readerOf']>;

type Sent = { readonly type: string; readonly body: string };

function writePage(error: FastifyError, { language, mount }: Reader): Sent {
  const { busy, failed } = language.texts.document;
  const { heading, text } =
    statusOf(error) === 503
      ? busy
      : { heading: failed.heading, text: failed.text(homeLink(mount)) };
  return { type: 'text/html; charset=utf-8', body: writePlainPage(language, heading, text) };
}

const writeCause = (error: FastifyError): Sent => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(causeOf(error)),
});

const sendFailure = (reply: FastifyReply, statusCode: number): FastifyReply =>
  statusCode === 503
    ? reply.status(503).header('retry-after', retryAfterSeconds)
    : reply.status(500);

/**
 * A 4xx of the framework keeps its status; what the process is too busy for, or has no file left for, is a 503; any
 * other error a 500. Pages get a page, and the APIs JSON that says which kind of failure it is.
 */
export function createErrorHandler(
  metrics: Metrics,
  { readerOf }: Pick<PageContext, 'readerOf'>,
  services: ApiServices,
) {
  const apiRoutes = apiRoutesOf(services);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('cache-control', 'no-store');
    if (isAborted({ error })) return reply.status(clientLeftStatus).send();
    const statusCode = statusOf(error);
    if (isOverload(error)) metrics.refused('overload');
    const reader = readerOf(request);
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send({ message: reader.language.texts.document.unreadable });
    const isApi = apiRoutes.has(request.routeOptions.url ?? '');
    if (statusCode !== 503) request.log.error({ err: error }, 'request failed');
    const { type, body } = isApi ? writeCause(error) : writePage(error, reader);
    return sendFailure(reply, statusCode).type(type).send(body);
  };
}

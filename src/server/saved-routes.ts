/** Mounts the embedded save-for-later calls (specification sections 7.2 to 7.5). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSavedRequest, savedRequestPaths } from '../shop/saved/answer-saved-request';
import type { SavedService } from '../shop/saved/saved-service';
import { shopperCookieName } from '../shop/saved/shopper-session';
import type { ConcurrencyLimit } from './limits/concurrency-limit';
import { readCookie } from './request-platform';

/** A plugin of its own, so that its reading of bodies holds for these calls alone. */
export const savedRoutes =
  (service: SavedService, limit: ConcurrencyLimit) =>
  (server: FastifyInstance, _options: object, done: () => void) => {
    // The calls say JSON and send no body; whatever is sent is not read.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null));
    });
    for (const url of savedRequestPaths) {
      server.route({
        method: ['GET', 'POST'],
        url,
        handler: (request, reply) => limit.run(() => answer(service, request, reply)),
      });
    }
    done();
  };

async function answer(service: SavedService, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = await answerSavedRequest(service, {
    method: request.method,
    path: request.url.split('?', 1)[0] ?? '',
    query: request.query as Readonly<Record<string, unknown>>,
    shopperCookie: readCookie(request.headers.cookie, shopperCookieName),
    isSecure: request.protocol === 'https',
  });
  return reply.status(status).headers(headers).send(body);
}

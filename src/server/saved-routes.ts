/** Mounts the embedded save-for-later calls (specification sections 7.2 to 7.5). */
import type { FastifyInstance } from 'fastify';
import { answerSavedRequest, savedRequestPaths } from '../shop/saved/answer-saved-request';
import type { SavedService } from '../shop/saved/saved-service';
import { shopperCookieName } from '../shop/saved/shopper-session';
import { readCookie } from './request-platform';

export function addSavedRoutes(server: FastifyInstance, service: SavedService): void {
  for (const url of savedRequestPaths) {
    server.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        const answer = await answerSavedRequest(service, {
          method: request.method,
          path: url,
          query: request.query as Readonly<Record<string, unknown>>,
          shopperCookie: readCookie(request.headers.cookie, shopperCookieName),
          isSecure: request.protocol === 'https',
        });
        return reply.status(answer.status).headers(answer.headers).send(answer.body);
      },
    });
  }
}

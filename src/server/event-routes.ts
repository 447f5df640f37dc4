/** Mounts the collector of events. */
import type { FastifyInstance } from 'fastify';
import {
  answerEventsRequest,
  eventsPath,
  type EventsService,
} from '../shop/events/answer-events-request';
import { largestBodyBytes } from '../shop/events/collected-events';
import type { ConcurrencyLimit } from './limits/concurrency-limit';

/** A plugin of its own, so that its reading of bodies holds for these calls alone. */
export const eventRoutes =
  (service: EventsService, limit: ConcurrencyLimit) =>
  (server: FastifyInstance, _options: object, done: () => void) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: largestBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    server.post(eventsPath, async (request, reply) => {
      const { status, message } = await limit.run(() =>
        answerEventsRequest(service, {
          method: request.method,
          body: typeof request.body === 'string' ? request.body : '',
          fetchSite: request.headers['sec-fetch-site'],
        }),
      );
      return reply.status(status).send(message === undefined ? undefined : { message });
    });
    done();
  };

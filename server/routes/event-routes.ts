import type { FastifyInstance } from 'fastify';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import { isCrossSite } from '../security/cross-site';
import type { EventsService } from '../services/events-service';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings/settings';

type RouteOptions = {
  readonly service: EventsService;
  readonly settings: Settings;
  readonly limit: ConcurrencyLimit;
  readonly metrics: Pick<Metrics, 'eventsCollected'>;
};

/** A plugin of its own, so that its body parser applies to these calls alone. */
export const eventRoutes =
  ({ service, settings, limit, metrics }: RouteOptions) =>
  (server: FastifyInstance, _options: object, done: () => void) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: service.largestBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    server.post(service.path, async (request, reply) => {
      const { status, message, counts } = await limit.run(waitersOf(request), () =>
        service.respond({
          method: request.method,
          body: typeof request.body === 'string' ? request.body : '',
          isCrossSite: isCrossSite(request, settings),
          userAgent: request.headers['user-agent'] ?? '',
        }),
      );
      if (counts) metrics.eventsCollected(counts);
      return reply.status(status).send(message === undefined ? undefined : { message });
    });
    done();
  };

/** Mounts the embedded save-for-later API (docs/product.md, 12.3). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { createCrossSiteCheck } from '../security/cross-site';
import type { SavedProductsService } from '../services';
import type { Settings } from '../settings/settings';

type RouteOptions = {
  readonly service: SavedProductsService;
  readonly settings: Settings;
  readonly limit: ConcurrencyLimit;
};

/** A plugin of its own, so that its body parser applies to these calls alone. */
export const savedProductsRoutes =
  ({ service, settings, limit }: RouteOptions) =>
  (server: FastifyInstance, _options: object, done: () => void) => {
    const isCrossSite = createCrossSiteCheck(settings);
    // The calls declare JSON and send no body; any body is ignored.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, headers, cookies, body } = await limit.run(() =>
        service.respond({
          method: request.method,
          path: request.url.split('?', 1)[0] ?? '',
          query: request.query as Readonly<Record<string, unknown>>,
          cookies: request.cookies,
          isSecure: request.protocol === 'https',
          isCrossSite: isCrossSite(request),
        }),
      );
      for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
      return reply.status(status).headers(headers).send(body);
    };
    for (const url of service.paths) {
      server.route({ method: ['GET', 'POST'], url, handler });
    }
    done();
  };

/** Mounts the embedded save-for-later API (docs/product.md, 12.3). */
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestProducts } from '../../src/listing/request/request-products';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import type { PageContext } from '../rendering/page-context';
import { readCookies } from '../rendering/request-platform';
import { isCrossSite, isPartnerSite } from '../security/cross-site';
import type { ProductFinder, SavedProductsService } from '../services/saved-products-service';
import type { Settings } from '../settings/settings';

type RouteOptions = {
  readonly service: SavedProductsService;
  readonly settings: Settings;
  readonly context: PageContext;
  readonly limit: ConcurrencyLimit;
};

function finderOf(request: FastifyRequest, context: PageContext): ProductFinder | undefined {
  const shop = context.shopOf(request);
  if (!shop.offersSavedPage) return undefined;
  return {
    language: shop.environment.language,
    findProducts: (ids) => requestProducts(ids, context.apiCallOf(request, shop)),
  };
}

/** A plugin of its own, so that its body parser applies to these calls alone. */
export const savedProductsRoutes =
  ({ service, settings, context, limit }: RouteOptions) =>
  (server: FastifyInstance, _options: object, done: () => void) => {
    // The calls declare JSON and send no body; any body is ignored.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null),
    );
    let hasWarned = false;
    const warnOnce = (request: FastifyRequest) => {
      if (!hasWarned)
        request.log.warn(
          { origin: request.headers.origin },
          'save for later: a browser stores no cookie for a page of another site without TLS; serve this address over https',
        );
      hasWarned = true;
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const isSecure = request.protocol === 'https';
      const isPartner = isPartnerSite(request, settings);
      if (isPartner && !isSecure) warnOnce(request);
      const { status, headers, cookies, body } = await limit.run(waitersOf(request), () =>
        service.respond({
          method: request.method,
          path: request.url.split('?', 1)[0] ?? '',
          query: request.query as Readonly<Record<string, unknown>>,
          cookies: readCookies(request, service.shopperCookies),
          isSecure,
          isCrossSite: isCrossSite(request, settings),
          isPartnerSite: isPartner,
          finder: finderOf(request, context),
        }),
      );
      for (const { options, ...cookie } of cookies)
        reply.header('set-cookie', stringifySetCookie({ ...cookie, ...options }));
      return reply.status(status).headers(headers).send(body);
    };
    for (const url of service.paths) {
      server.route({ method: ['GET', 'POST'], url, handler });
    }
    done();
  };

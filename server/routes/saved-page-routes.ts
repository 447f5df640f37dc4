/**
 * Mounts the page of saved products (docs/product.md, 21). It is a shopper's own: never cached, and for no search
 * engine.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UnknownRecord } from '../../src/lib/read-unknown';
import { requestProducts } from '../../src/listing/request/request-products';
import { withMount } from '../../src/storefront/mount-prefix';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import { readableQuery } from '../limits/malformed-escapes';
import type { PageContext, BrandShop } from '../rendering/page-context';
import { writeDocument } from '../rendering/render-document';
import { readCookies } from '../rendering/request-platform';
import { isCrossSite } from '../security/cross-site';
import type { SavedPageRequest, SavedPageService } from '../services/saved-products-service';
import type { Settings } from '../settings/settings';
import { sendNotFound } from './send-not-found';

type RouteOptions = {
  readonly service: SavedPageService;
  /** Names of the cookies that identify a shopper. */
  readonly shopperCookies: readonly string[];
  readonly settings: Settings;
  readonly context: PageContext;
  readonly limit: ConcurrencyLimit;
};

const readRequest = (
  request: FastifyRequest,
  shop: BrandShop,
  context: PageContext,
): Omit<SavedPageRequest, 'cookies' | 'isCrossSite'> => ({
  method: request.method,
  query: request.query as UnknownRecord,
  form: (request.body ?? {}) as UnknownRecord,
  isSecure: request.protocol === 'https',
  ...shop.environment,
  brand: shop.brand,
  findProducts: (ids) => requestProducts(ids, context.apiCallOf(request, shop)),
});

/** A plugin of its own, so that its body parser applies to this page alone. */
export const savedPageRoutes =
  ({ service, shopperCookies, settings, context, limit }: RouteOptions) =>
  (server: FastifyInstance, _options: object, done: () => void) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(readableQuery(String(body))))),
    );
    const render = async (request: FastifyRequest, shop: BrandShop) => {
      const response = await service.respond({
        ...readRequest(request, shop, context),
        cookies: readCookies(request, shopperCookies),
        isCrossSite: isCrossSite(request, settings),
      });
      if ('redirect' in response) return response;
      const { status, title, main } = response;
      const head = { title, robots: 'noindex' };
      const html = writeDocument({ ...(await context.personalShopOf(request)), head, main });
      return { status, html };
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const shop = context.shopOf(request);
      if (!shop.offersSavedPage) return sendNotFound(request, reply, { context, limit });
      // Sent outside the limit, which a client that receives slowly must not hold.
      const page = await limit.run(waitersOf(request), () => render(request, shop));
      reply.header('cache-control', 'no-store');
      if ('redirect' in page)
        return reply.redirect(withMount(shop.environment.mount, page.redirect), 303);
      return reply.status(page.status).type('text/html; charset=utf-8').send(page.html);
    };
    server.route({ method: ['GET', 'POST'], url: service.path, handler });
    done();
  };

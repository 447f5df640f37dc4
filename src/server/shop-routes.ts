/** The embedded shop behind the page: listing API, pictures, product pages and search form. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainText } from '../lib/html-text';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { readListingUrl } from '../listing-url/read-listing-url';
import type { ListingApi } from '../shop/catalogue/listing-api';
import type { ListingEngine } from '../shop/catalogue/listing-engine';
import { createPictureService } from '../shop/pictures/picture-service';
import { defaultApiUrl } from '../storefront/page-globals';
import type { ConcurrencyLimit } from './limits/concurrency-limit';
import type { PageContext } from './page-context';
import { writeDocument } from './render-document';
import { drawHome, drawProduct } from './shop-pages';
import { departmentsOf, offersOf } from './shop-links';

type ShopRoutesOptions = {
  readonly engine: ListingEngine;
  readonly listingApi: ListingApi;
  readonly context: PageContext;
  readonly limit: ConcurrencyLimit;
};

const pictureAgeSeconds = 31_536_000;

/** What pages of other origins may use too: the listing API and the pictures. */
export function addSharedShopRoutes(server: FastifyInstance, options: ShopRoutesOptions): void {
  const { listingApi, context, limit } = options;
  const answerPicture = createPictureService((text, err) => server.log.warn({ err }, text));
  server.get(`${defaultApiUrl}/*`, async (request, reply) => {
    const brand = String(request.headers['x-brand'] ?? '');
    const url = request.url.slice(defaultApiUrl.length);
    const { status, body } = await limit.run(() => listingApi({ url, brand }));
    return reply.status(status).send(body);
  });
  // Pictures have a queue with a bound of its own, in which thirty of them wait for one page.
  server.get('/pictures/*', async (request, reply) => {
    const picture = await answerPicture(request.url);
    if (picture === undefined) return limit.run(() => context.sendNotFound(request, reply));
    return reply
      .header('cache-control', `public, max-age=${pictureAgeSeconds}, immutable`)
      .type(picture.type)
      .send(picture.body);
  });
}

export function addShopPages(server: FastifyInstance, options: ShopRoutesOptions): void {
  const { limit } = options;
  server.get('/', (request, reply) => limit.run(() => sendHome(request, reply, options)));
  server.get('/product/:id', (request, reply) =>
    limit.run(() => sendProduct(request, reply, options)),
  );
  server.get('/search', (request, reply) => {
    const { q } = request.query as { q?: unknown };
    const term = typeof q === 'string' ? q.trim() : '';
    const search = { ...readListingUrl('/search/'), searchTerm: term };
    return reply.redirect(term === '' ? '/' : writeListingUrl(search), 303);
  });
}

function sendHome(request: FastifyRequest, reply: FastifyReply, options: ShopRoutesOptions) {
  const shop = options.context.shopOf(request);
  const outline = options.engine.outline();
  return reply.type('text/html; charset=utf-8').send(
    writeDocument({
      ...shop,
      head: { title: shop.brand.displayName, canonical: `${shop.origin}/` },
      main: drawHome({ departments: departmentsOf(outline), collections: offersOf(outline) }),
    }),
  );
}

async function sendProduct(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ShopRoutesOptions,
) {
  const { id } = request.params as { id: string };
  const product = await options.engine.product(id);
  if (!product) return options.context.sendNotFound(request, reply);
  const shop = options.context.shopOf(request);
  return reply.type('text/html; charset=utf-8').send(
    writeDocument({
      ...shop,
      head: {
        title: `${plainText(product.title)} | ${shop.brand.displayName}`,
        canonical: `${shop.origin}/product/${encodeURIComponent(id)}`,
      },
      main: drawProduct({ product, currencyCode: shop.brand.currencyCode }),
    }),
  );
}

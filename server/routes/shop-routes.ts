/** Mounts the shop's other routes: its listing API, its pictures and the pages around the listing. */
import { weakMapMemoize } from '@reduxjs/toolkit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from '../../src/lib/parse-url';
import { requestListing } from '../../src/listing/request/request-listing';
import { withMount, withoutMount } from '../../src/storefront/mount-prefix';
import { defaultApiUrl } from '../../src/storefront/page-globals';
import { acceptedEncoding } from '../page-cache/accepted-encoding';
import { createEncodedText } from '../page-cache/encoded-text';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import type { PageContext, BrandShop } from '../rendering/page-context';
import { writeDocument } from '../rendering/render-document';
import { writeStructuredData } from '../rendering/write-data-block';
import type { ListingService } from '../services/listing-service';
import type { PicturesService } from '../services/shop-pages';
import type { Services } from '../services/shop';
import { yearSeconds } from '../year-seconds';
import { addVary } from './add-vary';
import { sendNotFound } from './send-not-found';

type ShopRoutesOptions = {
  readonly services: Services;
  readonly context: PageContext;
  readonly limit: ConcurrencyLimit;
};

/** Routes that pages of other origins may use too: the listing API and the pictures. */
export function addSharedShopRoutes(server: FastifyInstance, options: ShopRoutesOptions): void {
  const { listing, pictures } = options.services;
  if (listing) addListingApi(server, listing, options);
  if (pictures) addPictures(server, pictures, options);
}

/** A response is the same object while it is cached, and is written and compressed once. */
const jsonOf = weakMapMemoize((body: object) => createEncodedText(JSON.stringify(body)));

function addListingApi(
  server: FastifyInstance,
  listing: ListingService,
  { limit }: ShopRoutesOptions,
): void {
  // The plugin for other responses would write and compress each of these again, though most shoppers request the same
  // ones.
  server.get(`${defaultApiUrl}/*`, { compress: false }, async (request, reply) => {
    const brand = String(request.headers['x-brand'] ?? '');
    const url = request.url.slice(defaultApiUrl.length);
    const { encoded } = await limit.run(waitersOf(request), async () => {
      const { status, body } = await listing.respond({ url, brand });
      reply.status(status);
      return jsonOf(body);
    });
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // Without it a shared cache in front chooses a time of its own; with some, a day.
    return addVary(reply, 'accept-encoding', 'x-brand')
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await encoded(encoding));
  });
}

/** Outside the concurrency limit, since pictures have a bounded queue of their own, in which one page puts thirty. */
function addPictures(
  server: FastifyInstance,
  pictures: PicturesService,
  options: ShopRoutesOptions,
): void {
  server.get(`${pictures.path}*`, async (request, reply) => {
    const picture = await pictures.respond(request.url);
    if (picture === undefined) return sendNotFound(request, reply, options);
    const lifetime = `public, max-age=${yearSeconds}, immutable`;
    return reply
      .header('cache-control', picture.isTemporary ? 'no-store' : lifetime)
      .type(picture.type)
      .send(picture.body);
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | Buffer>;

/** The pages around the listing. `otherwise` responds where the shop has no such page. */
export function addShopPages(
  server: FastifyInstance,
  options: ShopRoutesOptions,
  otherwise: Handler,
): void {
  for (const path of options.services.pages.paths)
    server.get(path, async (request, reply) => {
      const page = await options.limit.run(waitersOf(request), () => renderPage(request, options));
      if (page === undefined) return otherwise(request, reply);
      if ('redirect' in page) return reply.redirect(page.redirect, 303);
      return reply.header('cache-control', 'private, no-cache').type(page.type).send(page.text);
    });
}

type RenderedShopPage =
  { readonly type: string; readonly text: string } | { readonly redirect: string };

/** Undefined where the shop has no such page. It sends nothing: awaiting a reply that is sent yields undefined. */
async function renderPage(
  request: FastifyRequest,
  { services, context }: ShopRoutesOptions,
): Promise<RenderedShopPage | undefined> {
  const shop = await context.personalShopOf(request);
  const page = await services.pages.page({
    ...shop.environment,
    path: request.url.split('?', 1)[0] ?? '',
    params: request.params as Readonly<Record<string, unknown>>,
    query: request.query as Readonly<Record<string, unknown>>,
    brand: shop.brand,
    findListing: (listing) => requestListing(listing, context.apiCallOf(request, shop)),
    productScript: shop.assets.productScript,
    offersSavedPage: shop.offersSavedPage,
    origin: shop.origin,
    referrer: referrerWithin(shop, request.headers.referer),
  });
  if (page === undefined) return undefined;
  if ('redirect' in page) return { redirect: withMount(shop.environment.mount, page.redirect) };
  if ('text' in page) return page;
  const canonical = shop.origin + withMount(shop.environment.mount, page.canonicalPath);
  const head = { title: page.title, canonical, ...(page.robots && { robots: page.robots }) };
  const data = writeStructuredData(page.structuredData ?? []);
  const text = writeDocument({ ...shop, ...page, head, data });
  return { type: 'text/html; charset=utf-8', text };
}

function referrerWithin(
  { origin, environment: { mount } }: BrandShop,
  referrer: string | undefined,
): string | undefined {
  const url = parseUrl(referrer ?? '');
  return url?.origin === origin ? withoutMount(mount, url.pathname + url.search) : undefined;
}

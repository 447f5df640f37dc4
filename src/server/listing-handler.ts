/** Answers a request for a listing page: rewrites, reads the URL, preloads, draws once. */
import { createMemoryHistory } from 'history';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Listing } from '../catalogue/listing';
import { rewriteLegacySearchUrl } from '../listing-url/legacy-search-url';
import { readListingForm } from '../listing-url/listing-form';
import type { ListingUrl } from '../listing-url/listing-url';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { listingApi } from '../listing/listing-api';
import { selectShownListing } from '../listing/shown-listing';
import { createStore } from '../page/create-store';
import type { PageContext } from './page-context';
import { preloadListing, type Preloaded } from './preload-listing';
import { renderListing } from './render-listing';

const retryAfterSeconds = 5;

/** Where a request is sent instead: legacy addresses for good, forms to the listing they describe. */
export function redirectOf(path: string): { status: 301 | 303; location: string } | undefined {
  const rewritten = rewriteLegacySearchUrl(path);
  if (rewritten !== undefined) return { status: 301, location: rewritten };
  const chosen = readListingForm(path);
  return chosen && { status: 303, location: writeListingUrl(chosen) };
}

/** Whether the listing API knows no such category or collection. */
const isUnknown = (preloaded: Preloaded): boolean =>
  preloaded.kind === 'failed' &&
  preloaded.failure.kind === 'status' &&
  preloaded.failure.status === 404;

/** The status of a listing page (decision 39). */
export function statusOf(preloaded: Preloaded, url: ListingUrl, listing?: Listing): number {
  if (isUnknown(preloaded)) return 404;
  if (preloaded.kind === 'failed') return 503;
  if (!listing || listing.numResults === 0) return url.type === 'search' ? 200 : 404;
  return listing.products.length === 0 ? 404 : 200;
}

export const createListingHandler =
  (context: PageContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const redirect = redirectOf(request.url);
    if (redirect) return reply.redirect(redirect.location, redirect.status);
    const url = tryReadListingUrl(request.url);
    if (!url) return context.sendNotFound(request, reply);
    const shop = context.shopOf(request);
    const { store } = createStore({
      history: createMemoryHistory({ initialEntries: [request.url] }),
      platform: context.platformOf(request),
      storefront: shop.storefront,
    });
    try {
      const preloaded = await preloadListing(store);
      const listing = selectShownListing(store.getState());
      const status = statusOf(preloaded, url, listing);
      if (isUnknown(preloaded)) return context.sendNotFound(request, reply, 'listing');
      const html = renderListing({ ...shop, store, url, listing });
      if (status === 503) reply.header('retry-after', retryAfterSeconds);
      return reply
        .status(status)
        .header('cache-control', status === 503 ? 'no-store' : 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(html);
    } finally {
      // The cache's timers would hold the store for minutes.
      store.dispatch(listingApi.util.resetApiState());
    }
  };

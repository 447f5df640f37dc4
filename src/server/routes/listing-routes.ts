import type { FastifyReply, FastifyRequest } from 'fastify';
import { rewriteLegacySearchUrl } from '../../listing-url/legacy-search-url';
import { readListingForm } from '../../listing-url/listing-form';
import { memoize } from '../../lib/memoize';
import { tryReadListingUrl } from '../../listing-url/read-listing-url';
import { isTooLong } from '../../listing-url/url-bounds';
import { writeListingUrl } from '../../listing-url/write-listing-url';
import { withMount } from '../../storefront/mount-prefix';
import { sendNotFound } from './send-not-found';
import { renderListingPage } from '../rendering/render-listing-page';
import type { PageCache } from '../page-cache/page-cache';
import { sharedHeaders } from '../page-cache/page-cache-key';
import { sendPage } from '../page-cache/send-page';
import type { RenderPage } from '../page-cache/coalesced-render';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import type { Metrics } from '../operations/metrics';
import type { PageContext } from '../rendering/page-context';
import type { Settings } from '../settings/settings';

type ListingHandlerOptions = {
  readonly context: PageContext;
  readonly settings: Settings;
  readonly pages: PageCache;
  readonly limit: ConcurrencyLimit;
  readonly metrics: Metrics;
  /** Names of the cookies that identify a shopper. */
  readonly shopperCookies: readonly string[];
};

type Redirect = { readonly status: 301 | 303; readonly location: string };

/** Where a request is sent instead: legacy addresses for good, forms to the listing they describe. */
function redirectOf(path: string): Redirect | undefined {
  if (isTooLong(path)) return undefined;
  const rewritten = rewriteLegacySearchUrl(path);
  if (rewritten !== undefined) return { status: 301, location: rewritten };
  const chosen = readListingForm(path);
  return chosen && { status: 303, location: writeListingUrl(chosen) };
}

const mostAddresses = 1_000;

/** What a request's address means; for the addresses that repeat, it is read once. */
const readAddress = memoize(
  (address: string) => {
    const redirect = redirectOf(address);
    if (redirect) return { redirect };
    const url = tryReadListingUrl(address);
    // One listing has many addresses, so the page cache uses the canonical one.
    return url && { url, canonical: writeListingUrl(url) };
  },
  { mostCached: mostAddresses },
);

export type ListingHandler = ReturnType<typeof createListingHandler>;

export const createListingHandler =
  ({ context, settings, pages, limit, metrics, shopperCookies }: ListingHandlerOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | Buffer> => {
    const address = readAddress(request.url);
    if (!address) return sendNotFound(request, reply, { context, limit });
    const shop = context.shopOf(request);
    if (address.redirect)
      return reply.redirect(
        withMount(shop.mount, address.redirect.location),
        address.redirect.status,
      );
    const { url, canonical } = address;
    const shared = sharedHeaders(request.headers, { settings, shopperCookies });
    const renderPage: RenderPage = (waiters) =>
      limit.run(waiters, async (turn) =>
        renderListingPage({
          context,
          metrics,
          shop: shared ? shop : await context.personalShopOf(request),
          url,
          href: request.url,
          signal: waiters.signal,
          turn,
          platform: context.platformOf(request, shared),
        }),
      );
    if (!shared) {
      metrics.pageSent('personal');
      return sendPage(request, reply, {
        page: await renderPage(waitersOf(request)),
        isCached: false,
      });
    }
    const { catalogue, brand, origin, mount } = shop;
    const key = JSON.stringify([catalogue, brand.key, origin, mount, canonical, shared]);
    const { page, source } = await pages.get(key, renderPage, () => waitersOf(request));
    metrics.pageSent(source);
    return sendPage(request, reply, { page, isCached: true });
  };

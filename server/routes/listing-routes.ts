import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  legacySearchPrefix,
  rewriteLegacySearchUrl,
} from '../../src/listing-url/legacy-search-url';
import { rewriteFormerRanges } from '../../src/listing-url/former-range';
import {
  facetOfWrongAmount,
  isListingForm,
  readListingForm,
  sentCurrency,
} from '../../src/listing-url/listing-form';
import { memoize } from '../../src/lib/memoize';
import { listingTypes } from '../../src/listing-url/listing-url';
import { tryReadListingUrl } from '../../src/listing-url/read-listing-url';
import { isTooLong } from '../../src/listing-url/url-limits';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { amountsOfFacet } from '../../src/storefront/amounts';
import { withMount } from '../../src/storefront/mount-prefix';
import { sendNotFound } from './send-not-found';
import { renderListingPage } from '../rendering/render-listing-page';
import type { PageCache } from '../page-cache/page-cache';
import { sharedHeaders } from '../page-cache/page-cache-key';
import { sendPage } from '../page-cache/send-page';
import type { RenderPage } from '../page-cache/coalesced-render';
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import { waitersOf } from '../limits/fair-queue';
import type { Metrics } from '../metrics';
import { writePlainPage } from '../operations/plain-page';
import type { BrandShop, PageContext } from '../rendering/page-context';
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

const mostAddresses = 1_000;

/** The present form of an address that the listings had before. */
function rewriteAddress(address: string): string | undefined {
  const former = tryReadListingUrl(rewriteFormerRanges(address) ?? '');
  return rewriteLegacySearchUrl(address) ?? (former && writeListingUrl(former));
}

/** What a request's address means; for the addresses that repeat, it is read once. */
const readAddress = memoize(
  (address: string) => {
    const rewritten = isTooLong(address) ? undefined : rewriteAddress(address);
    if (rewritten !== undefined) return { rewritten };
    const url = tryReadListingUrl(address);
    // One listing has many addresses, so the page cache uses the canonical one.
    return url && { url, canonical: writeListingUrl(url), isForm: isListingForm(address) };
  },
  { mostCached: mostAddresses },
);

/** The listing that a form describes, or what is wrong with one: the listing would leave a wrong amount out. */
function readChosen(form: string, { environment: { language }, brand }: BrandShop) {
  const currency = sentCurrency(form) ?? brand.currencyCode;
  // Made once, since a form may name a thousand facets.
  const prices = amountsOfFacet({ id: 'price' }, language, currency);
  const numbers = amountsOfFacet({ id: '' }, language, currency);
  const amountsOf = (id: string) => (id === 'price' ? prices : numbers);
  const readBox = (text: string, facetId: string) => amountsOf(facetId).read(text);
  const chosen = readListingForm(form, readBox);
  const wrong = facetOfWrongAmount(form, readBox);
  return chosen && wrong === undefined
    ? { chosen: writeListingUrl(chosen) }
    : { fault: language.texts.filterForms.amountLike(amountsOf(wrong ?? 'price').write(1299.5)) };
}

function sendChosen(
  { chosen, fault }: { readonly chosen?: string; readonly fault?: string },
  reply: FastifyReply,
  { environment: { language, mount } }: BrandShop,
): FastifyReply {
  if (chosen !== undefined) return reply.redirect(withMount(mount, chosen), 303);
  return reply
    .status(400)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(writePlainPage(language, language.texts.document.unreadable, fault ?? ''));
}

export type ListingHandler = ReturnType<typeof createListingHandler>;

export const createListingHandler =
  ({ context, settings, pages, limit, metrics, shopperCookies }: ListingHandlerOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | Buffer> => {
    const address = readAddress(request.url);
    if (!address) return sendNotFound(request, reply, { context, limit });
    const shop = context.shopOf(request);
    const { brand, catalogue, origin } = shop;
    const { mount } = shop.environment;
    if (address.rewritten !== undefined)
      return reply.redirect(withMount(mount, address.rewritten), 301);
    const { url, canonical, isForm } = address;
    if (isForm) {
      const chosen = await limit.run(waitersOf(request), () => readChosen(request.url, shop));
      return sendChosen(chosen, reply, shop);
    }
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
    const key = JSON.stringify([catalogue, brand.key, origin, mount, canonical, shared]);
    const { page, source } = await pages.get(key, renderPage, () => waitersOf(request));
    metrics.pageSent(source);
    return sendPage(request, reply, { page, isCached: true });
  };

export function addListings(server: FastifyInstance, handle: ListingHandler): void {
  // Cached pages are already compressed, so the plugin for other responses has nothing to compress.
  const route = { compress: false } as const;
  for (const type of listingTypes) {
    if (!server.hasRoute({ method: 'GET', url: `/${type}` })) server.get(`/${type}`, route, handle);
    server.get(`/${type}/*`, route, handle);
  }
  server.get(`${legacySearchPrefix}*`, route, handle);
}

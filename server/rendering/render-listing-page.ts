/** Renders the page of one listing: a store of its own, the listing preloaded into it, one render. */
import { createMemoryHistory } from 'history';
import type { Listing } from '../../src/catalogue/listing';
import { isAborted } from '../../src/lib/is-aborted';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { listingApi } from '../../src/listing/listing-api';
import { selectShownListing } from '../../src/listing/shown-listing';
import { createStore, type PageStore } from '../../src/page/create-store';
import type { Platform } from '../../src/platform/platform';
import type { Turn } from '../limits/fair-queue';
import { OverloadError } from '../limits/overload-error';
import type { Metrics } from '../metrics';
import type { PageContext, BrandShop } from './page-context';
import { preloadListing, type Preloaded } from './preload-listing';
import { renderListing } from './render-listing';
import { picturePreload } from './picture-preload';
import {
  clientLeftStatus,
  createRenderedPage,
  type RenderedPage,
} from '../page-cache/rendered-page';

const retryAfterSeconds = 5;
/** A page repeats its response of up to 4 MB. */
const largestPageBytes = 6_000_000;

type ListingRender = {
  readonly context: PageContext;
  readonly metrics: Metrics;
  readonly shop: BrandShop;
  readonly platform: Platform;
  readonly url: ListingUrl;
  /** Path and query of the request. */
  readonly href: string;
  /** Aborts when no request waits for the page any more. */
  readonly signal: AbortSignal;
  readonly turn: Turn;
};

/** Whether the listing API knows no such category or collection. */
const isUnknown = (preloaded: Preloaded): boolean =>
  preloaded.kind === 'failed' &&
  preloaded.failure.kind === 'status' &&
  preloaded.failure.status === 404;

/** Whether the request was aborted because no request waits for the page. */
const hasShopperLeft = (preloaded: Preloaded): boolean =>
  preloaded.kind === 'failed' && preloaded.failure.kind === 'cancelled';

/** The status of a listing page (docs/product.md, 16.3). */
function statusOf(preloaded: Preloaded, url: ListingUrl, listing?: Listing): number {
  if (isUnknown(preloaded)) return 404;
  if (preloaded.kind === 'failed') return 503;
  if (!listing || listing.numResults === 0) return url.type === 'search' ? 200 : 404;
  return listing.products.length === 0 ? 404 : 200;
}

/** Whether a promotion has no name, so that there is no listing to request. */
const isNameless = ({ type, pageName }: ListingUrl) =>
  (type === 'promo' || type === 'valuedeal') && pageName === undefined;

/** As if the listing API responded with no listing. */
const withoutListing = (platform: Platform): Platform => ({
  ...platform,
  fetchEmbedded: () => Promise.resolve({ status: 200, body: undefined }),
});

/**
 * Renders a page whatever the listing API does: without a listing, the fallback view or the page for wrong addresses. A
 * listing that makes a page too large, or cannot be rendered, is left to the browser, where each area fails alone.
 */
export async function renderListingPage(render: ListingRender): Promise<RenderedPage> {
  const { platform, href } = render;
  const renderWithout = () => renderPage({ ...render, platform: withoutListing(platform) });
  try {
    const page = await renderPage(render);
    if (page.htmlBytes <= largestPageBytes) return page;
    platform.log.error('page too large', { url: href, bytes: page.htmlBytes });
  } catch (error) {
    // The page has waited too long for its turn, or no request waits for it any more.
    if (error instanceof OverloadError || isAborted({ error })) throw error;
    platform.reportError(error, 'page');
    // A bug of the page is not a listing API that fails.
    return { ...(await renderWithout()), status: 500 };
  }
  return renderWithout();
}

async function renderPage(render: ListingRender): Promise<RenderedPage> {
  const { context, shop, platform, url, href } = render;
  if (isNameless(url)) {
    return createRenderedPage({
      status: 404,
      html: context.renderNotFound(shop, 'listing'),
      headers: {},
    });
  }
  const history = createMemoryHistory({ initialEntries: [href] });
  const { store } = createStore({
    history,
    platform,
    storefront: shop.storefront,
    environment: shop.environment,
  });
  try {
    return await renderFrom(store, render);
  } finally {
    store.dispatch(listingApi.util.resetApiState());
  }
}

async function renderFrom(store: PageStore, render: ListingRender): Promise<RenderedPage> {
  const { context, metrics, shop, url, signal } = render;
  const preloaded = await preloadListing(store, signal);
  metrics.listingResponded(preloaded.kind === 'failed' ? preloaded.failure.kind : preloaded.kind);
  if (hasShopperLeft(preloaded)) {
    return createRenderedPage({ status: clientLeftStatus, html: '', headers: {} });
  }
  if (preloaded.kind === 'redirect') {
    return createRenderedPage({ status: 302, html: '', headers: { location: preloaded.href } });
  }
  // Many responses of a listing API may come at the same time, and each render blocks the event loop.
  await render.turn();
  const listing = selectShownListing(store.getState());
  const status = statusOf(preloaded, url, listing);
  return createRenderedPage({
    status,
    html: isUnknown(preloaded)
      ? context.renderNotFound(shop, 'listing')
      : renderListing({ ...shop, store, url, listing }),
    headers: {
      ...linkHeader(
        shop.preloads,
        picturePreload(listing?.products[0], shop.environment.imageSizes),
      ),
      ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
    },
  });
}

function linkHeader(...links: readonly (string | undefined)[]): { readonly link?: string } {
  const present = links.filter((link) => link !== undefined);
  return present.length > 0 ? { link: present.join(', ') } : {};
}

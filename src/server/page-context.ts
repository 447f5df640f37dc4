/** What every page of this server is made of: brand, assets, frame, platform. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StorefrontState } from '../listing/storefront-slice';
import type { Platform } from '../platform/platform';
import { brandKeys, brandOf, type Brand, type BrandKey } from '../storefront/brand';
import { defaultApiUrl, readPageGlobals, type PageGlobals } from '../storefront/page-globals';
import type { Assets } from './assets';
import type { ListingAccess } from './embedded-api';
import { writeDocument } from './render-document';
import { createRequestPlatform } from './request-platform';
import type { CatalogueOutline } from '../shop/catalogue/catalogue-product';
import { sampleContent } from '../shop/sample/sample-content';
import { eventsPath } from '../shop/events/answer-events-request';
import type { Settings } from './settings';
import { drawNotFound as drawWrongAddress } from './shop-pages';
import { shopperBrand, shopperOrigin } from './security/shopper-origin';
import { departmentsOf } from './shop-links';
import { drawShopFrame, type ShopFrame } from './shop-frame';

/** Where the page's events go besides its bus. */
export type EventDelivery = { readonly dataLayer?: true; readonly collectorURL?: string };

/** A brand's shop as one request sees it. */
export type Shop = {
  readonly brand: Brand;
  readonly frame: ShopFrame;
  readonly assets: Assets;
  readonly storefront: StorefrontState;
  readonly delivery: EventDelivery;
  /** Scheme and host the shopper sees, as in "https://shop.example". */
  readonly origin: string;
  /** Counts the catalogues since the start: a page drawn from one before is no page of this one. */
  readonly catalogue: number;
  /** `Link` header that has the first load's files fetched before the page is read. */
  readonly preloads: string | undefined;
};

export type PageContext = {
  readonly shopOf: (request: FastifyRequest) => Shop;
  /** Forwards to the listing API the headers that it may see (docs/product.md, 5.3), or `headers` alone. */
  readonly platformOf: (
    request: FastifyRequest,
    headers?: Readonly<Record<string, string>>,
  ) => Platform;
  /** The page for wrong addresses; `what` tells whether this one is well formed but its listing is not there. */
  readonly drawNotFound: (shop: Shop, what?: 'listing') => string;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

type PageContextOptions = {
  readonly settings: Settings;
  readonly assets: Assets;
  /** Of the catalogue in use; undefined when another listing API is asked. */
  readonly outline: (() => CatalogueOutline) | undefined;
  readonly access: ListingAccess;
};

type BrandShop = Omit<Shop, 'origin'>;
type Shops = Readonly<Record<BrandKey, BrandShop>>;

export function createPageContext(options: PageContextOptions): PageContext {
  const { settings, access } = options;
  const shopsOf = createShops(options);
  const shopOf = (request: FastifyRequest): Shop => {
    const key = shopperBrand(request, settings) ?? settings.brand;
    return { ...shopsOf()[key], origin: shopperOrigin(request, settings) };
  };
  return {
    shopOf,
    platformOf: (request, headers) =>
      createRequestPlatform({ request, headers, access, log: request.log }),
    drawNotFound,
    sendNotFound: (request, reply) =>
      reply
        .status(404)
        .type('text/html; charset=utf-8')
        .send(drawNotFound(shopOf(request))),
  };
}

function drawNotFound({ brand, frame, assets }: Shop, what?: 'listing'): string {
  const head = { title: `Page not found | ${brand.displayName}`, robots: 'noindex' };
  return writeDocument({ brand, frame, assets, head, main: drawWrongAddress(what === 'listing') });
}

const noOutline: CatalogueOutline = { categories: [], collections: [], facets: [] };

/** Every brand's shop, drawn anew when another catalogue has taken the place of the one before. */
function createShops(options: PageContextOptions): () => Shops {
  const { outline = () => noOutline } = options;
  const draw = (of: CatalogueOutline, catalogue: number) => ({
    of,
    catalogue,
    shops: Object.fromEntries(
      brandKeys.map((key) => [key, createBrandShop(key, options, { outline: of, catalogue })]),
    ) as Shops,
  });
  let drawn = draw(outline(), 0);
  return () => {
    const present = outline();
    if (present !== drawn.of) drawn = draw(present, drawn.catalogue + 1);
    return drawn.shops;
  };
}

type Drawing = { readonly outline: CatalogueOutline; readonly catalogue: number };

function createBrandShop(
  key: BrandKey,
  { settings, assets }: PageContextOptions,
  { outline, catalogue }: Drawing,
): BrandShop {
  const brand = brandOf(key);
  const globals: PageGlobals = readPageGlobals({
    brand: key,
    apiURL: settings.apiUrl ?? defaultApiUrl,
    envURL: settings.envUrl ?? '',
    saveForLaterIreland: settings.saveForLaterIreland,
    // The banners are of the sample's own offers: a retailer's catalogue has none of them.
    content: outline.isSample ? sampleContent() : undefined,
  });
  return {
    brand,
    assets,
    storefront: globals,
    delivery: {
      ...(settings.dataLayer ? { dataLayer: true } : {}),
      ...(settings.collectEvents ? { collectorURL: eventsPath } : {}),
    },
    catalogue,
    frame: drawShopFrame({
      brand,
      departments: departmentsOf(outline),
      isSample: outline.isSample === true,
      consentScript:
        settings.dataLayer || settings.collectEvents ? assets.consentScript : undefined,
    }),
    preloads: preloadsOf(assets),
  };
}

/** What is not in the document itself is asked for before the document is read. */
const preloadsOf = ({ inlineStyle, style, script }: Assets): string | undefined =>
  inlineStyle ? undefined : `<${style}>; rel=preload; as=style, <${script}>; rel=modulepreload`;

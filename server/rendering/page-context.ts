import type { FastifyRequest } from 'fastify';
import { invalidListingUrl } from '../../src/listing-url/invalid-listing-url';
import type { StorefrontState } from '../../src/listing/storefront-state';
import { offersSaving } from '../../src/saved-for-later/saved-for-later-slice';
import type { ApiCall } from '../../src/listing/request/fetch-listing';
import type { Platform } from '../../src/platform/platform';
import { memoize } from '../../src/lib/memoize';
import { brandOf, type Brand, type BrandKey } from '../../src/storefront/brand';
import {
  defaultApiUrl,
  readPageGlobals,
  type PageGlobals,
} from '../../src/storefront/page-globals';
import type { Environment } from '../../src/environment/environment';
import type { Storefront } from '../../src/page/storefront';
import { earlyScriptsOf, preloadsOf, type Assets } from './assets';
import { deliveryOf, needsConsent, type EventDelivery } from './event-delivery';
import type { ListingAccess } from './listing-access';
import { writeDocument } from './render-document';
import type { LanguagesByBrand } from './load-languages';
import type { ExtensionsByBrand } from './open-extensions';
import { createRequestPlatform, readCookies } from './request-platform';
import { shopperOrigin, shopperPlace } from '../security/shopper-origin';
import type { Frame } from '../services/shop-pages';
import type { Services } from '../services/shop';
import type { Settings } from '../settings/settings';

/** A brand's shop as one request sees it. */
export type BrandShop = {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly frame: Frame;
  readonly assets: Assets;
  /** What the page's script loads before it mounts: the language's texts, and what puts extensions into the page. */
  readonly earlyScripts: readonly string[];
  readonly storefront: StorefrontState;
  readonly delivery: EventDelivery;
  readonly asksConsent: boolean;
  /** Whether this server serves the page of saved products. */
  readonly offersSavedPage: boolean;
  /** Scheme and host the shopper sees, as in "https://shop.example". */
  readonly origin: string;
  /** Number of the catalogue since the start, so that no page of an earlier catalogue is sent. */
  readonly catalogue: number;
  /** Whether listings have browsers fetch the page of a product that a shopper is about to open. */
  readonly prefetchesProducts: boolean;
  /** `Link` header that has the first load's files fetched before the page is read. */
  readonly preloads: string | undefined;
};

export type PageContext = {
  /** What a page without the retailer's frame needs, for when that one cannot be rendered. */
  readonly readerOf: (request: FastifyRequest) => Pick<Environment, 'language' | 'mount'>;
  readonly shopOf: (request: FastifyRequest) => BrandShop;
  /** The shop with the number of the shopper's saved products, for pages that are not shared. */
  readonly personalShopOf: (request: FastifyRequest) => Promise<BrandShop>;
  /** Forwards to the listing API the headers that it may see (docs/product.md, 5.3), or `headers` alone. */
  readonly platformOf: (
    request: FastifyRequest,
    headers?: Readonly<Record<string, string>>,
  ) => Platform;
  readonly apiCallOf: (request: FastifyRequest, shop: BrandShop) => ApiCall;
  /** The page for wrong addresses. `what` is `listing` for a well-formed address whose listing does not exist. */
  readonly renderNotFound: (shop: BrandShop, what?: 'listing') => string;
};

type PageContextOptions = {
  readonly settings: Settings;
  readonly storefront: Storefront;
  readonly languages: LanguagesByBrand;
  readonly extensions: ExtensionsByBrand;
  readonly assets: Assets;
  readonly services: Pick<Services, 'pages' | 'events' | 'savedPage' | 'savedProducts'>;
  readonly access: ListingAccess;
};

type ShopAt = (origin: string) => BrandShop;

export function createPageContext(options: PageContextOptions): PageContext {
  const { settings, storefront, languages, access } = options;
  const { pages, savedPage, savedProducts } = options.services;
  const brandShop = createShops(options);
  const placeOf = (request: FastifyRequest) =>
    shopperPlace(request, settings) ?? { brand: settings.brand, mount: '' };
  const originOf = (request: FastifyRequest) => shopperOrigin(request, settings);
  const shopOf = (request: FastifyRequest): BrandShop => {
    const { brand, mount } = placeOf(request);
    return brandShop(brand, mount)(originOf(request));
  };
  const personalShopOf = async (request: FastifyRequest): Promise<BrandShop> => {
    const shop = shopOf(request);
    const cookies = readCookies(request, savedProducts?.shopperCookies ?? []);
    const savedCount = shop.offersSavedPage && (await savedPage?.count(cookies));
    if (!savedCount) return shop;
    return { ...shop, frame: pages.frame(shop.brand, { ...frameOptionsOf(shop), savedCount }) };
  };
  const platformOf: PageContext['platformOf'] = (request, headers) =>
    createRequestPlatform({ request, headers, access, origin: originOf(request) });
  return {
    readerOf: (request) => {
      const { brand, mount } = placeOf(request);
      return { language: languages(brandOf(storefront.brands, brand)), mount };
    },
    shopOf,
    personalShopOf,
    platformOf,
    apiCallOf: (request, { storefront: { apiURL, pathFacets }, brand }) => ({
      platform: platformOf(request),
      apiUrl: apiURL,
      pathFacets,
      brand: brand.key,
      signal: request.signal,
    }),
    renderNotFound: createNotFound(pages),
  };
}

const createNotFound =
  (pages: Services['pages']): PageContext['renderNotFound'] =>
  (shop, what) => {
    const { seo, document } = shop.environment.language.texts;
    return writeDocument({
      ...shop,
      head: {
        title: seo.title(document.notFound, shop.brand.displayName, 1),
        robots: 'noindex',
        ...(what === 'listing' ? {} : { error: invalidListingUrl }),
      },
      main: pages.notFound(what === 'listing', shop.environment),
    });
  };

/**
 * The shop of each brand below each prefix, by origin; rendered again when another catalogue has replaced the one
 * before.
 */
function createShops(options: PageContextOptions): (key: BrandKey, mount: string) => ShopAt {
  const { version } = options.services.pages;
  type Rendered = { readonly of: unknown; readonly catalogue: number; readonly shopAt: ShopAt };
  const rendered = new Map<string, Rendered>();
  const brandShop = (key: BrandKey, mount: string) => {
    const of = version(key);
    const place = key + mount;
    const before = rendered.get(place);
    if (before && before.of === of) return before.shopAt;
    const catalogue = before ? before.catalogue + 1 : 0;
    const shop = createBrandShop({ key, mount, catalogue }, options);
    const shopAt = memoize((origin) => ({ ...shop, origin }));
    rendered.set(place, { of, catalogue, shopAt });
    return shopAt;
  };
  // Another listing API is requested for its departments before the first shopper comes.
  brandShop(options.settings.brand, '');
  return brandShop;
}

type BrandShopOptions = Pick<BrandShop, 'catalogue'> & {
  readonly key: BrandKey;
  readonly mount: string;
};

function createBrandShop(
  { key, mount, catalogue }: BrandShopOptions,
  options: PageContextOptions,
): Omit<BrandShop, 'origin'> {
  const { settings, assets, languages, extensions } = options;
  const { pages, events, savedPage } = options.services;
  const brand = brandOf(options.storefront.brands, key);
  const { imageSizes, ...storefront } = storefrontOf(key, options);
  const environment = extensions(brand)({ language: languages(brand), mount, imageSizes });
  const earlyScripts = earlyScriptsOf(brand, assets, options.storefront);
  const delivery = deliveryOf(key, settings, events);
  const asksConsent = needsConsent(delivery);
  const offersSavedPage =
    savedPage !== undefined && offersSaving(storefront) && findsSavedProducts(settings);
  return {
    brand,
    environment,
    assets,
    earlyScripts,
    storefront,
    delivery,
    catalogue,
    frame: pages.frame(
      brand,
      frameOptionsOf({ environment, asksConsent, offersSavedPage, storefront, assets }),
    ),
    asksConsent,
    offersSavedPage,
    prefetchesProducts: settings.prefetchProducts,
    preloads: preloadsOf(assets, earlyScripts),
  };
}

type FramedShop = Pick<
  BrandShop,
  'environment' | 'asksConsent' | 'offersSavedPage' | 'storefront' | 'assets'
>;

const frameOptionsOf = (shop: FramedShop) => ({
  ...shop.environment,
  asksConsent: shop.asksConsent,
  offersSavedPage: shop.offersSavedPage,
  apiUrl: shop.storefront.apiURL,
  search: shop.assets.search,
  compareScript: shop.assets.compareScript,
  recommendationsScript: shop.assets.recommendationsScript,
});

const storefrontOf = (
  key: BrandKey,
  { settings, storefront: { brands } }: PageContextOptions,
): PageGlobals =>
  readPageGlobals(
    {
      brand: key,
      apiURL: settings.apiUrl ?? defaultApiUrl,
      pathFacets: settings.pathFacets,
      envURL: settings.envUrl ?? '',
      saveForLaterIreland: settings.saveForLaterIreland,
      imageSizes: settings.imageSizes[key],
      redirectOrigins: settings.redirectOrigins,
    },
    brands,
  );

/** Whether the list is at this server, and the listing API has products by their ids. */
const findsSavedProducts = ({ envUrl, apiUrl, productsByIds }: Settings): boolean =>
  envUrl === undefined && (apiUrl === undefined || productsByIds);

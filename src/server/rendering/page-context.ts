import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidListingUrl } from '../../listing-url/invalid-listing-url';
import type { StorefrontState } from '../../listing/storefront-slice';
import { offersSaving } from '../../saved-for-later/offers-saving';
import type { Platform } from '../../platform/platform';
import { brandOf, type Brand, type BrandKey, type Brands } from '../../storefront/brand';
import { defaultApiUrl, readPageGlobals } from '../../storefront/page-globals';
import { loadLanguage, type Language } from '../../storefront/language';
import type { PageExtensions } from '../../page/page-extensions';
import type { Storefront } from '../../page/storefront';
import type { Assets } from './assets';
import type { ListingAccess } from './embedded-api';
import { writeDocument } from './render-document';
import { createRequestPlatform, readCookies } from './request-platform';
import { shopperBrand, shopperOrigin } from '../security/shopper-origin';
import type { Frame, Services } from '../services';
import type { Settings } from '../settings/settings';

/** The language of each brand, loaded. */
export type LanguagesByBrand = (brand: Brand) => Language;

/** Rejects when a brand's locale has no texts. */
export async function loadLanguages(
  { brands, languages }: Storefront,
  { extendLanguage }: PageExtensions,
): Promise<LanguagesByBrand> {
  const own = await Promise.all(brands.map((brand) => loadLanguage(brand, languages)));
  const loaded = own.map(extendLanguage);
  const byKey = new Map(brands.map(({ key }, index) => [key, loaded[index]]));
  return ({ key }) => {
    const language = byKey.get(key);
    if (!language) throw new Error(`There is no brand ${key}.`);
    return language;
  };
}

/** Where the page's events go besides its bus. */
export type EventDelivery = { readonly dataLayer?: true; readonly collectorURL?: string };

/** A brand's shop as one request sees it. */
export type Shop = {
  readonly brand: Brand;
  readonly language: Language;
  readonly extensions: PageExtensions;
  readonly frame: Frame;
  readonly assets: Assets;
  readonly storefront: StorefrontState;
  readonly delivery: EventDelivery;
  readonly asksConsent: boolean;
  /** Whether this server serves the page of saved products. */
  readonly offersSavedPage: boolean;
  /** Scheme and host the shopper sees, as in "https://shop.example". */
  readonly origin: string;
  /** Number of the catalogue since the start, so that no page of an earlier catalogue is sent. */
  readonly catalogue: number;
  /** `Link` header that has the first load's files fetched before the page is read. */
  readonly preloads: string | undefined;
};

export type PageContext = {
  readonly shopOf: (request: FastifyRequest) => Shop;
  /** The shop with the number of the shopper's saved products, for pages that are not shared. */
  readonly personalShopOf: (request: FastifyRequest) => Promise<Shop>;
  /** Forwards to the listing API the headers that it may see (docs/product.md, 5.3), or `headers` alone. */
  readonly platformOf: (
    request: FastifyRequest,
    headers?: Readonly<Record<string, string>>,
  ) => Platform;
  /** The page for wrong addresses. `what` is `listing` for a well-formed address whose listing does not exist. */
  readonly renderNotFound: (shop: Shop, what?: 'listing') => string;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

type PageContextOptions = {
  readonly settings: Settings;
  readonly brands: Brands;
  readonly languages: LanguagesByBrand;
  readonly extensions: PageExtensions;
  readonly assets: Assets;
  readonly services: Pick<Services, 'pages' | 'events' | 'savedPage'>;
  readonly access: ListingAccess;
};

type BrandShop = Omit<Shop, 'origin'>;

export function createPageContext(options: PageContextOptions): PageContext {
  const { settings, access } = options;
  const { pages, savedPage } = options.services;
  const brandShop = createShops(options);
  const renderNotFound = createNotFound(pages);
  const shopOf = (request: FastifyRequest): Shop => {
    const key = shopperBrand(request, settings) ?? settings.brand;
    return { ...brandShop(key), origin: shopperOrigin(request, settings) };
  };
  const personalShopOf = async (request: FastifyRequest): Promise<Shop> => {
    const shop = shopOf(request);
    const savedCount = shop.offersSavedPage && (await savedPage?.count(readCookies(request)));
    return savedCount
      ? { ...shop, frame: pages.frame(shop.brand, { ...frameOptionsOf(shop), savedCount }) }
      : shop;
  };
  return {
    shopOf,
    personalShopOf,
    platformOf: (request, headers) =>
      createRequestPlatform({ request, headers, access, log: request.log }),
    renderNotFound,
    sendNotFound: (request, reply) => {
      request.log.info(invalidListingUrl);
      return reply
        .status(404)
        .type('text/html; charset=utf-8')
        .send(renderNotFound(shopOf(request)));
    },
  };
}

const createNotFound =
  (pages: Services['pages']): PageContext['renderNotFound'] =>
  (shop, what) => {
    const { seo, document } = shop.language.texts;
    return writeDocument({
      ...shop,
      head: {
        title: seo.title(document.notFound, shop.brand.displayName, 1),
        robots: 'noindex',
        ...(what === 'listing' ? {} : { error: invalidListingUrl }),
      },
      main: pages.notFound(what === 'listing', shop.language),
    });
  };

/** The shop of each brand, rendered again when another catalogue has replaced the one before. */
function createShops(options: PageContextOptions): (key: BrandKey) => BrandShop {
  const { version } = options.services.pages;
  const rendered = new Map<BrandKey, { readonly of: unknown; readonly shop: BrandShop }>();
  const brandShop = (key: BrandKey) => {
    const of = version(key);
    const before = rendered.get(key);
    if (before && before.of === of) return before.shop;
    const shop = createBrandShop(key, options, before ? before.shop.catalogue + 1 : 0);
    rendered.set(key, { of, shop });
    return shop;
  };
  // Another listing API is requested for its departments before the first shopper comes.
  brandShop(options.settings.brand);
  return brandShop;
}

function createBrandShop(key: BrandKey, options: PageContextOptions, catalogue: number): BrandShop {
  const { settings, assets, brands, languages, extensions } = options;
  const { pages, events, savedPage } = options.services;
  const brand = brandOf(brands, key);
  const language = languages(brand);
  const storefront = readPageGlobals(
    {
      brand: key,
      apiURL: settings.apiUrl ?? defaultApiUrl,
      envURL: settings.envUrl ?? '',
      saveForLaterIreland: settings.saveForLaterIreland,
      imageSizes: settings.imageSizes[key],
      content: pages.content(key),
    },
    brands,
  );
  const asksConsent = settings.dataLayer || events !== undefined;
  const offersSavedPage =
    savedPage !== undefined && offersSaving(storefront) && findsSavedProducts(settings);
  return {
    brand,
    language,
    extensions,
    assets,
    storefront,
    delivery: {
      ...(settings.dataLayer ? { dataLayer: true } : {}),
      ...(events ? { collectorURL: events.path } : {}),
    },
    catalogue,
    frame: pages.frame(
      brand,
      frameOptionsOf({ language, asksConsent, offersSavedPage, storefront, assets }),
    ),
    asksConsent,
    offersSavedPage,
    preloads: preloadsOf(assets),
  };
}

const frameOptionsOf = ({
  language,
  asksConsent,
  offersSavedPage,
  storefront,
  assets,
}: Pick<BrandShop, 'language' | 'asksConsent' | 'offersSavedPage' | 'storefront' | 'assets'>) => ({
  language,
  asksConsent,
  offersSavedPage,
  apiUrl: storefront.apiURL,
  imageSizes: storefront.imageSizes,
  search: assets.search,
  recommendationsScript: assets.recommendationsScript,
});

/** Whether the list is at this server, and the listing API has products by their ids. */
const findsSavedProducts = ({ envUrl, apiUrl, productsByIds }: Settings): boolean =>
  envUrl === undefined && (apiUrl === undefined || productsByIds);

/** Files that are not in the document itself are requested before the document is read. */
function preloadsOf({ inlineStyle, styles, script }: Assets): string | undefined {
  if (inlineStyle) return undefined;
  const links = styles.map((style) => `<${style}>; rel=preload; as=style`);
  return [...links, `<${script}>; rel=modulepreload`].join(', ');
}

/** What every page of this server is made of: brand, assets, frame, platform. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StorefrontState } from '../listing/storefront-slice';
import type { Platform } from '../platform/platform';
import { brandKeys, brandOf, type Brand, type BrandKey } from '../storefront/brand';
import { defaultApiUrl, readPageGlobals, type PageGlobals } from '../storefront/page-globals';
import type { Assets } from './assets';
import { writeDocument } from './render-document';
import { createRequestPlatform } from './request-platform';
import type { Settings } from './settings';
import { drawNotFound } from './shop-pages';
import { drawShopFrame, type ShopFrame, type ShopLink } from './shop-frame';

/** A brand's shop as one request sees it. */
export type Shop = {
  readonly brand: Brand;
  readonly frame: ShopFrame;
  readonly assets: Assets;
  readonly storefront: StorefrontState;
  /** Scheme and host the shopper sees, as in "https://shop.example". */
  readonly origin: string;
};

export type PageContext = {
  readonly shopOf: (request: FastifyRequest) => Shop;
  readonly platformOf: (request: FastifyRequest) => Platform;
  readonly sendNotFound: (
    request: FastifyRequest,
    reply: FastifyReply,
    /** Whether the address is well formed but names a listing that is not there. */
    what?: 'listing',
  ) => FastifyReply;
};

type PageContextOptions = {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly departments: readonly ShopLink[];
  readonly content: unknown;
  readonly fetch: Platform['fetch'];
};

type BrandShop = Pick<Shop, 'brand' | 'frame' | 'assets' | 'storefront'>;

export function createPageContext(options: PageContextOptions): PageContext {
  const { settings, assets, fetch } = options;
  const shops = Object.fromEntries(
    brandKeys.map((key) => [key, createBrandShop(key, options)]),
  ) as Record<BrandKey, BrandShop>;
  const shopOf = (request: FastifyRequest): Shop => {
    const key = settings.brandByHost.get(request.hostname.toLowerCase()) ?? settings.brand;
    return { ...shops[key], origin: `${request.protocol}://${request.host}` };
  };
  return {
    shopOf,
    platformOf: (request) => createRequestPlatform({ request, fetch, log: request.log }),
    sendNotFound: (request, reply, what) => {
      const { brand, frame } = shopOf(request);
      const head = { title: `Page not found | ${brand.displayName}`, robots: 'noindex' };
      return reply
        .status(404)
        .type('text/html; charset=utf-8')
        .send(
          writeDocument({ brand, frame, assets, head, main: drawNotFound(what === 'listing') }),
        );
    },
  };
}

function createBrandShop(key: BrandKey, options: PageContextOptions): BrandShop {
  const { settings, assets, departments, content } = options;
  const brand = brandOf(key);
  const globals: PageGlobals = readPageGlobals({
    brand: key,
    apiURL: settings.apiUrl ?? defaultApiUrl,
    envURL: settings.envUrl ?? '',
    content,
  });
  return { brand, assets, storefront: globals, frame: drawShopFrame({ brand, departments }) };
}

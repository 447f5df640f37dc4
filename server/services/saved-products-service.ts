/** Saved products: the calls of the page, and a page of their own. */
import type { FoundProducts } from '../../src/listing/request/request-products';
import type { Brand } from '../../src/storefront/brand';
import type { Rendering } from './shop-pages';

/** How the service finds what a product costs just now. */
export type ProductFinder = Pick<Rendering, 'language'> & {
  /** Those of the products that the listing API has; undefined while it fails. Never rejects. */
  readonly findProducts: (ids: readonly string[]) => Promise<FoundProducts | undefined>;
};

export type SavedProductsRequest = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Decoded; anything but a text counts as missing. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Values of the `shopperCookies` by name, decoded. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Whether the shopper's connection is encrypted; the cookie is then marked secure. */
  readonly isSecure: boolean;
  /** Whether a page of another site, which no setting allows, sent it. */
  readonly isCrossSite: boolean;
  /** Whether a page of another site that CORS_ORIGINS names sent it; browsers send it no cookie of the usual kind. */
  readonly isPartnerSite?: boolean;
  /** Absent where the listing API has no products by their ids. */
  readonly finder?: ProductFinder | undefined;
};

export type CookieToSet = {
  readonly name: string;
  readonly value: string;
  readonly options: {
    /** Seconds. */
    readonly maxAge: number;
    readonly path: '/';
    readonly httpOnly: true;
    /** `none` sends it with calls of other sites' pages too. */
    readonly sameSite: 'lax' | 'none';
    readonly secure: boolean;
    /** Whether each site whose pages call has a cookie of its own. */
    readonly partitioned?: boolean;
  };
};

export type SavedProductsResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly CookieToSet[];
  /** Plain data, sent as JSON. */
  readonly body: unknown;
};

export type SavedProductsService = {
  readonly paths: readonly string[];
  /**
   * Names of the cookies that identify a shopper. The services get these alone; a page requested with one of them is
   * not shared.
   */
  readonly shopperCookies: readonly string[];
  /** Never rejects. */
  readonly respond: (request: SavedProductsRequest) => Promise<SavedProductsResponse>;
};

export type SavedPageRequest = Rendering &
  ProductFinder &
  Omit<SavedProductsRequest, 'path' | 'finder'> & {
    readonly brand: Brand;
    /** The fields of a submitted form. */
    readonly form: Readonly<Record<string, unknown>>;
  };

export type SavedPageResponse =
  | { readonly redirect: string }
  | { readonly status: number; readonly title: string; readonly main: string };

/**
 * The page of a shopper's saved products. The server mounts it where saving is offered and the products can be found.
 */
export type SavedPageService = {
  readonly path: string;
  /** Never rejects. */
  readonly respond: (request: SavedPageRequest) => Promise<SavedPageResponse>;
  /** How many products this shopper has saved; undefined when that is not known. Never rejects. */
  readonly count: (cookies: SavedProductsRequest['cookies']) => Promise<number | undefined>;
};

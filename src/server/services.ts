/** The services behind the pages. `shop/` implements all of them; `no-shop.ts` is the minimum over a retailer's own services. */
import type { CleanedEnv, ValidatorSpec } from 'envalid';
import type { FastifyBaseLogger } from 'fastify';
import type { ListingFacet } from '../catalogue/listing';
import type { ListingUrl } from '../listing-url/listing-url';
import type { FoundProducts } from '../listing/request/request-products';
import type { Brand, BrandKey, Brands } from '../storefront/brand';
import type { Language } from '../storefront/language';

/** What the markup of any page depends on. */
export type Rendering = {
  readonly language: Language;
  /** The path below which the brand is served, as `/de`; empty at the root. `withMount` puts it before the address of a link. */
  readonly mount: string;
  /** How addresses of pictures name a size: a template of `storefront/image-sizes.ts`. */
  readonly imageSizes: string;
};

/** The addresses of the scripts and the style of the shop's search box. */
export type SearchAssets = {
  /** Loads the others when the shopper goes to the box. */
  readonly script: string;
  readonly suggestionsScript: string;
  readonly suggestionsStyle: string;
};

export type ListingService = {
  /**
   * `url` is the path and query after the API's base and may contain anything. Rejects with an error of `statusCode` 503 while the
   * service is unavailable.
   */
  readonly respond: (request: {
    readonly url: string;
    readonly brand: string;
  }) => Promise<{ readonly status: 200 | 404; readonly body: object }>;
  /** For operators: why it should get no requests now; undefined while it works. */
  readonly problem: () => string | undefined;
  /** Resolves with the number of products once there are some; rejects if there never will be. */
  readonly opened: Promise<number>;
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
  /** Names of the cookies that identify a shopper. The services get these alone; a page requested with one of them is not shared. */
  readonly shopperCookies: readonly string[];
  /** Never rejects. */
  readonly respond: (request: SavedProductsRequest) => Promise<SavedProductsResponse>;
};

export type SavedPageRequest = Rendering &
  Omit<SavedProductsRequest, 'path'> & {
    readonly brand: Brand;
    /** The fields of a submitted form. */
    readonly form: Readonly<Record<string, unknown>>;
    /** Those of the products that the listing API has; undefined while it fails. Never rejects. */
    readonly findProducts: (ids: readonly string[]) => Promise<FoundProducts | undefined>;
  };

export type SavedPageResponse =
  | { readonly redirect: string }
  | { readonly status: number; readonly title: string; readonly main: string };

/** The page of a shopper's saved products. The server mounts it where saving is offered and the products can be found. */
export type SavedPageService = {
  readonly path: string;
  /** Never rejects. */
  readonly respond: (request: SavedPageRequest) => Promise<SavedPageResponse>;
  /** How many products this shopper has saved; undefined when that is not known. Never rejects. */
  readonly count: (cookies: SavedProductsRequest['cookies']) => Promise<number | undefined>;
};

export type EventsRequest = {
  readonly method: string;
  /** The unparsed body: JSON, whatever its content type. */
  readonly body: string;
  /** Whether a page of another site, which no setting allows, sent it. */
  readonly isCrossSite: boolean;
};

export type EventsResponse = { readonly status: number; readonly message?: string };

export type EventsService = {
  readonly path: string;
  readonly largestBodyBytes: number;
  /** Stores the events of one request; never rejects. */
  readonly respond: (request: EventsRequest) => Promise<EventsResponse>;
};

export type PicturesService = {
  /** Beginning of its paths, as "/pictures/". */
  readonly path: string;
  /** Undefined for an address without a picture. */
  readonly respond: (url: string) => Promise<
    | {
        readonly type: string;
        readonly body: string | Buffer;
        /** The address will have another picture soon, so that nothing may keep this one. */
        readonly isTemporary?: boolean;
      }
    | undefined
  >;
};

/** Markup around every page. */
export type Frame = {
  /** `searchTerm` is that of the listing, if it is a search. */
  readonly header: (searchTerm?: string) => string;
  readonly footer: string;
  /** Markup for the mount points of a listing, by the names of their slots. `response` is the listing API's. */
  readonly slots?: (response: unknown) => Readonly<Record<string, string>>;
  /** Addresses of module scripts. */
  readonly scripts?: readonly string[];
  /** Address of the site's icon. */
  readonly icon?: string;
};

export type ShopPage =
  | {
      readonly title: string;
      readonly canonicalPath: string;
      readonly main: string;
      /** In the schema.org vocabulary. */
      readonly structuredData?: readonly object[];
      /** Addresses of its own scripts. */
      readonly scripts?: readonly string[];
    }
  | { readonly redirect: string }
  /** A file for programs, such as robots.txt. */
  | { readonly type: string; readonly text: string };

export type FrameOptions = Rendering & {
  readonly asksConsent: boolean;
  /** Whether the server serves the page of saved products to this brand. */
  readonly offersSavedPage: boolean;
  /** How many products the shopper has saved; absent in frames that shoppers share. */
  readonly savedCount?: number;
  /** Address of the listing API as browsers call it. */
  readonly apiUrl: string;
  readonly search: SearchAssets | undefined;
  /** Address of the script that recommends products. */
  readonly recommendationsScript?: string | undefined;
};

export type ShopPageRequest = Rendering & {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly brand: Brand;
  /** Address of the script for the pages of products. */
  readonly productScript: string | undefined;
  /** Scheme and host of the page, as in "https://shop.example". */
  readonly origin: string;
  /** Path and query, without the prefix, of the page of this shop that linked here. */
  readonly referrer: string | undefined;
  /** The facets that the listing API has for this listing; none when it fails or takes long. Never rejects. */
  readonly findFacets: (listing: ListingUrl) => Promise<readonly ListingFacet[]>;
};

/** The pages around the listing. All markup is rendered by React, which escapes it. */
export type ShopPages = {
  /** Changes when a brand gets a new catalogue or other departments, so that frames and cached pages are stale. */
  readonly version: (brand: BrandKey) => unknown;
  readonly frame: (brand: Brand, options: FrameOptions) => Frame;
  /** The `content` of the page globals: recommendations and banners. */
  readonly content: (brand: BrandKey) => unknown;
  /** Paths of its own pages, as the router reads them: "/product/:id". */
  readonly paths: readonly string[];
  /** Undefined for an address without a page. */
  readonly page: (request: ShopPageRequest) => Promise<ShopPage | undefined>;
  /** The page of a wrong address; `isListing` is true for a well-formed address whose listing does not exist. */
  readonly notFound: (isListing: boolean, rendering: Rendering) => string;
};

/** What can be missing while a shop still shows listings. */
export const missingNames = [
  'saved products',
  'room for saved products',
  'signing secret',
  'events',
  'catalogue',
] as const;
export type Missing = { readonly what: (typeof missingNames)[number]; readonly why: string };

export type Services = {
  /** Absent if the page requests its listings from `API_URL`. */
  readonly listing?: ListingService;
  /** Absent if they are at `ENV_URL`. */
  readonly savedProducts?: SavedProductsService;
  readonly savedPage?: SavedPageService;
  /** Absent if no events are collected. */
  readonly events?: EventsService | undefined;
  readonly pictures?: PicturesService;
  readonly pages: ShopPages;
  /** What is missing at present while listings are served. */
  readonly missing: () => readonly Missing[];
  readonly close: () => Promise<void>;
};

export type SettingsSpecification = Readonly<Record<string, ValidatorSpec<unknown>>>;

export type Shop<Specification extends SettingsSpecification = SettingsSpecification> = {
  /** Environment variables of its own, in addition to the server's. */
  readonly settings: Specification;
  /**
   * Does not wait for the catalogue. Opens none where listings come from elsewhere: `apiUrl` is the base of another listing API,
   * `listing` the service of an adapter.
   */
  readonly open: (
    settings: CleanedEnv<Specification>,
    options: {
      readonly log: FastifyBaseLogger;
      readonly brands: Brands;
      readonly apiUrl?: string | undefined;
      readonly listing?: ListingService | undefined;
    },
  ) => Promise<Services>;
};

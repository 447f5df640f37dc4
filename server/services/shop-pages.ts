/** The pages around the listing, their pictures, and the markup around every page. */
import type { Listing } from '../../src/catalogue/listing';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import type { Brand, BrandKey } from '../../src/storefront/brand';
import type { Language } from '../../src/storefront/language';

/** What the markup of any page depends on. */
export type Rendering = {
  readonly language: Language;
  /**
   * The path below which the brand is served, as `/de`; empty at the root. `withMount` puts it before the address of a
   * link.
   */
  readonly mount: string;
  /** How addresses of pictures name a size: a template as `defaultImageSizes` of `storefront/page-globals.ts`. */
  readonly imageSizes: string;
};

/** The addresses of the scripts and the style of the shop's search box. */
export type SearchAssets = {
  /** Loads the others when the shopper goes to the box. */
  readonly script: string;
  readonly suggestionsScript: string;
  readonly suggestionsStyle: string;
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
      /** A robots rule, such as `noindex`. */
      readonly robots?: string;
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
  /** Address of the script that chooses products to compare. */
  readonly compareScript?: string | undefined;
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
  /** Whether this brand's shoppers can save products. */
  readonly offersSavedPage: boolean;
  /** Scheme and host of the page, as in "https://shop.example". */
  readonly origin: string;
  /** Path and query, without the prefix, of the page of this shop that linked here. */
  readonly referrer: string | undefined;
  /** What the listing API has at this address; undefined when it fails or takes long. Never rejects. */
  readonly findListing: (listing: ListingUrl) => Promise<Listing | undefined>;
};

/** The pages around the listing. All markup is rendered by React, which escapes it. */
export type ShopPages = {
  /** Changes when a brand gets a new catalogue or other departments, so that frames and cached pages are stale. */
  readonly version: (brand: BrandKey) => unknown;
  readonly frame: (brand: Brand, options: FrameOptions) => Frame;
  /** Paths of its own pages, as the router reads them: "/product/:id". */
  readonly paths: readonly string[];
  /** Undefined for an address without a page. */
  readonly page: (request: ShopPageRequest) => Promise<ShopPage | undefined>;
  /** The page of a wrong address; `isListing` is true for a well-formed address whose listing does not exist. */
  readonly notFound: (isListing: boolean, rendering: Rendering) => string;
};

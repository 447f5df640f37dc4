/** What a brand is: one entry of plain data (docs/product.md, 1.2). */
export type BrandKey = string;

/** Which amounts a price may strike and save from (docs/prices.md). */
export type PriceRules = 'as-sent' | 'eu';

/** A sentence that stands once for each list, such as "All prices include VAT", and where more is said. */
export type Note = { readonly text: string; readonly href?: string };

/** Where Article 6a of Directive 98/6/EC lets a country choose. */
export type PriorPriceRules = {
  /** A reduction in steps: `each` step counts for itself, or all count from the `first`. By default each. */
  readonly steps?: 'each' | 'first';
  /** Products known for less than 30 days: claim `nothing`, or use the `known-days`. By default nothing. */
  readonly newArrivals?: 'nothing' | 'known-days';
  /** Ids of categories of goods that spoil, whose previous price counts. */
  readonly perishable?: readonly string[];
};

export type Brand = {
  /** Letters, digits and hyphens; names the theme, the data of the listing API and the settings of the brand. */
  readonly key: BrandKey;
  readonly displayName: string;
  /** BCP 47 tag of the page, of its texts and of its formats. */
  readonly locale: string;
  /** ISO 4217 code of the prices its catalogue carries. */
  readonly currencyCode: string;
  /**
   * How prices are written: `locale` as the readers of its locale do, other currencies by their code; `pounds-or-euros`
   * as `£1,299` or `€1,299`, with € for EUR and £ for any other code (docs/product.md, 8.3).
   */
  readonly money: 'locale' | 'pounds-or-euros';
  /** Whether whole amounts have decimals too, as `1.299,00 €`; by default not. Only with the money of a locale. */
  readonly decimals?: 'always' | 'unless-whole';
  /**
   * `eu`: only the lowest price of the 30 days before a reduction is struck, and savings follow from it alone. By
   * default prices are shown as they are sent.
   */
  readonly priceRules?: PriceRules;
  /** What the embedded catalogue counts as that price. */
  readonly priorPrice?: PriorPriceRules;
  /**
   * What lists tell search engines of their products: links, by default, or pictures, prices, ratings and availability
   * too (docs/product.md, 16.2).
   */
  readonly structuredData?: 'links' | 'products';
  /** On tax and shipping. */
  readonly priceNote?: Note;
  /** Whether and how reviews are known to be from buyers. */
  readonly reviewsNote?: Note;
  /**
   * The choice of products per page, rising, up to 96; among them 30, the size of an address that names none. By
   * default 30 and 96.
   */
  readonly pageSizes?: readonly number[];
  /**
   * How addresses of pictures name a size, as one word or a template of `IMAGE_SIZES`, which replaces it
   * (docs/guides/brands.md).
   */
  readonly imageSizes?: string;
  /**
   * Settings of the listing adapter for this brand, in place of the server's (docs/guides/adapters.md): another index,
   * say. Browsers can read them, so keys belong in the environment.
   */
  readonly adapter?: Readonly<Record<string, string>>;
  /** Whether save for later is always on or needs the page's flag (docs/product.md, 12.1). */
  readonly saveForLater: 'always' | 'behind-flag';
  /** Whether shoppers can also load the next page below the present one (docs/product.md, 7.7). */
  readonly paging: 'pages' | 'load-more';
  /**
   * Where the server serves it: host names, paths at any host, or both, as `shop.example`, `/de` and `shop.example/de`.
   */
  readonly hosts?: readonly string[];
};

/** The first is the default brand. */
export type Brands = readonly [Brand, ...Brand[]];

export const isBrandKey = (brands: Brands, value: unknown): value is BrandKey =>
  brands.some(({ key }) => key === value);

/** The brand of a key; the default brand for an unknown key. */
export const brandOf = (brands: Brands, key: unknown): Brand =>
  brands.find((brand) => brand.key === key) ?? brands[0];

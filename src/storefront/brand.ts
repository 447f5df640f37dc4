/** The storefront brands. A further brand is one entry here and one theme in `styles/brands` (docs/product.md, 1.2). */
export type Brand = {
  readonly key: BrandKey;
  readonly displayName: string;
  /** BCP 47 tag of the page and of number formats. */
  readonly locale: string;
  /** ISO 4217 code of the prices its catalogue carries. */
  readonly currencyCode: string;
  /** Whether save for later is always on or needs the page's flag (docs/product.md, 12.1). */
  readonly saveForLater: 'always' | 'behind-flag';
  /** Whether shoppers can also load the next page below the present one (docs/product.md, 7.7). */
  readonly paging: 'pages' | 'load-more';
};

export const brandKeys = ['marlow', 'marlow-ie', 'hearth'] as const;
export type BrandKey = (typeof brandKeys)[number];

export const defaultBrandKey: BrandKey = 'marlow';

const brands: Readonly<Record<BrandKey, Brand>> = {
  marlow: {
    key: 'marlow',
    displayName: 'Marlow',
    locale: 'en-GB',
    currencyCode: 'GBP',
    saveForLater: 'always',
    paging: 'pages',
  },
  'marlow-ie': {
    key: 'marlow-ie',
    displayName: 'Marlow Ireland',
    locale: 'en-IE',
    currencyCode: 'EUR',
    saveForLater: 'behind-flag',
    paging: 'pages',
  },
  hearth: {
    key: 'hearth',
    displayName: 'Hearth',
    locale: 'en-GB',
    currencyCode: 'GBP',
    saveForLater: 'always',
    paging: 'load-more',
  },
};

export const isBrandKey = (value: unknown): value is BrandKey =>
  (brandKeys as readonly unknown[]).includes(value);

/** The brand of a key; the default brand for an unknown key. */
export const brandOf = (key: unknown): Brand => brands[isBrandKey(key) ? key : defaultBrandKey];

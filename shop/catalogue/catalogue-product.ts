/** A product as the catalogue stores it, whatever its source. */
import type { CustomFields } from '../../src/lib/custom-fields';
import type { EnergyLabel, Product } from '../../src/catalogue/product';
import type { PriceOffer, PriceReference, UnitPrice } from '../../src/catalogue/price';
import type { PriorPriceRules } from '../../src/storefront/brand';
import type { FacetUnit } from '../../src/storefront/facet-unit';
import type { PriorPrice } from './price-history';
import type { SynonymRule } from './synonyms';

export type CataloguePrice = {
  readonly current: number;
  readonly previous?: number;
  /** The price is the lowest of several variants. */
  readonly currentFrom?: boolean;
  readonly previousFrom?: boolean;
  readonly displaySavePriceInd?: boolean | 'true';
  /** The lowest price of the 30 days before the running reduction; the rules of a brand say whether it counts. */
  readonly prior30?: PriorPrice;
  readonly reference?: PriceReference & { readonly kind: 'rrp' | 'list' };
  readonly unit?: UnitPrice;
  readonly offers?: readonly PriceOffer[];
};

export type CatalogueSwatch = {
  readonly displayName: string;
  readonly imageSrc?: string;
  /** `#1c2b52`: shows where no picture does. */
  readonly colour?: string;
  /** The product's picture in this colour. */
  readonly productImageSrc?: string;
  /** More pictures of it in this colour, for its page alone. */
  readonly furtherImageUrls?: readonly string[];
};

/** What a variant has of its own. Updates of prices and stock name variants by their ids. */
export type CatalogueVariant = {
  readonly id: string;
  readonly price: Pick<CataloguePrice, 'current' | 'previous'>;
  readonly availability?: 'InStock' | 'SoldOut';
  /** Its colour and its sizes, by facet: `{ "colours": "Navy", "size": "UK 8" }`. */
  readonly options?: Readonly<Record<string, string>>;
};

export type CatalogueProduct = {
  readonly id: string;
  readonly catalogueNumber: string;
  readonly variationId?: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly brand: { readonly id: string; readonly name: string };
  readonly imageUrl?: string;
  readonly imageAlt?: string;
  /** Another picture of the product in the same colour. */
  readonly secondImageUrl?: string;
  /** More of them, for its page alone. */
  readonly furtherImageUrls?: readonly string[];
  readonly price: CataloguePrice;
  readonly reviews?: { readonly count: number; readonly average: number };
  readonly swatches: readonly CatalogueSwatch[];
  readonly roundelId?: string;
  readonly promotion?: { readonly colour: string; readonly displayName: string };
  /** Absent where nothing is known: the product counts as available. */
  readonly availability?: 'InStock' | 'SoldOut';
  readonly energy?: EnergyLabel;
  readonly sponsored?: Product['sponsored'];
  /** Those that were joined into it; absent where it is its only one. */
  readonly variants?: readonly CatalogueVariant[];
  /** Fields of the retailer's own, as the listing API sends them. */
  readonly customFields?: CustomFields;
  /** Ids of the categories it stands in; the ancestors follow from the tree. */
  readonly categoryIds: readonly string[];
  /** Ids of the promo and value-deal collections it stands in. */
  readonly collectionIds: readonly string[];
  /** Values of the facets of several options, by facet id: the display names shoppers read. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Values of the range facets besides price and discount, by facet id: `screenSize` in inches, … */
  readonly measures: Readonly<Record<string, number>>;
  /** Higher sells better; the order of relevance. */
  readonly popularity: number;
  /** Days since 1970-01-01 on which it came into the catalogue; the order of "New In". */
  readonly addedOnDay: number;
};

export type CatalogueCategory = {
  readonly id: string;
  readonly name: string;
  readonly parentId?: string;
  /** A sentence or two for the foot of its page. */
  readonly text?: string;
  /** A small picture of it, 3 by 4. */
  readonly imageUrl?: string;
  /** Only of the sample: its pages are the control of the experiment of re-ranking. */
  readonly isControl?: true;
};

export type CatalogueCollection = {
  readonly id: string;
  readonly name: string;
  readonly type: 'promo' | 'valuedeal';
};

/** Inclusive bounds of one band of a range facet; an absent bound is open. */
export type RangeBand = { readonly from?: number; readonly to?: number; readonly name: string };

export type CatalogueFacet =
  | {
      readonly id: string;
      readonly name: string;
      readonly type: 'multiple';
      /** Values that have an order of their own, such as sizes; any others follow by name. */
      readonly values?: readonly string[];
      /** By option: what shoppers read, where that is not the option's own text. */
      readonly names?: Readonly<Record<string, string>>;
      /** By option of a colour facet: up to four colours of its disc, where the page's own map lacks the name. */
      readonly discs?: Readonly<Record<string, string>>;
    }
  | {
      readonly id: string;
      readonly name: string;
      readonly type: 'range';
      /** Of its numbers, so that a page can name the bands in its own language. */
      readonly unit?: FacetUnit;
      /** Of discounts: the rules of brands by which they are computed; absent for those from previous prices. */
      readonly prior?: Required<PriorPriceRules>;
      readonly bands: readonly RangeBand[];
    };

/** All that a catalogue holds besides its products. */
export type CatalogueOutline = {
  readonly categories: readonly CatalogueCategory[];
  readonly collections: readonly CatalogueCollection[];
  readonly facets: readonly CatalogueFacet[];
  /** Ids of the facets that the retailer has put in order: listings have them first. */
  readonly firstFacets?: readonly string[];
  /** Of its texts, such as `de`; when absent, English. */
  readonly language?: string;
  /** ISO 4217 code of all prices; when absent, that of the request's brand. */
  readonly currencyCode?: string;
  readonly synonyms?: readonly SynonymRule[];
  /** The shop's own sample, which comes with banners; a retailer's catalogue has none. */
  readonly isSample?: true;
};

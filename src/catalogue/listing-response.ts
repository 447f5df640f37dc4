/**
 * The contract of a listing API's response (docs/product.md, 6.1), for code that writes responses. Code that receives one
 * must not trust these types and uses `readListing`.
 */
import type { CustomFields } from '../lib/custom-fields';

export type WireFacetValue = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly url?: string;
  readonly selected?: boolean;
  /** Of an option of a colour facet: `#1c2b52 #ffffff`, up to four colours. */
  readonly swatch?: string;
};

export type WireFacet = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Of a range facet: `centimeter`. */
  readonly unit?: string;
  /** A product has one of the options at most that a shopper selects: "4 stars & up" contains "5 stars". */
  readonly match?: 'one';
  /** Of a range facet: the highest number of a listed product, without regard to what is selected of the facet. */
  readonly max?: number;
  readonly values: readonly WireFacetValue[];
};

export type WireCategory = { readonly group_id: string; readonly display_name?: string };

export type WireProduct = {
  readonly product_id: string;
  readonly catalogueNumber?: string;
  readonly variation_id?: string;
  readonly url?: string;
  readonly brand?: string;
  readonly title: string;
  readonly image?: { readonly url: string; readonly alt_text?: string };
  readonly price?: {
    readonly current: number;
    readonly previous?: number;
    readonly saving?: number;
    readonly currentFrom?: boolean;
    readonly previousFrom?: boolean;
    readonly displaySavePriceInd?: boolean | 'true';
    readonly currencyCode?: string;
    readonly currency?: string;
  };
  readonly productReviews?: { readonly reviewsCount: number; readonly averageStars: number };
  readonly secondImageSrc?: string;
  readonly swatchSources?: readonly {
    readonly displayName: string;
    readonly imageSrc?: string;
    /** `#1c2b52`: shows where no picture does. */
    readonly colour?: string;
    readonly productImageSrc?: string;
  }[];
  readonly roundelId?: string;
  readonly promotionIdentifier?: { readonly colour: string; readonly displayName: string };
  readonly availability?: 'InStock' | 'SoldOut';
  readonly custom_fields?: CustomFields;
};

export type WireRequest = {
  readonly page?: number;
  readonly num_results_per_page?: number;
  readonly sort_by?: string;
  readonly term?: string;
  /** Selected values by facet id; the category under `group_id`. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  readonly features?: Readonly<Record<string, boolean>>;
  readonly feature_variants?: Readonly<Record<string, string>>;
};

export type WireMeta = {
  readonly parent_categories?: readonly WireCategory[];
  readonly selected_category?: WireCategory;
  readonly num_results?: number;
  readonly collection?: { readonly id: string; readonly display_name?: string };
  readonly result_id?: string;
  readonly request?: WireRequest;
  /** What was searched for instead of the requested term. */
  readonly corrected_term?: string;
  /** Words of the requested term that were left out. */
  readonly dropped_words?: readonly string[];
  /** The following three only with an empty list. */
  readonly fewer_words?: readonly string[];
  readonly suggested_categories?: readonly WireCategory[];
  readonly popular_products?: readonly WireProduct[];
};

export type WireListingBody = {
  readonly response: {
    readonly facet_list?: readonly WireFacet[];
    readonly meta?: WireMeta;
    readonly product_list?: readonly WireProduct[];
    /** Only entries of type `category` are shown. */
    readonly groups_list?: readonly WireFacet[];
  };
};

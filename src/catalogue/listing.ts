/** The model of a listing, derived from the listing API's response (docs/product.md, 6.2). */
import type { Product } from './product';
import type { FacetUnit } from '../storefront/facet-unit';
import type { PageContent } from '../storefront/page-content';

/** One value of a facet, in the API's own ids; of several values with one URL form, the first id and all products. */
export type FacetValue = {
  readonly id: string;
  /** All ids, where there are several. */
  readonly ids?: readonly string[];
  /** The form the value has in a URL, by which it is matched to a selected option (docs/product.md, 3.4). */
  readonly seoId: string;
  readonly name: string;
  readonly count: number;
  readonly isSelected: boolean;
  readonly url?: string;
  /** Hexadecimal colours of the disc, a space between them. */
  readonly swatch?: string;
  /** Address of a picture. */
  readonly imageSrc?: string;
};

export type FacetValueGroup = { readonly group: string; readonly items: readonly FacetValue[] };

export const facetLooks = ['list', 'boxes', 'swatches', 'slider', 'toggle'] as const;
export type FacetLook = (typeof facetLooks)[number];

export type ListingFacet = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Of the numbers of a range facet. */
  readonly unit?: FacetUnit;
  /** An option that the shopper selects takes the place of the others. */
  readonly match?: 'one';
  /** How the options look; without it as the facet's id says. */
  readonly form?: FacetLook;
  /** A sentence above the options. */
  readonly help?: string;
  /** Whether the section is open at first; without it as its place says. */
  readonly isOpen?: boolean;
  /** Of a range: the highest number of a listed product. */
  readonly max?: number;
  readonly values: readonly FacetValue[];
  /** Only the brand facet: its values by first letter. */
  readonly groups?: readonly FacetValueGroup[];
};

export type ListingCategory = { readonly id: string; readonly displayName: string };

export type CategoryGroup = {
  readonly id: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
};

/** Display names by brand id. */
export type BrandNames = Readonly<Record<string, string>>;

type ListingMeta = {
  readonly resultId?: string;
  readonly features: Readonly<Record<string, boolean>>;
  readonly featureVariants: Readonly<Record<string, string>>;
  readonly term?: string;
  /** The shop's text about the category; an addition to the contract that an API may leave out. */
  readonly categoryText?: string;
  /** What was searched for instead of the requested term. */
  readonly correctedTerm?: string;
  /** Words of the requested term that were left out. */
  readonly droppedWords?: readonly string[];
};

export type ListingSeo = {
  readonly title?: string;
  readonly description?: string;
  readonly heading?: string;
  readonly robots?: string;
};

export type Listing = {
  readonly parentCategories: readonly ListingCategory[];
  readonly category?: ListingCategory;
  /** Without the unfiltered facet. */
  readonly facets: readonly ListingFacet[];
  readonly selectedFacets: Readonly<Record<string, readonly string[]>>;
  readonly sortBy?: string;
  readonly page: number;
  readonly numResults: number;
  readonly resultsPerPage: number;
  readonly products: readonly Product[];
  /** From the brand facet, even when that is the unfiltered facet. */
  readonly brandNames: BrandNames;
  /** The unfiltered facet with the options of the address, as far as they are listed. */
  readonly subject?: ListingFacet;
  readonly collection?: { readonly id: string; readonly displayName?: string };
  /** What stands for the page's own words about it. */
  readonly seo: ListingSeo;
  /** What stands between its products, instead of what the host page has for all listings. */
  readonly content?: PageContent;
  readonly meta: ListingMeta;
  readonly categories: readonly CategoryGroup[];
  readonly links: { readonly clearAll: string };
  readonly rawResponse: unknown;
};

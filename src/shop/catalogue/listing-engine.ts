/** The interface every catalogue engine has: the embedded one, and one spread over many machines. */
import type { CatalogueOutline, CatalogueProduct } from './catalogue-product';

export type ListingBase =
  | { readonly kind: 'all' }
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'facet'; readonly facetId: string; readonly optionId: string }
  | { readonly kind: 'search'; readonly term: string };

/** Equal keys are ordered by popularity, highest first, then by id, so every order is total. */
export type EngineSort = {
  readonly by: 'relevance' | 'new_in' | 'price' | 'rating' | 'brand_name';
  readonly order: 'ascending' | 'descending';
};

export type ListingQuery = {
  readonly base: ListingBase;
  /** Narrows the base to this category and those below it. */
  readonly group?: string;
  /** By facet id; options of one facet are alternatives, facets narrow each other. Ranges in the ids of decision 15. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly sort: EngineSort;
  readonly page: number;
  readonly size: number;
};

export type CountedValue = { readonly id: string; readonly name: string; readonly count: number };

/** `id` is the catalogue's own, also when the query wrote it in another form (decisions 14 and 15). */
export type FacetCount = CountedValue & { readonly selected: boolean };

export type ListingPage = {
  readonly total: number;
  readonly products: readonly CatalogueProduct[];
  /**
   * Disjunctive: the counts of a facet ignore that facet's own selection. In the outline's order, its values in an
   * order that no selection changes. Values without a match are left out unless selected.
   */
  readonly facets: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: 'multiple' | 'range';
    readonly values: readonly FacetCount[];
    /** Selected, or at least 15% of the listing's products have one of its values. */
    readonly isCommon: boolean;
  }[];
  /** The categories one step below `groupsOf` that hold a match. */
  readonly groups: readonly CountedValue[];
  /** The selected category, or its parent when it has none below; absent for the top of the tree. */
  readonly groupsOf?: string;
  /** The term whose matches these are, where the one asked for had none. */
  readonly correctedTerm?: string;
  /** False when the base names a category, collection or facet value that the catalogue does not have. */
  readonly found: boolean;
};

export type ListingEngine = {
  readonly query: (query: ListingQuery) => Promise<ListingPage>;
  readonly outline: () => CatalogueOutline;
  /** The product of this id; undefined when there is none. */
  readonly product: (id: string) => Promise<CatalogueProduct | undefined>;
  readonly health: () => { readonly products: number; readonly engine: string };
  readonly close: () => Promise<void>;
};

/** The interface of every catalogue engine: the embedded one, and the one over a cluster. */
import type { SortParameters } from '../../src/catalogue/sort-parameters';
import { sortOrders } from '../../src/listing-url/sort-option';
import type { CatalogueOutline, CatalogueProduct } from './catalogue-product';

export type SearchBase = {
  readonly kind: 'search';
  readonly term: string;
  /** A last word that names nothing is any that it begins: a shopper is still typing it. */
  readonly isUnfinished?: true;
};

export type ListingBase =
  | { readonly kind: 'all' }
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'facet'; readonly facetId: string; readonly optionId: string }
  | SearchBase;

export type ListingQuery = {
  readonly base: ListingBase;
  /** Narrows the base to this category and those below it. */
  readonly group?: string;
  /**
   * By facet id; options of one facet are alternatives, facets narrow each other. Ranges in the ids of docs/product.md,
   * 3.5.
   */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  /**
   * Products that are sold out come last, behind every other result of a search too. Equal keys are ordered by
   * popularity, highest first, then by id, so every order is total.
   */
  readonly sort: SortParameters;
  readonly page: number;
  readonly size: number;
  /** Only its products and their total are of use: facets and categories need no counts. */
  readonly countsNothing?: true;
};

/** The first products of a base by relevance, without filters. */
export const queryByRelevance = (base: ListingBase, size: number): ListingQuery => ({
  base,
  filters: new Map(),
  sort: sortOrders.relevance,
  page: 1,
  size,
});

/** The facet of which a listing tells the highest value: the page has a slider for it. */
export const sliderFacetId = 'price';

export type CountedValue = { readonly id: string; readonly name: string; readonly count: number };

/** `id` is the catalogue's own, also when the query wrote it in another form (docs/product.md, 3.4 and 3.5). */
export type FacetCount = CountedValue & { readonly selected: boolean };

/** How an engine runs a query; for the log of slow queries. */
export type QueryPlan = {
  /** Products in the smallest set that is intersected with the others: the engine looks at no more than these. */
  readonly candidates: number;
  /** How the values are counted: of a facet with a selection under its id, of all others together under "". */
  readonly counting: Readonly<Record<string, string>>;
  /** Milliseconds inside the engine; the rest of a query's time is waiting. */
  readonly engineMs: number;
};

/** What was searched for, where the requested words find nothing or are too many. */
export type SearchedInstead = {
  readonly term: string;
  /** Words of the request that the term goes without. */
  readonly droppedWords: readonly string[];
};

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
    /** Of `sliderFacetId`: the highest value of a product that is counted. */
    readonly max?: number | undefined;
    /** Selected, or at least 15% of the listing's products have one of its values. */
    readonly isCommon: boolean;
  }[];
  /** The categories one step below `groupsOf` that hold a match. */
  readonly groups: readonly CountedValue[];
  /** The selected category, or its parent when it has none below; absent for the top of the tree. */
  readonly groupsOf?: string;
  /** Absent where the requested words were searched for. */
  readonly instead?: SearchedInstead;
  /** Whether a product of the listing is sold out; without regard to the filters. */
  readonly hasSoldOut: boolean;
  /** False when the base names a category, collection or facet value that the catalogue does not have. */
  readonly found: boolean;
  readonly plan?: QueryPlan;
};

/** Of a query that names what the catalogue does not have. */
export const notFoundPage: ListingPage = {
  total: 0,
  products: [],
  facets: [],
  groups: [],
  hasSoldOut: false,
  found: false,
};

export type EngineHealth = {
  readonly products: number;
  readonly engine: string;
  /** The moment of the import that is served, in milliseconds since 1970; absent for the sample. */
  readonly importedMs?: number;
  /** Why it cannot serve just now, in words for the operator; absent while it serves. */
  readonly problem?: string;
  /**
   * What is wrong although it serves, in words for the operator: it serves an older catalogue, or cannot take a new
   * one.
   */
  readonly warning?: string;
};

/** A transient error: no catalogue is open yet, or its storage cannot be reached. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly statusCode = 503;
}

/** Queries reject with an `UnavailableError` while the engine cannot serve. */
export type ListingEngine = {
  readonly query: (query: ListingQuery) => Promise<ListingPage>;
  /** Empty until a catalogue is open; the same object until another is. */
  readonly outline: () => CatalogueOutline;
  /** The products of these ids, in any order, without those that the catalogue does not have. */
  readonly products: (ids: readonly string[]) => Promise<readonly CatalogueProduct[]>;
  readonly health: () => EngineHealth;
  readonly close: () => Promise<void>;
};

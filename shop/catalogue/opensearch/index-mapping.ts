/** How products are stored in OpenSearch: one document each, and a second index that describes the catalogue. */
import { type SortKey, sortKeys } from '../../../src/catalogue/sort-parameters';
import type { CatalogueOutline } from '../catalogue-product';
import type { CategoryKind } from '../category-kinds';
import type { FacetRow } from '../embedded/facet-table';

/** Deeper pages than this are empty; the page itself shows no more than "10k+". */
export const deepestProduct = 100_000;

/** The mark of an index that an import has made, in its mappings. */
const markOf = (alias: string) => ({ catalogue: alias });

export type ShardSettings = { readonly shards: number; readonly replicas: number };

/**
 * The words are folded already (`words.ts`). The stems are those of the embedded engine, so that both find the same.
 */
const analysis = {
  analyzer: {
    words: { type: 'custom' as const, tokenizer: 'whitespace', filter: ['porter_stem'] },
  },
};

const keyword = { type: 'keyword' } as const;
const words = { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' } as const;
/** The key under which a facet's value is counted. */
export const countKeyOf = (facetId: string, valueId: string): string => `${facetId}\n${valueId}`;

/** Raise it when a document changes: an index of another format has to be imported again. */
export const indexFormat = 4;

/** What documents call the keys that had names of their own once; any other has that of the listing request. */
const firstNames: Readonly<Partial<Record<SortKey, string>>> = {
  relevance: 'popularity',
  new_in: 'addedOnDay',
  brand_name: 'brandPlace',
};

/** The field that products are sorted by. */
export const sortField = (key: SortKey): string => firstNames[key] ?? key;

const double = { type: 'double' } as const;
const facetField = { type: 'keyword', eager_global_ordinals: true } as const;

export const productIndex = (alias: string, { shards, replicas }: ShardSettings) => ({
  settings: {
    number_of_shards: shards,
    number_of_replicas: replicas,
    'index.max_result_window': deepestProduct,
    'index.mapping.total_fields.limit': 5000,
    analysis,
  },
  mappings: {
    _meta: markOf(alias),
    dynamic: 'strict' as const,
    properties: {
      id: keyword,
      card: { type: 'object', enabled: false } as const,
      noun: words,
      title: words,
      named: words,
      any: words,
      numbers: keyword,
      groups: facetField,
      collections: keyword,
      soldOut: { type: 'boolean' } as const,
      ...Object.fromEntries(sortKeys.map((key) => [sortField(key), double])),
      /** The ids of its facets, and `countKeyOf` each value: one aggregation counts them all. */
      counted: facetField,
      /** Values and bands by facet. */
      facets: { type: 'object', dynamic: 'true' } as const,
      /** Numbers by range facet. */
      measures: { type: 'object', dynamic: 'true' } as const,
    },
    dynamic_templates: [
      { facets: { path_match: 'facets.*', mapping: facetField } },
      { measures: { path_match: 'measures.*', mapping: double } },
    ],
  },
});

/** All of a catalogue but its products and words, in one document; the words in another. */
export const descriptionIndex = (alias: string) => ({
  // A node that has the products has this too.
  settings: { number_of_shards: 1, auto_expand_replicas: '1-2' },
  mappings: { _meta: markOf(alias), enabled: false },
});

export type IndexDescription = {
  readonly format: number;
  readonly products: number;
  readonly outline: CatalogueOutline;
  readonly facetRows: readonly FacetRow[];
  readonly categoryKinds: readonly CategoryKind[];
};

export type StoredWords = {
  /** The vocabulary. */
  readonly words: string;
  /** Of `word-counts.ts`; no index from before has it. */
  readonly counts?: string;
};

export const descriptionIndexOf = (index: string): string => `${index}-description`;

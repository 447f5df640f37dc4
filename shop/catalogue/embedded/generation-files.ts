/** What the folder of one generation holds, and its description. The rest is derived from the products. */
import { join } from 'node:path';
import type { OwnSortOption } from '../../../src/listing-url/sort-option';
import type { CatalogueOutline } from '../catalogue-product';
import type { CategoryKind } from '../category-kinds';
import type { FacetRow } from './facet-table';

/** Raise it when anything in the files changes: samples of an older format are then built again. */
export const generationFormat = 4;

/** The format that knows nothing of products that are sold out. Still read. */
export const formatWithoutAvailability = 3;

/** The format whose index knows title and brand from all else, and nothing more. Still read. */
const formatWithTwoFields = 2;

/** The format with two fields, without checksums and origin. Still read. */
export const formatWithoutChecksums = 1;

export const readableFormats: readonly number[] = [
  generationFormat,
  formatWithoutAvailability,
  formatWithTwoFields,
  formatWithoutChecksums,
];

/** Where the products of a generation came from. */
export type GenerationOrigin = {
  /** A retailer's own products are never replaced by the sample. */
  readonly source: 'sample' | 'import';
  /** Stands for the source of the sample: when it differs, the sample is built again. */
  readonly signature: string;
};

/** The origin is absent in the format without checksums. */
export type GenerationDescription = Partial<GenerationOrigin> & {
  readonly format: number;
  readonly products: number;
  readonly outline: CatalogueOutline;
  readonly facetRows: readonly FacetRow[];
  /** The last so many of every order are sold out; absent in formats before this one. */
  readonly soldOut?: number;
  /** Word stems so frequent that their sets are stored. */
  readonly stems: readonly string[];
  /** Absent in formats of two fields. */
  readonly categoryKinds?: readonly CategoryKind[];
};

/** What the files call the orders that had names of their own once; any other has that of the address. */
const firstNames: Readonly<Partial<Record<OwnSortOption, string>>> = {
  relevance: 'popular',
  newin: 'newest',
  price: 'cheapest',
  pricedesc: 'dearest',
  highestrated: 'best-rated',
};

/** The column of an order: all products, first to last. */
export const orderColumn = (option: OwnSortOption): string =>
  `order:${firstNames[option] ?? option}`;

export const generationPaths = (folder: string) => ({
  products: join(folder, 'products.sqlite'),
  columns: join(folder, 'columns.bin'),
  sets: join(folder, 'sets.bin'),
  words: join(folder, 'words.txt'),
  description: join(folder, 'generation.json'),
});

/**
 * The price history, which imports alone read: a generation serves without it. Its digest stands with the others; it is
 * absent in generations of the sample, and of imports before there was one.
 */
export const priceTablePath = (folder: string): string => join(folder, 'prices.sqlite');

/**
 * The digests of all other files. Written last: a folder without it is half built, unless it is of the older format.
 */
export const checksumsPath = (folder: string): string => join(folder, 'SHA256SUMS');

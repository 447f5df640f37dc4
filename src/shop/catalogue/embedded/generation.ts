/** A generation of the catalogue, opened for queries. */
import { readFileSync } from 'node:fs';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createCategoryTree } from './category-tree';
import type { CategoryTree } from './category-tree';
import { readColumnFile } from './column-file';
import type { ColumnFile } from './column-file';
import { createFacetTable } from './facet-table';
import type { FacetTable } from './facet-table';
import { generationFormat, generationPaths } from './generation-files';
import type { GenerationDescription } from './generation-files';
import { openProductReader } from './product-reader';
import { copyOfUnion, releaseSets } from './product-set';
import type { ProductSet } from './product-set';
import { bucketSize, createRangeColumn } from './range-column';
import type { RangeColumn } from './range-column';
import { readSetFile } from './set-file';
import { placesOf, sortOrderNames } from './sort-orders';
import type { SortOrderName } from './sort-orders';
import { createTextIndex } from './text-index';
import type { TextIndex } from './text-index';
import { readVocabulary } from './vocabulary';

/** The products in one order, and the place of each in it. */
export type SortOrder = { readonly products: Uint32Array; readonly placeOf: Uint32Array };

/** The facet values of each product, side by side: those of product p are `values[start[p]]` up to `values[start[p + 1]]`. */
export type ValueRows = {
  readonly start: Uint32Array;
  readonly values: Uint16Array | Uint32Array;
};

export type Generation = {
  readonly outline: CatalogueOutline;
  readonly tree: CategoryTree;
  readonly table: FacetTable;
  readonly productCount: number;
  readonly rows: ValueRows;
  /** One set for each facet value, category and collection. */
  readonly valueSets: readonly ProductSet[];
  readonly categorySets: readonly ProductSet[];
  readonly collectionSets: readonly ProductSet[];
  /** By facet id: the products that have any of its values. */
  readonly holderSets: ReadonlyMap<string, ProductSet>;
  readonly ranges: ReadonlyMap<string, RangeColumn>;
  readonly orders: Readonly<Record<SortOrderName, SortOrder>>;
  readonly text: TextIndex;
  readonly cards: (products: readonly number[]) => readonly CatalogueProduct[];
  readonly byId: (id: string) => CatalogueProduct | undefined;
  readonly close: () => void;
};

const readDescription = (path: string): GenerationDescription => {
  const description = JSON.parse(readFileSync(path, 'utf8')) as GenerationDescription;
  if (description.format !== generationFormat)
    throw new Error(`${path} is of format ${String(description.format)}, not ${generationFormat}`);
  return description;
};

const readOrders = (columns: ColumnFile): Readonly<Record<SortOrderName, SortOrder>> => {
  const read = (name: SortOrderName): SortOrder => {
    const products = columns.uint32(`order:${name}`);
    return { products, placeOf: placesOf(products) };
  };
  return Object.fromEntries(sortOrderNames.map((name) => [name, read(name)])) as Record<
    SortOrderName,
    SortOrder
  >;
};

const readRows = (columns: ColumnFile, valueCount: number): ValueRows => ({
  start: columns.uint32('valueStart'),
  values: valueCount <= 65_536 ? columns.uint16('values') : columns.uint32('values'),
});

type ReadSets = (count: number) => readonly ProductSet[];

const readRanges = (
  table: FacetTable,
  columns: ColumnFile,
  readSets: ReadSets,
): ReadonlyMap<string, RangeColumn> =>
  new Map(
    table.facets
      .filter(({ type }) => type === 'range')
      .map(({ id }) => {
        const products = columns.uint32(`measured:${id}`);
        const buckets = readSets(Math.floor(products.length / bucketSize));
        return [
          id,
          createRangeColumn({ values: columns.float64(`measure:${id}`), products }, buckets),
        ];
      }),
  );

type NamedSets = Pick<Generation, 'valueSets' | 'categorySets' | 'collectionSets'> & {
  readonly stemSets: ReadonlyMap<string, { readonly any: ProductSet; readonly head: ProductSet }>;
};

/** In the order in which they were written: `write-generation.ts` says which. */
const readNamedSets = (
  readSets: ReadSets,
  table: FacetTable,
  { outline, stems }: GenerationDescription,
): NamedSets => {
  const valueSets = readSets(table.valueCount);
  const categorySets = readSets(outline.categories.length);
  const collectionSets = readSets(outline.collections.length);
  const ofStems = readSets(2 * stems.length);
  const stemSets = new Map(
    stems.flatMap((stem, at) => {
      const [any, head] = [ofStems[2 * at], ofStems[2 * at + 1]];
      return any === undefined || head === undefined ? [] : [[stem, { any, head }] as const];
    }),
  );
  return { valueSets, categorySets, collectionSets, stemSets };
};

/** Sets of their own, which the generation releases. */
const readHolders = (
  { facets }: FacetTable,
  valueSets: readonly ProductSet[],
): ReadonlyMap<string, ProductSet> =>
  new Map(
    facets.map(({ id, firstValue, values }) => [
      id,
      copyOfUnion(valueSets.slice(firstValue, firstValue + values.length)),
    ]),
  );

/** Throws when anything in the folder is missing, cut short or of another format. */
export const openGeneration = (folder: string): Generation => {
  const paths = generationPaths(folder);
  const description = readDescription(paths.description);
  const { outline, facetRows, products } = description;
  const columns = readColumnFile(paths.columns);
  const table = createFacetTable(facetRows);
  const setFile = readSetFile(paths.sets);
  const { stemSets, ...sets } = readNamedSets(setFile.next, table, description);
  const holderSets = readHolders(table, sets.valueSets);
  const ranges = readRanges(table, columns, setFile.next);
  const rowOf = columns.uint32('rowOf');
  const reader = openProductReader(paths.products);
  // Read now: another process may remove the folder of an older generation that is still open here.
  const words = readFileSync(paths.words, 'utf8');
  const text = createTextIndex({
    reader,
    stemSets,
    numberOf: placesOf(rowOf),
    vocabulary: () => readVocabulary(words),
    synonyms: outline.synonyms ?? [],
  });
  return {
    ...sets,
    holderSets,
    outline,
    tree: createCategoryTree(outline.categories),
    table,
    productCount: products,
    rows: readRows(columns, table.valueCount),
    ranges,
    orders: readOrders(columns),
    text,
    cards: (numbers) => reader.cards(numbers.map((number) => rowOf[number] ?? 0)),
    byId: reader.byId,
    close: () => {
      text.close();
      reader.close();
      releaseSets([...setFile.all(), ...holderSets.values()]);
    },
  };
};

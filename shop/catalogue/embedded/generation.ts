/** A generation of the catalogue, opened for queries. */
import { access, readFile } from 'node:fs/promises';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { grammarOf } from '../languages';
import { type CategoryTree, createCategoryTree } from './category-tree';
import { verifyChecksums } from './checksums';
import { type ColumnFile, readColumnFile } from './column-file';
import { namingGeneration } from './damaged-generation';
import { createFacetTable, type FacetTable } from './facet-table';
import {
  checksumsPath,
  formatWithoutChecksums,
  type GenerationDescription,
  generationFormat,
  generationPaths,
  readableFormats,
} from './generation-files';
import { indexFormatOf } from './index-format';
import { openProductReader } from './product-reader';
import { copyOfUnion, type ProductSet, releaseSets } from './product-set';
import type { StoredField } from './product-store';
import { bucketSize, createRangeColumn, type RangeColumn } from './range-column';
import { readOrders, type SortedProducts } from './read-orders';
import { readSetFile } from './set-file';
import { placesOf } from './sort-orders';
import { createYield, type YieldToEventLoop } from './yield-to-event-loop';
import { createTextIndex, type TextIndex, type TextIndexParts } from './text-index';
import { readVocabulary } from './vocabulary';
import type { StemSets } from './word-lookup';

/**
 * The facet values of each product in one column: those of product p are `values[start[p]]` up to `values[start[p +
 * 1]]`.
 */
export type ValueRows = {
  readonly start: Uint32Array;
  readonly values: Uint16Array | Uint32Array;
};

export type Generation = SortedProducts & {
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
  readonly text: TextIndex;
  readonly cards: (products: readonly number[]) => readonly CatalogueProduct[];
  readonly byId: (id: string) => CatalogueProduct | undefined;
  readonly close: () => void;
};

/** Rejects with a `DamagedGenerationError` when it is missing, cut short or of an unknown format. */
export const readDescription = (folder: string): Promise<GenerationDescription> =>
  namingGeneration(folder, async () => {
    const path = generationPaths(folder).description;
    const description = JSON.parse(await readFile(path, 'utf8')) as GenerationDescription;
    const { format } = description;
    if (!readableFormats.includes(format))
      throw new Error(`it is of format ${format}, not ${generationFormat}`);
    return description;
  });

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Runs before anything else is read: a changed number may make a loop without end. */
async function verify(folder: string, format: number): Promise<void> {
  const list = checksumsPath(folder);
  if (format !== formatWithoutChecksums || (await isThere(list)))
    await verifyChecksums(list, Object.values(generationPaths(folder)));
}

function readRows(columns: ColumnFile, products: number, valueCount: number): ValueRows {
  const values = valueCount <= 65_536 ? columns.uint16('values') : columns.uint32('values');
  return { start: columns.starts('valueStart', products, values.length), values };
}

type ReadSets = (count: number) => Promise<readonly ProductSet[]>;

async function readRanges(
  table: FacetTable,
  columns: ColumnFile,
  readSets: ReadSets,
): Promise<ReadonlyMap<string, RangeColumn>> {
  const ranges = new Map<string, RangeColumn>();
  for (const { id } of table.facets.filter(({ type }) => type === 'range')) {
    const [values, products] = [columns.float64(`measure:${id}`), columns.uint32(`measured:${id}`)];
    const buckets = await readSets(Math.floor(products.length / bucketSize));
    ranges.set(id, createRangeColumn({ values, products }, buckets));
  }
  return ranges;
}

type NamedSets = Pick<Generation, 'valueSets' | 'categorySets' | 'collectionSets'> & {
  readonly stemSets: StemSets;
};

/** In the order in which they were written: `write-generation.ts` says which. */
async function readNamedSets(
  readSets: ReadSets,
  table: FacetTable,
  { outline, stems, format }: GenerationDescription,
): Promise<NamedSets> {
  const valueSets = await readSets(table.valueCount);
  const categorySets = await readSets(outline.categories.length);
  const collectionSets = await readSets(outline.collections.length);
  const { stemSets: stored } = indexFormatOf(format);
  const ofStems = await readSets(stored.length * stems.length);
  const stemSets = new Map(
    stems.map((stem, at) => {
      const sets = ofStems.slice(stored.length * at, stored.length * (at + 1));
      const byField = stored.flatMap((fields, place) =>
        fields.map((field) => [field, sets[place]]),
      );
      return [stem, Object.fromEntries(byField) as Record<StoredField, ProductSet>];
    }),
  );
  return { valueSets, categorySets, collectionSets, stemSets };
}

/** Sets of their own, which the generation releases. */
async function readHolders(
  { facets }: FacetTable,
  valueSets: readonly ProductSet[],
  yieldToOthers: YieldToEventLoop,
): Promise<ReadonlyMap<string, ProductSet>> {
  const holders = new Map<string, ProductSet>();
  for (const { id, firstValue, values } of facets) {
    holders.set(id, copyOfUnion(valueSets.slice(firstValue, firstValue + values.length)));
    await yieldToOthers();
  }
  return holders;
}

type TextSources = Pick<TextIndexParts, 'reader' | 'stemSets'> &
  Pick<Generation, 'tree' | 'categorySets'> & {
    readonly description: GenerationDescription;
    readonly folder: string;
    readonly rowOf: Uint32Array;
  };

async function openText(sources: TextSources): Promise<TextIndex> {
  const { reader, stemSets, tree, categorySets, description, folder, rowOf } = sources;
  const { outline, categoryKinds = [] } = description;
  // Read now: another process may remove the folder of an older generation that is still open here.
  const words = await readFile(generationPaths(folder).words, 'utf8');
  return createTextIndex({
    reader,
    stemSets,
    numberOf: placesOf(rowOf),
    categoryKinds,
    categories: outline.categories,
    categorySet: (id) => categorySets[tree.placeOf(id) ?? -1],
    vocabulary: () => readVocabulary(words, outline.synonyms),
    synonyms: outline.synonyms ?? [],
    grammar: grammarOf(outline.language),
    options: description.facetRows.flatMap(({ values }) => values.map(({ name }) => name)),
  });
}

async function readGeneration(
  folder: string,
  yieldToOthers: YieldToEventLoop,
): Promise<Generation> {
  const paths = generationPaths(folder);
  const description = await readDescription(folder);
  const { format, outline, facetRows, products } = description;
  await verify(folder, format);
  const columns = await readColumnFile(paths.columns);
  const table = createFacetTable(facetRows);
  const setFile = await readSetFile(paths.sets, yieldToOthers);
  const { stemSets, ...sets } = await readNamedSets(setFile.next, table, description);
  const holderSets = await readHolders(table, sets.valueSets, yieldToOthers);
  const ranges = await readRanges(table, columns, setFile.next);
  const ordered = await readOrders(columns, description, yieldToOthers);
  const rowOf = columns.uint32('rowOf');
  const rows = readRows(columns, products, table.valueCount);
  const tree = createCategoryTree(outline.categories);
  const reader = openProductReader(paths.products, indexFormatOf(format));
  const text = await openText({ ...sets, reader, stemSets, tree, description, folder, rowOf });
  return {
    ...sets,
    ...ordered,
    holderSets,
    outline,
    tree,
    table,
    productCount: products,
    rows,
    ranges,
    text,
    cards: (numbers) => reader.cards(numbers.map((number) => rowOf[number] ?? 0)),
    byId: reader.byId,
    close: () => {
      text.close();
      reader.close();
      releaseSets([...setFile.all(), ...holderSets.values(), ordered.soldOut]);
    },
  };
}

/**
 * Rejects with a `DamagedGenerationError` when anything in the folder is missing, of another format, or not as it was
 * written. Works in pieces: this thread runs other queries meanwhile.
 */
export const openGeneration = (
  folder: string,
  yieldToOthers: YieldToEventLoop = createYield(),
): Promise<Generation> => namingGeneration(folder, () => readGeneration(folder, yieldToOthers));

/** Writes the columns, sets and description of a generation once all its products are known. */
import { writeFileSync } from 'node:fs';
import { sortOptions } from '../../../src/listing-url/sort-option';
import type { CatalogueOutline } from '../catalogue-product';
import type { CategoryKind } from '../category-kinds';
import { type Column, writeColumnFile } from './column-file';
import {
  type GenerationDescription,
  generationFormat,
  type GenerationOrigin,
  generationPaths,
  orderColumn,
} from './generation-files';
import { type Lists, reorderLists, transposeLists } from './growing-column';
import type { ProductColumns } from './product-columns';
import { visitFrequentStems } from './product-store';
import { bucketsOf, type SortedNumbers } from './range-column';
import { createNumberCollector } from './number-collector';
import { createSetFile, type SetFileWriter } from './set-file';
import { type ByOrder, placesOf } from './sort-orders';
import { sortRows } from './sort-rows';

export type GenerationParts = {
  readonly folder: string;
  readonly origin: GenerationOrigin;
  readonly outline: CatalogueOutline;
  readonly columns: ProductColumns;
  /** Resolves when the products are stored and indexed, which may be in another thread. */
  readonly indexed: Promise<readonly CategoryKind[]>;
  readonly onStep: (stage: string) => Promise<void>;
};

/** A stem in fewer products than this is looked up in the full-text index, which is quick enough. */
const leastFrequent = (products: number): number => Math.max(200, Math.floor(products / 200));

const renumber = (rows: Uint32Array, numberOf: Uint32Array): Uint32Array =>
  rows.map((row) => numberOf[row] ?? 0);

function addTransposed(sets: SetFileWriter, lists: Lists, itemCount: number): void {
  for (const rows of transposeLists(lists, itemCount)) sets.add(rows);
}

function writeStems(folder: string, sets: SetFileWriter, numberOf: Uint32Array): string[] {
  const stems: string[] = [];
  const collect = createNumberCollector(numberOf);
  const { products } = generationPaths(folder);
  visitFrequentStems(products, leastFrequent(numberOf.length), (stem, fields) => {
    stems.push(stem);
    for (const lists of fields) sets.add(collect(...lists));
  });
  return stems;
}

type Numbered = {
  readonly rowOf: Uint32Array;
  readonly numberOf: Uint32Array;
  readonly values: Lists;
  readonly valueCount: number;
  readonly measures: ReadonlyMap<string, SortedNumbers>;
};

/**
 * Products get their numbers by category, then by popularity. A listing is then mostly one run of numbers, cheap to
 * store and to count.
 */
function numberAll(columns: ProductColumns, popular: Uint32Array): Numbered {
  const rowOf = sortRows(popular, columns.shelf);
  const numberOf = placesOf(rowOf);
  const { finalNumber } = columns;
  const valueCount = finalNumber.length;
  const measures = [...columns.measures].map(
    ([id, { values, products }]): [string, SortedNumbers] => [
      id,
      { values, products: renumber(products, numberOf) },
    ],
  );
  return {
    rowOf,
    numberOf,
    values: reorderLists(columns.takeValues(), rowOf, { limit: valueCount, numberOf: finalNumber }),
    valueCount,
    measures: new Map(measures),
  };
}

/**
 * Order of the sets: facet values, categories, collections, stems (each by `storedFields`), buckets of range facets.
 */
async function writeSets(parts: GenerationParts, numbered: Numbered): Promise<string[]> {
  const { columns, outline, folder } = parts;
  const sets = createSetFile();
  addTransposed(sets, numbered.values, numbered.valueCount);
  const addSorted = (lists: Lists, limit: number): void =>
    addTransposed(sets, reorderLists(lists, numbered.rowOf, { limit }), limit);
  addSorted(columns.categories, outline.categories.length);
  addSorted(columns.collections, outline.collections.length);
  await parts.indexed;
  const stems = writeStems(folder, sets, numbered.numberOf);
  for (const { products } of numbered.measures.values())
    for (const bucket of bucketsOf(products)) sets.add(bucket);
  sets.finish(generationPaths(folder).sets);
  return stems;
}

function writeColumns(path: string, numbered: Numbered, orders: ByOrder<Uint32Array>): void {
  const columns: Record<string, Column> = {
    rowOf: numbered.rowOf,
    valueStart: numbered.values.start,
    values: numbered.values.items,
  };
  for (const option of sortOptions)
    columns[orderColumn(option)] = renumber(orders[option], numbered.numberOf);
  for (const [id, { values, products }] of numbered.measures) {
    columns[`measure:${id}`] = values;
    columns[`measured:${id}`] = products;
  }
  writeColumnFile(path, columns);
}

export async function writeGeneration(parts: GenerationParts): Promise<void> {
  const { folder, origin, outline, columns, onStep } = parts;
  const paths = generationPaths(folder);
  const { orders, soldOut } = columns;
  await onStep('Counting');
  const numbered = numberAll(columns, orders.relevance);
  const stems = await writeSets(parts, numbered);
  await onStep('Writing');
  writeColumns(paths.columns, numbered, orders);
  const description: GenerationDescription = {
    format: generationFormat,
    ...origin,
    products: numbered.rowOf.length,
    soldOut,
    outline,
    facetRows: columns.facetRows,
    stems,
    categoryKinds: await parts.indexed,
  };
  writeFileSync(paths.description, JSON.stringify(description));
}

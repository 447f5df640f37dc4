/**
 * Makes a generation of the one in use by new prices and stock alone: the products keep their words, so that the
 * full-text index, which takes most of the time to build, is copied.
 */
import { constants, copyFileSync } from 'node:fs';
import { setImmediate as nextTask } from 'node:timers/promises';
import Database from 'libsql';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import type { PriceHistory } from '../price-table';
import { takePrices } from './build-generation';
import { createCategoryTree } from './category-tree';
import { type GenerationOrigin, generationPaths } from './generation-files';
import { seal } from './generation-store';
import { createColumnGatherer } from './product-columns';
import { writeGeneration } from './write-generation';
import { readDescription } from './generation';

export type RevisedProduct = { readonly product: CatalogueProduct; readonly isChanged: boolean };

export type Revision = GenerationOrigin & {
  /** The folder of the generation in use. */
  readonly before: string;
  readonly outline: CatalogueOutline;
  /** All products of the generation in use, in its order. */
  readonly products: Iterable<RevisedProduct>;
  readonly priceHistory: Pick<PriceHistory, 'path' | 'finish'>;
  /** Gets the number of products that are read. */
  readonly onProgress: (done: number) => void;
};

const productsBetweenTasks = 1000;

async function reviseCards(db: InstanceType<typeof Database>, revision: Revision) {
  const { outline, products, onProgress } = revision;
  const columns = createColumnGatherer(outline, createCategoryTree(outline.categories));
  const put = db.prepare('UPDATE product SET card = ? WHERE row = ?');
  let row = 0;
  for (const { product, isChanged } of products) {
    columns.add(product);
    if (isChanged) put.run(JSON.stringify(product), row);
    row += 1;
    if (row % productsBetweenTasks !== 0) continue;
    onProgress(row);
    await nextTask();
  }
  return columns;
}

/** Copies the file of products, and changes them in the copy. */
async function reviseProducts(from: string, to: string, revision: Revision) {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const db = new Database(to);
  try {
    // Speed over safety: an unfinished file is thrown away.
    db.exec('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-65536; BEGIN');
    const columns = await reviseCards(db, revision);
    db.exec('COMMIT');
    return columns;
  } finally {
    db.close();
  }
}

const nextStep = (): Promise<void> => nextTask();

/** Writes and seals it in a folder. */
export async function reviseGeneration(folder: string, revision: Revision): Promise<void> {
  const { before, outline, source, signature, priceHistory } = revision;
  const [from, to] = [generationPaths(before), generationPaths(folder)];
  const { categoryKinds = [] } = await readDescription(before);
  copyFileSync(from.words, to.words, constants.COPYFILE_FICLONE);
  const columns = await reviseProducts(from.products, to.products, revision);
  takePrices(folder, priceHistory);
  await writeGeneration({
    folder,
    origin: { source, signature },
    outline,
    columns: columns.finish(),
    indexed: Promise.resolve(categoryKinds),
    onStep: nextStep,
  });
  await seal(folder);
}

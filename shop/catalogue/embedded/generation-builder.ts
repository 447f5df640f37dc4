/** Builds a generation of the catalogue in a folder of its own, from products that come one by one. */
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createCategoryTree } from './category-tree';
import type { GenerationOrigin } from './generation-files';
import { createColumnGatherer } from './product-columns';
import { type OpenWriter, writeHere } from './product-writer';
import { writeGeneration } from './write-generation';

export type GenerationBuilder = {
  /** False, with nothing added, for the id of a product that is there already. */
  readonly add: (product: CatalogueProduct) => boolean;
  readonly count: () => number;
  /** Resolves when more can be added; rejects when something could not be written. */
  readonly hasRoom: () => Promise<void>;
  /** Writes what is derived; the folder then lacks nothing but its seal. `onStep` may wait, to let other work go on. */
  readonly finish: (onStep: (stage: string) => Promise<void>) => Promise<void>;
  /** Cancels the build: closes the files, which are of no use then. */
  readonly abandon: () => Promise<void>;
};

export type BuilderOptions = {
  readonly outline: CatalogueOutline;
  /** Says that no two products have one id. */
  readonly areDistinct?: boolean;
  readonly origin: GenerationOrigin;
  /** The number of products, where it is known. */
  readonly expected?: number | undefined;
  /** Where products and their words are stored; this thread does it when absent. */
  readonly openWriter?: OpenWriter | undefined;
};

/** Processing many products step by step is twice as quick as processing one product after the other. */
const batchSize = 256;

const cardsOf = (products: readonly CatalogueProduct[]): readonly string[] =>
  products.map((product) => JSON.stringify(product));

function gatherBatches(take: (batch: readonly CatalogueProduct[]) => void) {
  let batch: CatalogueProduct[] = [];
  const flush = (): void => {
    take(batch);
    batch = [];
  };
  return {
    flush,
    add: (product: CatalogueProduct): void => {
      if (batch.push(product) === batchSize) flush();
    },
  };
}

export function createGenerationBuilder(
  folder: string,
  { outline, origin, expected, areDistinct = false, openWriter = writeHere }: BuilderOptions,
): GenerationBuilder {
  const writer = openWriter({ folder, outline });
  const columns = createColumnGatherer(outline, createCategoryTree(outline.categories), expected);
  const ids = new Set<string>();
  const batches = gatherBatches((batch) => {
    batch.forEach(columns.add);
    writer.add(batch, cardsOf(batch));
  });
  let count = 0;
  return {
    add: (product) => {
      if (ids.has(product.id)) return false;
      if (!areDistinct) ids.add(product.id);
      count += 1;
      batches.add(product);
      return true;
    },
    count: () => count,
    hasRoom: writer.hasRoom,
    finish: async (onStep) => {
      batches.flush();
      ids.clear();
      const indexed = writer.finish();
      // A fault is told where the index is waited for.
      indexed.catch(() => undefined);
      await onStep('Sorting');
      await writeGeneration({
        folder,
        outline,
        origin,
        columns: columns.finish(),
        indexed,
        onStep,
      });
    },
    abandon: writer.abandon,
  };
}

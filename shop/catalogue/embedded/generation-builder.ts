/** Builds a generation of the catalogue in a folder of its own, from products that come one by one. */
import { writeFileSync } from 'node:fs';
import type { CatalogueProduct } from '../catalogue-product';
import { type CategoryTree, createCategoryTree } from './category-tree';
import { generationPaths } from './generation-files';
import { createColumnGatherer } from './product-columns';
import { readProductTexts } from './product-texts';
import { createProductStore, type ProductTexts } from './product-store';
import { createVocabularyGatherer, type VocabularyGatherer } from './vocabulary';
import { type GenerationParts, writeGeneration } from './write-generation';

export type GenerationBuilder = {
  /** False, with nothing added, for the id of a product that is there already. */
  readonly add: (product: CatalogueProduct) => boolean;
  readonly count: () => number;
  /** Writes what is derived; the folder then lacks nothing but its seal. `onStep` may wait, to let other work go on. */
  readonly finish: (onStep: (stage: string) => Promise<void>) => Promise<void>;
  /** Cancels the build: closes the files, which are of no use then. */
  readonly abandon: () => void;
};

const createTextReader =
  (tree: CategoryTree, vocabulary: VocabularyGatherer) =>
  (product: CatalogueProduct): ProductTexts => {
    const { head, labels, body } = readProductTexts(product, tree);
    vocabulary.add(head);
    vocabulary.add(labels);
    return { head: head.join(' '), body: `${labels.join(' ')} ${body}` };
  };

/** Processing many products step by step is twice as quick as processing one product after the other. */
const batchSize = 256;

export function createGenerationBuilder(
  folder: string,
  what: Pick<GenerationParts, 'outline' | 'origin'>,
): GenerationBuilder {
  const paths = generationPaths(folder);
  const tree = createCategoryTree(what.outline.categories);
  const store = createProductStore(paths.products);
  const columns = createColumnGatherer(what.outline, tree);
  const vocabulary = createVocabularyGatherer();
  const ids = new Set<string>();
  const readTexts = createTextReader(tree, vocabulary);
  let batch: CatalogueProduct[] = [];
  const addBatch = (): void => {
    batch.forEach(columns.add);
    store.add(batch, batch.map(readTexts));
    batch = [];
  };
  return {
    add: (product) => {
      if (ids.has(product.id)) return false;
      ids.add(product.id);
      if (batch.push(product) === batchSize) addBatch();
      return true;
    },
    count: () => ids.size,
    finish: async (onStep) => {
      addBatch();
      ids.clear();
      const db = store.finish();
      try {
        await onStep('Sorting');
        writeFileSync(paths.words, vocabulary.write());
        await writeGeneration({ ...what, folder, columns: columns.finish(), db, onStep });
      } finally {
        db.close();
      }
    },
    abandon: () => store.close(),
  };
}

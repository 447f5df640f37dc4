/** Builds a generation of the catalogue in a folder of its own, from products that come one by one. */
import { writeFileSync } from 'node:fs';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { type CategoryKindGatherer, createCategoryKindGatherer } from '../category-kinds';
import { english, type Grammar } from '../grammar';
import { grammarOf, writeNames } from '../languages';
import { type CategoryTree, createCategoryTree } from './category-tree';
import { generationPaths } from './generation-files';
import { categoriesOf, type ColumnGatherer, createColumnGatherer } from './product-columns';
import { readProductTexts } from './product-texts';
import { isAscii, readWords, writeWords } from '../words';
import { createProductStore, type ProductTexts, writeNumber } from './product-store';
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

type TextGatherers = {
  readonly grammar: Grammar;
  readonly vocabulary: VocabularyGatherer;
  readonly categoryKinds: CategoryKindGatherer;
};

const createTextGatherers = ({ categories, language }: CatalogueOutline): TextGatherers => ({
  grammar: grammarOf(language),
  vocabulary: createVocabularyGatherer(),
  categoryKinds: createCategoryKindGatherer(categories, grammarOf(language)),
});

/** The index splits English texts by itself. */
const writeBody = (body: string, grammar: Grammar): string =>
  grammar === english && isAscii(body) ? body : writeWords(readWords(body), grammar.stem);

const createTextReader =
  (tree: CategoryTree, { grammar, vocabulary, categoryKinds }: TextGatherers) =>
  (product: CatalogueProduct): ProductTexts => {
    const { kinds, title, labels, body, numbers } = readProductTexts(product, tree, grammar);
    vocabulary.add(title);
    vocabulary.add(labels);
    categoryKinds.add(categoriesOf(product, tree), title);
    return {
      noun: writeNames(kinds, grammar),
      title: writeNames(title, grammar),
      label: writeNames(labels, grammar),
      body: writeBody(body, grammar),
      number: numbers.map(writeNumber).join(' '),
    };
  };

const finishAll = (columns: ColumnGatherer, { categoryKinds }: TextGatherers) => ({
  columns: columns.finish(),
  categoryKinds: categoryKinds.finish(),
});

/** Processing many products step by step is twice as quick as processing one product after the other. */
const batchSize = 256;

export function createGenerationBuilder(
  folder: string,
  what: Pick<GenerationParts, 'outline' | 'origin'>,
): GenerationBuilder {
  const { products, words } = generationPaths(folder);
  const tree = createCategoryTree(what.outline.categories);
  const store = createProductStore(products);
  const columns = createColumnGatherer(what.outline, tree);
  const gatherers = createTextGatherers(what.outline);
  const ids = new Set<string>();
  const readTexts = createTextReader(tree, gatherers);
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
        writeFileSync(words, gatherers.vocabulary.write());
        await writeGeneration({ ...what, ...finishAll(columns, gatherers), folder, db, onStep });
      } finally {
        db.close();
      }
    },
    abandon: () => store.close(),
  };
}

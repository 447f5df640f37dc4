/** Stores the products of a new generation with the words that they are found by, and what search knows of them. */
import { writeFileSync } from 'node:fs';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { type CategoryKind, createCategoryKindGatherer } from '../category-kinds';
import { english, type Grammar } from '../grammar';
import { grammarOf, writeNames } from '../languages';
import { isAscii, readWords, writeWords } from '../words';
import { type CategoryTree, createCategoryTree } from './category-tree';
import { generationPaths } from './generation-files';
import { categoriesOf } from './product-columns';
import { createProductStore, type ProductTexts, writeNumber } from './product-store';
import { readProductTexts } from './product-texts';
import { createVocabularyGatherer } from './vocabulary';

export type WrittenProducts = {
  /** That of the generation. */
  readonly folder: string;
  readonly outline: CatalogueOutline;
};

export type ProductWriter = {
  /** Products, and the same as JSON. They get rows from 0 in order of arrival. */
  readonly add: (products: readonly CatalogueProduct[], cards: readonly string[]) => void;
  /** Indexes what was added, and closes the file. */
  readonly finish: () => readonly CategoryKind[];
  /** Closes the file, which is of no use then. */
  readonly abandon: () => void;
};

/** The same, perhaps in another thread. */
export type OpenedWriter = Pick<ProductWriter, 'add'> & {
  /** Resolves when more can be added; rejects when something could not be written. */
  readonly hasRoom: () => Promise<void>;
  readonly finish: () => Promise<readonly CategoryKind[]>;
  readonly abandon: () => Promise<void>;
};

export type OpenWriter = (what: WrittenProducts) => OpenedWriter;

const createTextGatherers = ({ categories, language }: CatalogueOutline) => ({
  grammar: grammarOf(language),
  vocabulary: createVocabularyGatherer(),
  categoryKinds: createCategoryKindGatherer(categories, grammarOf(language)),
});

type TextGatherers = ReturnType<typeof createTextGatherers>;

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

export function createProductWriter({ folder, outline }: WrittenProducts): ProductWriter {
  const { products: path, words } = generationPaths(folder);
  const gatherers = createTextGatherers(outline);
  const readTexts = createTextReader(createCategoryTree(outline.categories), gatherers);
  const store = createProductStore(path);
  return {
    add: (products, cards) => {
      const ids = products.map(({ id }) => id);
      store.add({ ids, cards, texts: products.map(readTexts) });
    },
    finish: () => {
      store.finish();
      writeFileSync(words, gatherers.vocabulary.write());
      return gatherers.categoryKinds.finish();
    },
    abandon: store.close,
  };
}

/** In the thread that calls it. */
export function writeHere(what: WrittenProducts): OpenedWriter {
  const { add, finish, abandon } = createProductWriter(what);
  return {
    add,
    hasRoom: () => Promise.resolve(),
    finish: () => Promise.resolve().then(finish),
    abandon: () => Promise.resolve(abandon()),
  };
}

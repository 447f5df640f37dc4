/** Gathers what a search knows of the texts of all products: their words, and what the names of categories tell. */
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import { createCategoryKindGatherer } from '../category-kinds';
import { createCategoryTree } from '../embedded/category-tree';
import { categoriesOf } from '../embedded/product-columns';
import { readProductTexts } from '../embedded/product-texts';
import { createVocabularyGatherer } from '../embedded/vocabulary';
import { grammarOf } from '../languages';

export function createTextGatherer({ categories, language }: CatalogueOutline) {
  const tree = createCategoryTree(categories);
  const grammar = grammarOf(language);
  const vocabulary = createVocabularyGatherer();
  const categoryKinds = createCategoryKindGatherer(categories, grammar);
  return {
    add: (product: CatalogueProduct): void => {
      const { title, labels } = readProductTexts(product, tree, grammar);
      vocabulary.add(title);
      vocabulary.add(labels);
      categoryKinds.add(categoriesOf(product, tree), title);
    },
    finish: () => ({ words: vocabulary.write(), categoryKinds: categoryKinds.finish() }),
  };
}

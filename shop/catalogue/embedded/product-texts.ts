/** The words that a product is found by. */
import { memoize } from '../../../src/lib/memoize';
import type { CatalogueProduct } from '../catalogue-product';
import { foldText, readWords } from '../words';
import type { CategoryTree } from './category-tree';
import { categoriesOf } from './product-columns';

export type FoundBy = {
  /** Title and brand: the first tier of a search. */
  readonly head: readonly string[];
  /** The names of its categories, and what shoppers filter by. */
  readonly labels: readonly string[];
  /** Folded, not yet split into words. */
  readonly body: string;
};

/** Names of categories and values of attributes are few and come with every product. */
const wordsOfLabel = memoize(readWords);

export const readProductTexts = (product: CatalogueProduct, tree: CategoryTree): FoundBy => ({
  head: readWords(`${product.title} ${product.brand.name}`),
  labels: [
    ...[...categoriesOf(product, tree)].map((place) => tree.categories[place]?.name ?? ''),
    ...Object.values(product.attributes).flat(),
  ].flatMap(wordsOfLabel),
  body: foldText(product.description),
});

/** The words that a product is found by. */
import { memoize } from '../../../src/lib/memoize';
import type { CatalogueProduct } from '../catalogue-product';
import { productNumbers } from '../product-number';
import type { Grammar } from '../grammar';
import { readTitleKinds } from '../title-kind';
import { foldText, readWords } from '../words';
import type { CategoryTree } from './category-tree';
import { categoriesOf } from './product-columns';

export type FoundBy = {
  /** What it is by its title. */
  readonly kinds: readonly string[];
  /** Title and brand. */
  readonly title: readonly string[];
  /** The names of its categories, and what shoppers filter by. */
  readonly labels: readonly string[];
  /** Folded, not yet split into words. */
  readonly body: string;
  readonly numbers: readonly string[];
};

/** Names of categories and values of attributes are few and come with every product. */
const wordsOfLabel = memoize(readWords);

/** `L'Oréal` is found by both "oreal" and "loreal". */
function wordsOfTitle(text: string, { partElided }: Grammar): readonly string[] {
  const parted = partElided(text);
  return parted === text ? readWords(text) : [...readWords(parted), ...readWords(text)];
}

function readLabels(
  product: CatalogueProduct,
  tree: CategoryTree,
  { partElided }: Grammar,
): readonly string[] {
  const words: string[] = [];
  const add = (label: string): void => void words.push(...wordsOfLabel(partElided(label)));
  for (const place of categoriesOf(product, tree)) add(tree.categories[place]?.name ?? '');
  for (const values of Object.values(product.attributes)) values.forEach(add);
  return words;
}

export const readProductTexts = (
  product: CatalogueProduct,
  tree: CategoryTree,
  grammar: Grammar,
): FoundBy => ({
  kinds: readTitleKinds(product, grammar),
  title: wordsOfTitle(`${product.title} ${product.brand.name}`, grammar),
  labels: readLabels(product, tree, grammar),
  body: foldText(grammar.partElided(product.description)),
  numbers: productNumbers(product),
});

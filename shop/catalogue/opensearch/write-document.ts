/** Writes a product as a document of OpenSearch. */
import { sortKeys } from '../../../src/catalogue/sort-parameters';
import { isWithin } from '../../../src/listing-url/range-option';
import { isSoldOut } from '../availability';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import type { CategoryTree } from '../embedded/category-tree';
import { bandValues } from '../embedded/facet-table';
import { categoriesOf } from '../embedded/product-columns';
import type { MeasureOf } from '../embedded/product-measures';
import { readProductTexts } from '../embedded/product-texts';
import { optionsOf } from '../embedded/value-gatherer';
import type { SortColumns } from '../sort-values';
import { grammarOf, writeNames } from '../languages';
import { readWords, writeWords } from '../words';
import { countKeyOf, sortField } from './index-mapping';

export type DocumentContext = {
  readonly outline: CatalogueOutline;
  readonly tree: CategoryTree;
  readonly sortColumns: SortColumns;
  readonly measureOf: MeasureOf;
};

type MeasureContext = Pick<DocumentContext, 'outline' | 'measureOf'>;

const valuesOf = (product: CatalogueProduct, { outline, measureOf }: MeasureContext) =>
  Object.fromEntries(
    outline.facets.map((facet): [string, readonly string[]] => {
      if (facet.type === 'multiple') {
        const own = new Set(optionsOf(product, facet).map(({ id }) => id));
        return [facet.id, [...own].filter((id) => id !== '')];
      }
      const measure = measureOf(product, facet.id);
      const bands = bandValues(facet).filter(
        ({ range }) => measure !== undefined && isWithin(measure, range),
      );
      return [facet.id, bands.map(({ id }) => id)];
    }),
  );

const measuresOf = (product: CatalogueProduct, { outline, measureOf }: MeasureContext) =>
  Object.fromEntries(
    outline.facets
      .filter(({ type }) => type === 'range')
      .map(({ id }) => [id, measureOf(product, id)] as const)
      .filter(([, measure]) => measure !== undefined),
  );

/** What prices and stock have a part in. */
export function writeOffer(product: CatalogueProduct, context: MeasureContext) {
  const facets = valuesOf(product, context);
  return {
    card: product,
    soldOut: isSoldOut(product),
    counted: Object.entries(facets).flatMap(([id, values]) =>
      values.length === 0 ? [] : [id, ...values.map((value) => countKeyOf(id, value))],
    ),
    facets,
    measures: measuresOf(product, context),
  };
}

/** `row` is the product's place in the columns that it is sorted by. */
export function writeDocument(product: CatalogueProduct, row: number, context: DocumentContext) {
  const { outline, tree, sortColumns } = context;
  const grammar = grammarOf(outline.language);
  const { kinds, title, labels, body, numbers } = readProductTexts(product, tree, grammar);
  const named = [...title, ...labels];
  const groups = [...categoriesOf(product, tree)];
  return {
    id: product.id,
    noun: writeNames(kinds, grammar),
    title: writeNames(title, grammar),
    named: writeNames(named, grammar),
    any: `${writeNames(named, grammar)} ${writeWords(readWords(body), grammar.stem)}`,
    numbers,
    groups: groups.map((place) => outline.categories[place]?.id ?? ''),
    collections: product.collectionIds,
    ...Object.fromEntries(sortKeys.map((key) => [sortField(key), sortColumns[key][row]])),
    ...writeOffer(product, context),
  };
}

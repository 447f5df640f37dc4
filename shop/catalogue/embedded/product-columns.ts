/** Gathers what sorting and counting need of each product while a generation is built, in order of arrival. */
import type { CatalogueOutline, CatalogueProduct } from '../catalogue-product';
import type { CategoryTree } from './category-tree';
import type { FacetRow } from './facet-table';
import {
  growingFloat64,
  growingUint32,
  growingWhole,
  type Lists,
  type Whole,
} from './growing-column';
import { createMeasures } from './product-measures';
import { type SortedNumbers, sortNumbers } from './range-column';
import { createRowSorter, type SortRows } from './sort-rows';
import { createSortKeyGatherer } from './sort-key-gatherer';
import { type ByOrder, createSortOrders, type SortKeys } from './sort-orders';
import { createValueGatherer } from './value-gatherer';

export type ProductColumns = {
  readonly orders: ByOrder<Uint32Array>;
  /** How many products are sold out. */
  readonly soldOut: number;
  /** Place of a product's first category in a walk of the tree. */
  readonly shelf: Whole;
  readonly facetRows: readonly FacetRow[];
  /** The facet values of each product, to be renumbered by `finalNumber`. Only once: they are the most memory. */
  readonly takeValues: () => Lists;
  readonly finalNumber: Uint32Array;
  /** The categories of each product with all that they stand in. */
  readonly categories: Lists;
  readonly collections: Lists;
  /** By range facet. */
  readonly measures: ReadonlyMap<string, SortedNumbers>;
};

export type ColumnGatherer = {
  readonly add: (product: CatalogueProduct) => void;
  readonly finish: () => ProductColumns;
};

type GrowingLists = {
  readonly add: (row: Iterable<number>) => void;
  readonly finish: () => Lists;
};

function growingLists(expected?: number): GrowingLists {
  // One more than the rows.
  const start = growingUint32(expected === undefined ? undefined : expected + 1);
  const items = growingWhole();
  start.push(0);
  return {
    add: (row) => {
      for (const item of row) items.push(item);
      start.push(items.length());
    },
    finish: () => ({ start: start.finish(), items: items.finish() }),
  };
}

/** The known categories of a product and all that they stand in, each once. */
export function categoriesOf(
  { categoryIds }: CatalogueProduct,
  tree: CategoryTree,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const id of categoryIds) {
    const place = tree.placeOf(id);
    if (place !== undefined) for (const one of tree.pathOf(place)) places.add(one);
  }
  return places;
}

type MeasureGatherer = {
  readonly add: (product: CatalogueProduct, row: number) => void;
  readonly finish: (sortRows: SortRows) => ReadonlyMap<string, SortedNumbers>;
};

function createMeasureGatherer(outline: CatalogueOutline): MeasureGatherer {
  const measureOf = createMeasures(outline);
  const columns = outline.facets
    .filter(({ type }) => type === 'range')
    .map(({ id }) => ({ id, values: growingFloat64(), rows: growingUint32() }));
  return {
    add: (product, row) => {
      for (const { id, values, rows } of columns) {
        const measure = measureOf(product, id);
        if (measure === undefined) continue;
        values.push(measure);
        rows.push(row);
      }
    },
    finish: (sortRows) =>
      new Map(
        columns.map(({ id, values, rows }) => [
          id,
          sortNumbers(values.finish(), rows.finish(), sortRows),
        ]),
      ),
  };
}

function collectionPlaces(outline: CatalogueOutline): (product: CatalogueProduct) => Set<number> {
  const places = new Map(outline.collections.map(({ id }, place) => [id, place]));
  return ({ collectionIds }) =>
    new Set(collectionIds.map((id) => places.get(id)).filter((place) => place !== undefined));
}

function createShelf(tree: CategoryTree): (product: CatalogueProduct) => number {
  const last = tree.categories.length;
  return ({ categoryIds }) => {
    const first = categoryIds.map((id) => tree.placeOf(id)).find((place) => place !== undefined);
    return first === undefined ? last : tree.walkOrderOf(first);
  };
}

/** What products are sorted by takes much memory, and goes once they are sorted. */
const sortAll = (
  keys: SortKeys,
  sortRows: SortRows,
): Pick<ProductColumns, 'orders' | 'soldOut'> => ({
  orders: createSortOrders(keys, sortRows),
  soldOut: keys.soldOut.filter((isSoldOut) => isSoldOut === 1).length,
});

/** `expected` products, if that is known, take the least memory. */
export function createColumnGatherer(
  outline: CatalogueOutline,
  tree: CategoryTree,
  expected?: number,
): ColumnGatherer {
  let arrived = 0;
  const keys = createSortKeyGatherer(expected);
  const facetValues = createValueGatherer(outline);
  const lists = () => growingLists(expected);
  const [values, categories, collections] = [lists(), lists(), lists()];
  const shelf = growingWhole(expected);
  const [shelfOf, collectionsOf] = [createShelf(tree), collectionPlaces(outline)];
  const measures = createMeasureGatherer(outline);
  return {
    add: (product) => {
      keys.add(product);
      shelf.push(shelfOf(product));
      values.add(facetValues.add(product));
      categories.add(categoriesOf(product, tree));
      collections.add(collectionsOf(product));
      measures.add(product, arrived);
      arrived += 1;
    },
    finish: () => {
      const { rows, finalNumber } = facetValues.finish();
      const sortRows = createRowSorter(arrived);
      return {
        ...sortAll(keys.finish(), sortRows),
        shelf: shelf.finish(),
        facetRows: rows,
        takeValues: values.finish,
        finalNumber,
        categories: categories.finish(),
        collections: collections.finish(),
        measures: measures.finish(sortRows),
      };
    },
  };
}

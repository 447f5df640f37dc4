/** Gathers the collections that the file lists, and those that its products name. */
import type { CatalogueCollection } from '../catalogue/catalogue-product';
import { mostPlaces, tooMany } from './formats/row';
import { RowProblem } from './products/product-draft';

export type CollectionPlan = {
  /** A collection that the file lists. Throws an `ImportFailure` for too many, as `addNamed` does. */
  readonly define: (collection: CatalogueCollection) => void;
  /** Those that a product names; names by id. */
  readonly addNamed: (names: ReadonlyMap<string, string>) => void;
  readonly has: (id: string) => boolean;
  readonly finish: () => readonly CatalogueCollection[];
};

export function createCollectionPlan(): CollectionPlan {
  const collections = new Map<string, CatalogueCollection>();
  const put = (collection: CatalogueCollection): void => {
    if (collections.size >= mostPlaces) throw tooMany('collections', 'collection');
    collections.set(collection.id, collection);
  };
  return {
    define: (collection) => {
      if (collections.has(collection.id))
        throw new RowProblem(`the collection "${collection.id}" is there already`);
      put(collection);
    },
    addNamed: (names) => {
      for (const [id, name] of names) if (!collections.has(id)) put({ id, name, type: 'promo' });
    },
    has: (id) => collections.has(id),
    finish: () => [...collections.values()],
  };
}

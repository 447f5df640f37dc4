import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CatalogueCategory, CatalogueOutline } from './catalogue-product';

/** The entry of this id, else one whose id differs in case only: addresses have ids in lower case. */
export const findById = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry | undefined =>
  entries.find((entry) => entry.id === id) ??
  entries.find((entry) => entry.id.toLowerCase() === id.toLowerCase());

/** A catalogue may have a hundred thousand categories, and each listing looks some up. */
export const categoriesById = weakMapMemoize(
  ({ categories }: CatalogueOutline): ReadonlyMap<string, CatalogueCategory> =>
    new Map(categories.map((category) => [category.id, category])),
);

import type { CatalogueCategory, CatalogueOutline } from './catalogue-product';

/** The entry of this id, else one whose id differs in case only: addresses have ids in lower case. */
export const findById = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry | undefined =>
  entries.find((entry) => entry.id === id) ??
  entries.find((entry) => entry.id.toLowerCase() === id.toLowerCase());

const made = new WeakMap<CatalogueOutline, ReadonlyMap<string, CatalogueCategory>>();

/** The categories of a catalogue by id, made once: there may be a hundred thousand, and each listing looks some up. */
export function categoriesById(outline: CatalogueOutline): ReadonlyMap<string, CatalogueCategory> {
  const known = made.get(outline);
  if (known !== undefined) return known;
  const byId = new Map(outline.categories.map((category) => [category.id, category]));
  made.set(outline, byId);
  return byId;
}

/** Builds the category tree from paths of names, or from categories that the file lists. */
import type { CatalogueCategory } from '../catalogue/catalogue-product';
import { slugOf } from './products/attribute-id';
import { failureAt, mostPlaces, tooMany } from './formats/row';
import { mostLevels } from './products/read-parts';
import { RowProblem } from './products/product-draft';
import { wholeShopId } from '../../src/listing-url/listing-url';

export type CategoryPlan = {
  /**
   * A category that the file lists; its parent may come later. Throws an `ImportFailure` for too many, as `idOfPath`
   * does.
   */
  readonly define: (category: CatalogueCategory, line: number) => void;
  /** Makes the missing categories of a path; returns the id of its last. */
  readonly idOfPath: (path: readonly string[]) => string;
  /** Throws for an id that no earlier line lists. */
  readonly check: (id: string) => void;
  /** Throws an `ImportFailure` with the line for an unknown parent and for a circle. */
  readonly finish: () => readonly CatalogueCategory[];
};

/** It is the whole shop in an address. */
const reserved = new Set([wholeShopId]);

type Categories = ReadonlyMap<string, CatalogueCategory>;

/** Walks up from a category; `lines` has the line of each. */
function checkParents(
  categories: Categories,
  lines: ReadonlyMap<string, number>,
  category: CatalogueCategory,
): void {
  const seen = new Set([category.id]);
  for (let at = category; at.parentId !== undefined;) {
    const parent = categories.get(at.parentId);
    const line = lines.get(at.id) ?? 0;
    if (parent === undefined)
      throw failureAt(
        line,
        `the category "${at.id}" stands in "${at.parentId}", which is not there`,
      );
    if (seen.has(parent.id))
      throw failureAt(line, `categories stand in a circle: ${[...seen, parent.id].join(' > ')}`);
    if (seen.size >= mostLevels)
      throw failureAt(line, `the category has more than ${mostLevels} levels`);
    seen.add(parent.id);
    at = parent;
  }
}

type PutCategory = (category: CatalogueCategory) => void;

/** Ids that differ in case only would be one category in an address. */
function createPathIds(isTaken: (id: string) => boolean, put: PutCategory) {
  const idByPath = new Map<string, string>();
  const lastNumbers = new Map<string, number>();
  const freeId = (wanted: string): string => {
    let id = wanted;
    // Counts on from the last number; otherwise each of thousands of equal names would try all earlier numbers.
    let number = lastNumbers.get(wanted) ?? 1;
    while (isTaken(id)) {
      number += 1;
      id = `${wanted}-${number}`;
    }
    lastNumbers.set(wanted, number);
    return id;
  };
  const idOfPath = (path: readonly string[]): string => {
    // Spellings that differ in case or punctuation are one category.
    const key = path.map((name) => slugOf(name) || name).join('\n');
    const known = idByPath.get(key);
    if (known !== undefined) return known;
    const parentId = path.length > 1 ? idOfPath(path.slice(0, -1)) : undefined;
    const id = freeId(slugOf(path.join(' ')) || 'category');
    put({ id, name: path.at(-1) ?? '', ...(parentId !== undefined && { parentId }) });
    idByPath.set(key, id);
    return id;
  };
  return idOfPath;
}

export function createCategoryPlan(): CategoryPlan {
  const categories = new Map<string, CatalogueCategory>();
  const lines = new Map<string, number>();
  const lowered = new Set<string>(reserved);
  const isTaken = (id: string): boolean => lowered.has(id.toLowerCase());
  const put: PutCategory = (category) => {
    if (categories.size >= mostPlaces) throw tooMany('categories', 'category');
    categories.set(category.id, category);
    lowered.add(category.id.toLowerCase());
  };
  return {
    idOfPath: createPathIds(isTaken, put),
    define: (category, line) => {
      if (isTaken(category.id))
        throw new RowProblem(`the category "${category.id}" is there already`);
      put(category);
      lines.set(category.id, line);
    },
    check: (id) => {
      if (!categories.has(id))
        throw new RowProblem(`the category "${id}" is not listed in a line before`);
    },
    finish: () => {
      for (const category of categories.values()) checkParents(categories, lines, category);
      return [...categories.values()];
    },
  };
}

/** The categories of an outline as a tree, each known by its place in the outline. */
import { groupBy } from '../../../src/lib/group-by';
import type { CatalogueCategory } from '../catalogue-product';

export type CategoryTree = {
  readonly categories: readonly CatalogueCategory[];
  /** By id, else by an id that differs in case only; undefined when there is none. */
  readonly placeOf: (id: string) => number | undefined;
  readonly parentOf: (place: number) => number | undefined;
  /** Those one step below; of `undefined` the top of the tree. */
  readonly childrenOf: (place: number | undefined) => readonly number[];
  /** From the top of the tree down to the category itself. */
  readonly pathOf: (place: number) => readonly number[];
  /** Number of a category when the tree is walked depth first: those below one follow it. */
  readonly walkOrderOf: (place: number) => number;
};

/** A parent that does not exist, or that makes a circle, counts as none. */
export function createCategoryTree(categories: readonly CatalogueCategory[]): CategoryTree {
  const places = new Map(categories.map(({ id }, place) => [id, place]));
  const lowered = new Map(categories.map(({ id }, place) => [id.toLowerCase(), place]));
  const rawParent = (place: number): number | undefined => {
    const parentId = categories[place]?.parentId;
    return parentId === undefined ? undefined : places.get(parentId);
  };
  const paths = categories.map((_, place) => {
    const path = [place];
    for (let at = rawParent(place); at !== undefined && !path.includes(at); at = rawParent(at))
      path.unshift(at);
    return path;
  });
  const parents = paths.map((path) => path.at(-2));
  const children = groupBy([...categories.keys()], (place) => parents[place]);
  const walkOrder = new Map<number, number>();
  const walk = (parent: number | undefined): void => {
    for (const place of children.get(parent) ?? []) {
      if (walkOrder.has(place)) continue;
      walkOrder.set(place, walkOrder.size);
      walk(place);
    }
  };
  walk(undefined);
  return {
    categories,
    placeOf: (id) => places.get(id) ?? lowered.get(id.toLowerCase()),
    parentOf: (place) => parents[place],
    childrenOf: (place) => children.get(place) ?? [],
    pathOf: (place) => paths[place] ?? [],
    walkOrderOf: (place) => walkOrder.get(place) ?? categories.length,
  };
}

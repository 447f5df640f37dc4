/** The categories a shopper can go on to from a listing. */
import type { CountedValue } from '../listing-engine';
import type { Generation } from './generation';
import { matchesOf, type Narrowing } from './narrowing';
import { countBoth, type ProductSet } from './product-set';

export type GroupCounts = {
  readonly groups: readonly CountedValue[];
  readonly groupsOf?: string;
};

/**
 * The categories below the one in force, or the top of the tree when there is none. At the end of a branch they are its
 * siblings, so that a shopper can still move. Counted with all other selections; those without a match are left out.
 */
export function countGroups(
  generation: Generation,
  narrowing: Narrowing,
  products: ProductSet | undefined,
): GroupCounts {
  const { tree, categorySets, outline } = generation;
  const place = narrowing.category?.place;
  const isLeaf = place !== undefined && tree.childrenOf(place).length === 0;
  const parent = isLeaf ? tree.parentOf(place) : place;
  const within = isLeaf ? matchesOf(narrowing, { category: true }) : products;
  const groups = tree.childrenOf(parent).flatMap((child) => {
    const category = outline.categories[child];
    const set = categorySets[child];
    if (category === undefined || set === undefined) return [];
    const count = within === undefined ? set.size : countBoth(within, set);
    return count > 0 ? [{ id: category.id, name: category.name, count }] : [];
  });
  const parentId = parent === undefined ? undefined : outline.categories[parent]?.id;
  return { groups, ...(parentId !== undefined && { groupsOf: parentId }) };
}

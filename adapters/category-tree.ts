/**
 * Categories from the attributes of an index that hold them in levels, as in `Home`, `Home > Lighting`. The id of a
 * category is its path in the letters of an address: `home-lighting`.
 */
import type { NamedCategory } from '../src/catalogue/write-categories';
import type { VendorListing, VendorValue } from './adapter';

export type TreeCategory = NamedCategory & {
  /** The attribute's value: `Home > Lighting`. */
  readonly value: string;
  /** 0 at the top. */
  readonly level: number;
  readonly parent: TreeCategory | undefined;
  readonly hasChildren: boolean;
};

export type CategoryTree = {
  readonly byId: ReadonlyMap<string, TreeCategory>;
  readonly byValue: ReadonlyMap<string, TreeCategory>;
};

const separator = ' > ';

const idOf = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * From the values of each level, the top first. A category whose parent is missing, or whose name has neither letter
 * nor digit, is left out.
 */
export function readTree(levels: readonly (readonly string[])[]): CategoryTree {
  const byId = new Map<string, TreeCategory>();
  const byValue = new Map<string, TreeCategory>();
  const parents = new Set(levels.flat().map(parentValue));
  for (const [level, values] of levels.entries())
    for (const value of values.filter(idOf)) {
      const parent = level === 0 ? undefined : byValue.get(parentValue(value));
      if (level > 0 && parent === undefined) continue;
      const name =
        parent === undefined ? value : value.slice(parent.value.length + separator.length);
      const hasChildren = parents.has(value);
      const category = { id: idOf(value), name, value, level, parent, hasChildren };
      if (!byId.has(category.id)) byId.set(category.id, category);
      byValue.set(value, category);
    }
  return { byId, byValue };
}

const parentValue = (value: string): string =>
  value.slice(0, Math.max(0, value.lastIndexOf(separator)));

/** From the top of the tree to the category itself. */
const pathOf = (category: TreeCategory | undefined): readonly TreeCategory[] =>
  category === undefined ? [] : [...pathOf(category.parent), category];

/**
 * The category whose children are offered: the one in force, or its parent at the end of a branch, so that a shopper
 * can still move.
 */
export const parentOfOffered = (category: TreeCategory | undefined): TreeCategory | undefined =>
  category?.hasChildren === false ? category.parent : category;

const byName = new Intl.Collator('en', { numeric: true });

export const sortByName = (values: readonly VendorValue[]): readonly VendorValue[] =>
  values.toSorted((one, other) => byName.compare(one.name, other.name));

export type OfferedCategories = Pick<VendorListing, 'categoryPath' | 'categories' | 'categoriesOf'>;

/** `counts` are those of the attribute with the offered categories, by its values. */
export function offerCategories(
  { byValue }: CategoryTree,
  category: TreeCategory | undefined,
  counts: ReadonlyMap<string, number>,
): OfferedCategories {
  const parent = parentOfOffered(category);
  const categories = [...counts].flatMap(([value, count]): readonly VendorValue[] => {
    const one = byValue.get(value);
    return one !== undefined && one.parent === parent
      ? [{ id: one.id, name: one.name, count }]
      : [];
  });
  return {
    categoryPath: pathOf(category),
    categories: sortByName(categories),
    categoriesOf: parent,
  };
}

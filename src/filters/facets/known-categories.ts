/** The categories listed so far while the shopper filters one page. They keep their order, as facets do. */
import type { CategoryGroup, FacetValue } from '../../catalogue/listing';
import { mergeInOrder } from './known-facets';

export type KnownCategory = FacetValue & {
  /** The listing on screen has products of it. */
  readonly isListed: boolean;
};

export type KnownCategories = Omit<CategoryGroup, 'values'> & {
  readonly values: readonly KnownCategory[];
};

/** Merges the listed groups into the known ones. A category that is no longer listed stays, without products. */
export function mergeCategories(
  known: readonly KnownCategories[],
  listed: readonly CategoryGroup[],
): readonly KnownCategories[] {
  const unlisted = known.map((group) => ({ ...group, values: group.values.map(asUnlisted) }));
  const before = new Map(unlisted.map(({ id, values }) => [id, values]));
  const groups = listed.map((group) => ({
    ...group,
    values: mergeInOrder(before.get(group.id) ?? [], group.values.map(asListed)),
  }));
  return mergeInOrder(unlisted, groups);
}

const asListed = (category: FacetValue): KnownCategory => ({ ...category, isListed: true });
const asUnlisted = (category: FacetValue): KnownCategory => ({
  ...category,
  count: 0,
  isListed: false,
});

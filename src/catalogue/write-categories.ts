/** Writes the categories of a listing API's response, for servers of this contract (docs/product.md, 6.1). */
import type { WireCategory, WireCategoryGroup, WireFacetValue, WireMeta } from './listing-response';
import { wholeShopId } from '../listing-url/listing-url';

/** A category in the form that servers write. */
export type NamedCategory = { readonly id: string; readonly name: string };

const everything: WireCategory = { group_id: wholeShopId, display_name: 'All' };

export const writeCategory = ({ id, name }: NamedCategory): WireCategory => ({
  group_id: id,
  display_name: name,
});

/** `path` leads from the top of the tree to the category in force; it is empty where there is none. */
export function writeCategoryPath(path: readonly NamedCategory[]): WireMeta {
  const selected = path.at(-1);
  return selected === undefined
    ? { parent_categories: [] }
    : {
        parent_categories: [everything, ...path.slice(0, -1).map(writeCategory)],
        selected_category: writeCategory(selected),
      };
}

type WrittenGroup = {
  readonly categories: readonly WireFacetValue[];
  /** The category that these stand in; absent at the top of the tree. */
  readonly parent?: NamedCategory | undefined;
  readonly selectedId?: string | undefined;
};

/** One accordion of categories, named after the category they stand in, "All" at the top of the tree. */
export const writeCategoryGroups = ({
  categories,
  parent,
  selectedId,
}: WrittenGroup): readonly WireCategoryGroup[] =>
  categories.length === 0
    ? []
    : [
        {
          id: parent?.id ?? wholeShopId,
          name: parent?.name ?? 'All',
          type: 'category',
          values: categories.map((one) => ({ ...one, selected: one.id === selectedId })),
        },
      ];

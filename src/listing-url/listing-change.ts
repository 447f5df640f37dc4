/** The changes that a shopper can make to a listing (docs/product.md, 4.1). */
import { wholeShopId } from './listing-url';
import type { SortOption } from './sort-option';

export type ListingChange =
  /** Adds the option when it is absent, removes it when it is there. */
  | { readonly kind: 'facet'; readonly facetId: string; readonly optionId: string }
  /** Replaces all options of one facet; an empty list removes the facet. */
  | {
      readonly kind: 'facet_options';
      readonly facetId: string;
      readonly optionIds: readonly string[];
    }
  /** Removes every facet but the unfiltered one. */
  | { readonly kind: 'clear_all' }
  | {
      readonly kind: 'category';
      /** Empty to clear the category. */
      readonly categoryId: string;
      /** The ids of the categories above it, where they are known and it is not below the present one. */
      readonly parentIds?: readonly string[] | undefined;
    }
  | { readonly kind: 'sort_order'; readonly sortOption: SortOption }
  | { readonly kind: 'result_count'; readonly numProducts: number }
  /** `isAdded` shows the page below those on screen. */
  | { readonly kind: 'pagination'; readonly pageNumber: number; readonly isAdded?: true };

/**
 * To a category of the listing API, of which "all" is the listing without a category. `parents` are those of the
 * present category, the top first.
 */
export function categoryChange(id: string, parents: readonly { readonly id: string }[] = []) {
  const ids = parents.map((parent) => parent.id);
  const place = ids.indexOf(id);
  return {
    kind: 'category',
    categoryId: id === wholeShopId ? '' : id,
    parentIds: place === -1 ? undefined : ids.slice(0, place),
  } as const;
}

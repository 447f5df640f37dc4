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
  /** An empty id clears the category. */
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'sort_order'; readonly sortOption: SortOption }
  | { readonly kind: 'result_count'; readonly numProducts: number }
  /** `isAdded` shows the page below those on screen. */
  | { readonly kind: 'pagination'; readonly pageNumber: number; readonly isAdded?: true };

/** To a category of the listing API, of which "all" is the listing without a category. */
export const categoryChange = (id: string) =>
  ({ kind: 'category', categoryId: id === wholeShopId ? '' : id }) as const;

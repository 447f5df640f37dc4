/** The sort orders that a storefront offers (docs/product.md, 7.4). */
import {
  sortOptions,
  type OwnSortOption,
  type SortDirection,
  type SortOption,
} from '../listing-url/sort-option';
import type { Language } from '../storefront/language';

declare module '../environment/environment' {
  interface Environment {
    /** What shoppers choose from, where the storefront says so. */
    readonly sortOrders?: readonly SortOption[];
  }
}

/** An order that a storefront adds. */
export type AddedSortOrder = {
  /** Sent as `sort_by`: at most 40 lower-case letters, digits and `_`, a letter first. */
  readonly sortBy: string;
  readonly sortOrder: SortDirection;
  readonly label: (language: Language) => string;
};

/** All orders that shoppers choose from; `relevance`, the default, is one of them. */
export type SortOrders = readonly (OwnSortOption | AddedSortOrder)[];

export const ownSortOrders: readonly OwnSortOption[] = sortOptions;

/** The sort orders that shoppers choose from (docs/product.md, 7.4). */
import type { ListingType } from '../listing-url/listing-url';
import {
  sortOptions,
  type OwnSortOption,
  type SortDirection,
  type SortOption,
} from '../listing-url/sort-option';
import type { Language } from '../storefront/language';
import { sortLabel } from '../storefront/texts/texts';

/** An order that a storefront adds. */
export type AddedSortOrder = {
  /** Sent as `sort_by`: at most 40 lower-case letters, digits and `_`, a letter first. */
  readonly sortBy: string;
  readonly sortOrder: SortDirection;
  readonly label: (language: Language, listingType: ListingType) => string;
};

/** All orders, as the list has them; `relevance`, the default, is one of them. */
export type SortOrders = readonly (OwnSortOption | AddedSortOrder)[];

export const ownSortOrders: SortOrders = sortOptions;

type Naming = { readonly language: Language; readonly listingType: ListingType };

type SortChoice = { readonly value: SortOption; readonly label: string };

export const sortChoices = (
  orders: SortOrders,
  { language, listingType }: Naming,
): readonly SortChoice[] =>
  orders.map((order) =>
    typeof order === 'string'
      ? { value: order, label: sortLabel(language.texts, order, listingType) }
      : {
          value: `${order.sortBy}.${order.sortOrder}`,
          label: order.label(language, listingType),
        },
  );

/** The label of an order, or its key: an address can have one that is not offered. */
export const sortLabelOf = (orders: SortOrders, option: SortOption, naming: Naming): string =>
  sortChoices(orders, naming).find(({ value }) => value === option)?.label ?? option;

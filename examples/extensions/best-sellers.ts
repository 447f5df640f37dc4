import type { AddedSortOrder } from 'product-listing-page';

/** `sortkey=units_sold.descending` in addresses, `sort_by=units_sold&sort_order=descending` in requests. */
export const bestSellers: AddedSortOrder = {
  sortBy: 'units_sold',
  sortOrder: 'descending',
  label: () => 'Best Selling',
};

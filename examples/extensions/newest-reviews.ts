import type { AddedSortOrder } from 'product-listing-page';

/** `sortkey=review_date.descending` in addresses, `sort_by=review_date&sort_order=descending` in requests. */
export const newestReviews: AddedSortOrder = {
  sortBy: 'review_date',
  sortOrder: 'descending',
  label: () => 'Newest Reviews',
};

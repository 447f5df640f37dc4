/** The address of saved products for others: `/saved?product=1&product=2`. */
import { writeProductIds } from '../pages/product-query';

/** What one page shows, which is half of what one request to the listing API may name. */
export const mostOnPage = 48;

/** The query of the address; of more ids the first. */
export const sharedQuery = (ids: readonly string[]): string =>
  `?${writeProductIds(ids.slice(0, mostOnPage))}`;

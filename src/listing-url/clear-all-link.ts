import { changeListingUrl } from './change-listing-url';
import type { ListingUrl } from './listing-url';
import { writeListingUrl } from './write-listing-url';

/** The URL of the first page with no facet but the unfiltered one; sort order and page size stay (docs/product.md, 4.1). */
export const writeClearAllLink = (url: ListingUrl): string =>
  writeListingUrl(changeListingUrl(url, { kind: 'clear_all' }));

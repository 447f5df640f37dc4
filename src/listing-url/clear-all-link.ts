import { changeListingUrl } from './change-listing-url';
import type { ListingUrl } from './listing-url';
import { writeListingUrl } from './write-listing-url';

/** The URL without facets but the unfiltered one, on the first page; sort and page size stay (docs/product.md, 4.1). */
export const writeClearAllLink = (url: ListingUrl): string =>
  writeListingUrl(changeListingUrl(url, { kind: 'clear_all' }));

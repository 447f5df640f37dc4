import { changeListingUrl } from './change-listing-url';
import type { ListingChange } from './listing-change';
import type { ListingUrl } from './listing-url';
import { writeListingUrl } from './write-listing-url';

/** The URL of the listing after a change, as links have it. */
export const writeChangedUrl = (url: ListingUrl, change: ListingChange): string =>
  writeListingUrl(changeListingUrl(url, change));

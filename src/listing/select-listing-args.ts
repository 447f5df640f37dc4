/** The keys of listings in the cache. */
import type { ListingUrl } from '../listing-url/listing-url';
import { listingIdentity } from '../listing-url/write-listing-url';
import { listingUrlOf, selectListingUrl, selectPageType } from './listing-location';
import { selectStorefront, type StorefrontState } from './storefront-state';
import { createAppSelector, type RootState } from '../store/root-state';
import type { ListingArgs } from './request/listing-args';

/** A search page without a term sends no request (docs/product.md, 3.6). */
const isRequestable = (url: ListingUrl) => url.type !== 'search' || url.searchTerm !== undefined;

function argsOf(
  url: ListingUrl | undefined,
  { apiURL, brand }: StorefrontState,
  pageType: string,
): ListingArgs | undefined {
  if (!url || !isRequestable(url)) return undefined;
  return { apiURL, brand: brand.key, pageType, url: listingIdentity(url) };
}

/** The cache key of the listing at another address; undefined when that needs no request. */
export const listingArgsOf = (state: RootState, href: string): ListingArgs | undefined =>
  argsOf(listingUrlOf(href), selectStorefront(state), selectPageType(state));

/** The cache key of the listing at the current location; undefined when that needs no request. */
export const selectListingArgs = createAppSelector(
  [selectListingUrl, selectStorefront, selectPageType],
  argsOf,
);

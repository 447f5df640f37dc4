import { readListingUrl } from '../../listing-url/read-listing-url';

/** How a listing request can end without a listing. */
export type ListingFailure =
  | { readonly kind: 'network' | 'timeout' | 'cancelled' | 'shape' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number };

/** The line of the error catalogue for a listing that could not be had (docs/product.md, 14.1). */
export const listingErrorText = (href: string): string =>
  `${readListingUrl(href).type} API response error`;

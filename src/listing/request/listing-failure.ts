import { readListingUrl } from '../../listing-url/read-listing-url';

/** Why a listing request returned no listing. */
export type ListingFailure =
  | { readonly kind: 'network' | 'timeout' | 'cancelled' | 'shape' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number };

/** The log line for a listing that could not be fetched (docs/product.md, 14.1). */
export const listingErrorText = (href: string): string =>
  `${readListingUrl(href).type} API response error`;

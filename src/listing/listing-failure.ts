/** How a listing request can end without a listing. */
export type ListingFailure =
  | { readonly kind: 'network' | 'timeout' | 'cancelled' | 'shape' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number };

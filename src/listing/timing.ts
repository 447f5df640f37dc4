/** Delays and time limits of the listing (docs/product.md, 20). RTK Query counts in seconds. */
export const listingTimeoutMs = 10_000;
export const keepFreshMs = 600_000;
export const keepUnusedSeconds = 300;
export const maxRetries = 3;
export const firstRetryDelayMs = 1_000;
export const longestRetryDelayMs = 30_000;
export const prefetchDelayMs = 200;
export const minimumFetchingMs = 50;
export const lastActionDelayMs = 250;

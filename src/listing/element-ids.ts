/**
 * Where the focus goes when a listing changes: its results header, which a listing without products has in its message.
 */
export const resultsHeaderId = 'plp-results-header';
/** The links to the other pages, and the one that adds the next page. */
export const paginationId = 'plp-pagination';
export const loadMoreId = 'plp-load-more';
/** The heading of the page, which every listing has. */
export const listingHeadingId = 'plp-heading';

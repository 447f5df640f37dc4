export const filterColumnId = 'filters';
export const filterButtonId = 'plp-filter-button';
export const filterDrawerId = 'plp-filter-drawer';
/** These belong to the results bar. The header takes the focus when no chip is left; without products there is the heading alone. */
export const listingHeadingId = 'plp-heading';
export const resultsHeaderId = 'plp-results-header';

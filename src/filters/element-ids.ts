export const filterColumnId = 'filters';
export const filterButtonId = 'plp-filter-button';
export const filterDrawerId = 'plp-filter-drawer';
/** Belongs to the results bar; takes the focus when no chip is left. */
export const resultsHeaderId = 'plp-results-header';

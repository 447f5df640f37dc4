/** Ids of elements that other components refer to. */
export const filterColumnId = 'filters';
export const filterButtonId = 'plp-filter-button';
export const filterDrawerId = 'plp-filter-drawer';
/** Owned by the results bar; where focus goes when no chip is left. */
export const resultsHeaderId = 'plp-results-header';

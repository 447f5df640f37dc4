export const filterColumnId = 'filters';
export const filterButtonId = 'plp-filter-button';
export const filterDrawerId = 'plp-filter-drawer';

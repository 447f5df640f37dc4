/** The filters, a chunk of their own: a phone loads it when it is idle or the drawer opens. */
export { FilterColumn } from '../filters/FilterColumn';
export { PromotedFilters } from '../filters/options/PromotedFilters';
export { FilterDrawer } from '../filters/drawer/FilterDrawer';

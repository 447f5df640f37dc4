/** The filters with all their forms; a browser loads them beside the page, a phone not before they are wanted. */
export { FilterColumn } from '../filters/FilterColumn';
export { FilterDrawer } from '../filters/drawer/FilterDrawer';

/** Small parts that the first view of the page does without. */
export { AlertStack } from '../alerts/AlertStack';
export { ListingFailureNote } from '../grid/ListingFailureNote';
export { BelowGrid } from './BelowGrid';

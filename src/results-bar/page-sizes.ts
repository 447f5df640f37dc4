/** How many products a page may hold (specification section 9). */
import { defaultNumProducts, largestNumProducts } from '../listing-url/listing-url';

export const pageSizes: readonly number[] = [defaultNumProducts, largestNumProducts];

/** Only a listing of more than one default page has a choice. */
export const offersPageSizes = (numResults: number): boolean => numResults > defaultNumProducts;

/** "30" and "96"; the larger one is "All" when it holds every result. */
export const pageSizeLabel = (size: number, numResults: number): string =>
  size === largestNumProducts && numResults <= largestNumProducts ? 'All' : String(size);

/**
 * How much of a listing API's answer is read. What goes beyond is cut or left out: an answer that is much too large costs
 * time in proportion to these numbers, and the page shows what is within them.
 */
import { plainText } from '../lib/html-text';
import { readText } from '../lib/read-unknown';
import { largestNumProducts } from '../listing-url/listing-url';

export const mostProducts = largestNumProducts;
export const mostSwatches = 100;
export const mostFacets = 200;
export const mostGroups = 200;
/** Of all facets together, and of all category groups together. */
export const mostValues = 5_000;
/** Parents of a category, and filters, features and variants that the answer repeats from its request. */
export const mostMetaEntries = 200;
/** An id is compared and sent back, so a longer one is left out rather than cut. */
export const longestId = 500;
/** Characters with the markup in them. */
export const longestTitle = 1_000;
export const longestName = 500;
export const longestCategoryText = 50_000;

/** An id of a bounded length; undefined for anything else. */
export function readId(value: unknown): string | undefined {
  const id = readText(value);
  return id !== undefined && id.length <= longestId ? id : undefined;
}

/** The text of a piece of HTML, cut at its bound; undefined when nothing is left to show. */
export const readDisplayText = (value: unknown, longest = longestName): string | undefined =>
  plainText((readText(value) ?? '').slice(0, longest)) || undefined;

/**
 * Bounds on a listing API's response. What exceeds them is cut or left out, so that a huge response costs bounded time.
 */
import { plainText } from '../lib/html-text';
import { readText } from '../lib/read-unknown';
import { largestNumProducts } from '../listing-url/listing-url';

export const mostProducts = largestNumProducts;
/** Of colours, and of sizes. */
export const mostSwatches = 100;
export const mostListedFacets = 200;
export const mostGroups = 200;
/** In all facets together, and in all category groups together. */
export const mostValues = 5_000;
/** Parents of a category, and filters, features and variants that the response repeats from its request. */
export const mostMetaEntries = 200;
export const mostAlternates = 50;
export const longestRobots = 200;
export const mostDroppedWords = 10;
/** Suggestions of an empty list. */
export const mostFewerWords = 3;
export const mostSuggestedCategories = 6;
export const mostPopularProducts = 4;
/** Ids of one URL form that are requested together. */
export const mostSpellings = 10;
/** A longer id is left out, because a cut id would no longer match. */
export const longestId = 500;
/** Characters, markup included. */
export const longestTitle = 1_000;
export const longestName = 500;
/** Of the ids and names in all facets together, and in all category groups together. */
export const longestValues = 500_000;
export const longestCategoryText = 50_000;

/** An id of a bounded length; undefined for anything else. */
export function readId(value: unknown): string | undefined {
  const id = readText(value);
  return id !== undefined && id.length <= longestId ? id : undefined;
}

/** The text of a piece of HTML, cut at its bound; undefined when it is empty. */
export const readDisplayText = (value: unknown, longest = longestName): string | undefined =>
  plainText((readText(value) ?? '').slice(0, longest)) || undefined;

/**
 * How much the URL of a listing may hold. Every link of a page repeats the URL, so these bounds are what a page can cost;
 * what is beyond them is no listing's URL.
 */
import { isFacetSegment } from './facet-segment';
import type { ListingUrl } from './listing-url';
import { writeListingUrl } from './write-listing-url';

/** Of the text that is read and of the URL as it is written: what a server accepts as the address of a request. */
export const mostCharacters = 8_192;
export const mostFacets = 50;
/** In all facets together. */
export const mostOptions = 100;
/** Levels of the category hierarchy; shops have about five. */
export const mostCategories = 50;
/** Parameters that are carried along; a campaign adds about ten. */
export const mostCarried = 100;

/**
 * Further options are offered up to this length: the request to the listing API names the facet with every option, and is
 * the address of a request too.
 */
export const mostCharactersToAddOptions = 4_096;

export const isTooLong = (text: string): boolean => text.length > mostCharacters;

/** Whether a path can be within the bounds, as it came: counted before anything of it is decoded. */
export function areFewEnough(segments: readonly string[]): boolean {
  const facets = segments.filter(isFacetSegment);
  const others = segments.filter((segment) => segment !== '').length - facets.length;
  const options = facets.reduce((count, segment) => count + segment.split('+').length, 0);
  // Besides the categories there is a page name or a search term.
  return facets.length <= mostFacets && options <= mostOptions && others <= mostCategories + 1;
}

const countOptions = ({ facets }: ListingUrl): number =>
  facets.reduce((count, { options }) => count + options.length, 0);

/** An apostrophe is the one sign of a URL's path that HTML writes longer, with six characters. */
const countCharacters = (url: ListingUrl): number =>
  writeListingUrl(url).replaceAll("'", '&#x27;').length;

export const isWithinBounds = (url: ListingUrl): boolean =>
  url.facets.length <= mostFacets &&
  countOptions(url) <= mostOptions &&
  (url.category?.hierarchy.length ?? 0) <= mostCategories &&
  url.carried.length <= mostCarried &&
  countCharacters(url) <= mostCharacters;

/** What keeps another option from being selected. */
export type FilterLimit = 'options' | 'facets' | 'characters';

/**
 * What keeps another option of this facet from being selected; without an id, one of a facet that has none selected.
 * Undefined when nothing does.
 */
export function filterLimitOf(url: ListingUrl, facetId?: string): FilterLimit | undefined {
  if (countOptions(url) >= mostOptions) return 'options';
  if (countCharacters(url) > mostCharactersToAddOptions) return 'characters';
  const isPresent = url.facets.some(({ id }) => id === facetId);
  return !isPresent && url.facets.length >= mostFacets ? 'facets' : undefined;
}

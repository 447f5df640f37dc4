/** Bounds on the URL of a listing. Every link of a page repeats the URL, so these bounds limit the size of a page. */
import type { ListingUrl } from './listing-url';
import { writeListingUrl } from './write-listing-url';

/** Of the text as read and of the URL as written; servers accept addresses of this length. */
export const mostCharacters = 8_192;
export const mostFacets = 50;
/** In all facets together. */
export const mostOptions = 100;
/** Levels of the category hierarchy; shops have about five. */
export const mostCategories = 50;
/** Carried parameters; a campaign adds about ten. */
export const mostCarried = 100;

export const isTooLong = (text: string): boolean => text.length > mostCharacters;

export const countOptions = ({ facets }: ListingUrl): number =>
  facets.reduce((count, { options }) => count + options.length, 0);

/** The apostrophe is the only character of a URL's path that HTML escapes, with six characters. */
export const countCharacters = (url: ListingUrl): number =>
  writeListingUrl(url).replaceAll("'", '&#x27;').length;

export const isWithinBounds = (url: ListingUrl): boolean =>
  url.facets.length <= mostFacets &&
  countOptions(url) <= mostOptions &&
  (url.category?.hierarchy.length ?? 0) <= mostCategories &&
  url.carried.length <= mostCarried &&
  countCharacters(url) <= mostCharacters;

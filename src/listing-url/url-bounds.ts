/** Whether the URL of a listing is within its bounds. */
import type { ListingUrl } from './listing-url';
import { mostCarried, mostCategories, mostCharacters, mostFacets, mostOptions } from './url-limits';
import { writeListingUrl } from './write-listing-url';

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

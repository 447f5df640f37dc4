/** Writes the canonical URL of a listing (docs/product.md, 3.2). */
import { sortFacets, writeFacetSegment } from './facet-segment';
import { parametersOf, writeParameters } from './listing-query';
import type { ListingUrl } from './listing-url';
import { encodeSegment } from './percent';
import { writeSearchTerm } from './search-term';

export type WriteOptions = {
  /** Leaves out the whole query, carried parameters included. */
  readonly stripParams?: boolean;
};

/** `/{type}/{pageName?}/{categories}/{facets by seoId}/{searchTerm?}` and its query. */
export function writeListingUrl(url: ListingUrl, options: WriteOptions = {}): string {
  const origin = url.domain === undefined ? '' : `https://${url.domain}`;
  return origin + writeRelative(url, options);
}

function writeRelative(url: ListingUrl, options: WriteOptions): string {
  const path = `/${writeSegments(url).join('/')}`;
  return options.stripParams ? path : path + writeParameters(parametersOf(url));
}

function writeSegments(url: ListingUrl): readonly string[] {
  return [
    url.type,
    ...(url.pageName === undefined ? [] : [encodeSegment(url.pageName)]),
    ...(url.category?.hierarchy.map(encodeSegment) ?? []),
    ...sortFacets(url.facets).map(writeFacetSegment),
    ...(url.searchTerm === undefined ? [] : [writeSearchTerm(url.searchTerm)]),
    // Empty and dot segments have no meaning: see `readPlaces`.
  ].filter((segment) => !/^\.{0,2}$/.test(segment));
}

/** The identity of a listing: its URL without host and carried parameters. */
export const listingIdentity = (url: ListingUrl): string =>
  writeRelative({ ...url, carried: [] }, {});

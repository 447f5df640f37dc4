/** Writes the canonical URL of a listing (docs/product.md, 3.2). */
import { writeFacetSeoId } from './facet-id';
import { sortFacets, writeFacetSegment } from './facet-segment';
import { knownParameters, writeParameters } from './listing-query';
import type { ListingUrl } from './listing-url';
import { encodeSegment } from './percent';
import { writeSearchTerm } from './search-term';

export type WriteOptions = {
  /** Leaves out the whole query, carried parameters included. */
  readonly stripParams?: boolean;
  readonly withoutCarried?: boolean;
};

/** `/{type}/{pageName?}/{categories}/{facets by seoId}/{searchTerm?}` and its query. */
export function writeListingUrl(url: ListingUrl, options: WriteOptions = {}): string {
  const origin = url.domain === undefined ? '' : `https://${url.domain}`;
  return origin + writeRelative(url, options);
}

function writeRelative(url: ListingUrl, options: WriteOptions): string {
  const path = `/${writeSegments(url).join('/')}`;
  if (options.stripParams) return path;
  const uf = url.unfilteredFacet === undefined ? undefined : writeFacetSeoId(url.unfilteredFacet);
  const carried = options.withoutCarried ? [] : url.carried;
  return path + writeParameters([...knownParameters(url, uf), ...carried]);
}

function writeSegments(url: ListingUrl): readonly string[] {
  return [
    url.type,
    ...(url.pageName === undefined ? [] : [encodeSegment(url.pageName)]),
    ...(url.category?.hierarchy.map(encodeSegment) ?? []),
    ...sortFacets(url.facets).map(writeFacetSegment),
    ...(url.searchTerm === undefined ? [] : [writeSearchTerm(url.searchTerm)]),
  ];
}

/** The identity of a listing: its URL without host and carried parameters. */
export const listingIdentity = (url: ListingUrl): string =>
  writeRelative(url, { withoutCarried: true });

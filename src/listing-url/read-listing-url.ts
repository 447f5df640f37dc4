/** Reads a URL into the state of its listing (docs/product.md, 3). */
import { withoutUndefined } from '../lib/without-undefined';
import { readFacetSeoId } from './facet-id';
import { isFacetSegment, joinRepeatedFacets, readFacetSegment, sortFacets } from './facet-segment';
import { InvalidListingUrlError } from './invalid-listing-url';
import { rewriteLegacySearchUrl } from './legacy-search-url';
import { readListingQuery } from './listing-query';
import { listingTypes, type ListingType, type ListingUrl } from './listing-url';
import { decodePercent } from './percent';
import { readSearchTerm } from './search-term';
import { unfilteredFacetOf } from './unfiltered-facet';
import { isWithinBounds } from './url-bounds';
import { hasTooManyParts, isTooLong } from './url-limits';

type Places = Pick<ListingUrl, 'pageName' | 'category' | 'searchTerm'>;

// A browser reads a backslash as a slash, so the text before it is no user name.
const absolute = /^https?:\/\/(?:[^/?#@\\]*@)?([^/?#]*)/i;
/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const host = /^(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;
const isListingType = (text: string | undefined): text is ListingType =>
  (listingTypes as readonly unknown[]).includes(text);

/**
 * Reads a relative or absolute URL. Throws only `InvalidListingUrlError`: for a path without one of the four types, and
 * for a URL beyond its bounds.
 */
export function readListingUrl(url: string): ListingUrl {
  const listing = tryReadListingUrl(url);
  if (!listing) throw new InvalidListingUrlError();
  return listing;
}

/** Reads a URL; undefined for one that is no listing's or beyond the bounds. */
export function tryReadListingUrl(url: string): ListingUrl | undefined {
  if (isTooLong(url)) return undefined;
  const listing = readAbsolute(url);
  return listing && isWithinBounds(listing) ? listing : undefined;
}

function readAbsolute(url: string): ListingUrl | undefined {
  const [origin, domain] = absolute.exec(url) ?? [''];
  if (domain !== undefined && !host.test(domain)) return undefined;
  const listing = readRelative(url.slice(origin.length));
  if (!listing || domain === undefined) return listing;
  return { ...listing, domain: domain.toLowerCase() };
}

function readRelative(relative: string): ListingUrl | undefined {
  const [path, query] = splitUrl(rewriteLegacySearchUrl(relative) ?? relative);
  if (!path.startsWith('/') || hasTooManyParts(path)) return undefined;
  const [type, ...segments] = path.replace(/^\/+/, '').split('/');
  if (!isListingType(type)) return undefined;
  const { uf, ...parameters } = readListingQuery(query);
  const facets = joinRepeatedFacets(segments.flatMap((segment) => readFacetSegment(segment) ?? []));
  const places = readPlaces(type, segments);
  const unfilteredFacet = unfilteredFacetOf({
    type,
    facets,
    hasCategory: places.category !== undefined,
    named: readFacetSeoId(uf ?? ''),
  });
  return withoutUndefined({
    type,
    ...places,
    // The order in the address does not matter: one listing is one state on server and browser (decision 82b).
    facets: sortFacets(facets),
    ...parameters,
    unfilteredFacet,
  });
}

function splitUrl(url: string): readonly [path: string, query: string] {
  const [whole = ''] = url.split('#', 1);
  const start = whole.indexOf('?');
  return start === -1 ? [whole, ''] : [whole.slice(0, start), whole.slice(start + 1)];
}

/** Reads the segments that are no facets. Dot segments have no meaning, because they never reach a server. */
function readPlaces(type: ListingType, segments: readonly string[]): Places {
  const plain = segments
    .filter((segment) => !isFacetSegment(segment))
    .map((segment) => ({ segment, text: decodePercent(segment) }))
    .filter(({ text }) => text !== '' && text !== '.' && text !== '..');
  const names = plain.map(({ text }) => text);
  switch (type) {
    case 'browse':
      return categoryOf(names);
    case 'promo':
    case 'valuedeal': {
      const [pageName, ...hierarchy] = names;
      return withoutUndefined({ pageName, ...categoryOf(hierarchy) });
    }
    case 'search':
      return searchPlaces(plain);
  }
}

type PlainSegment = { readonly segment: string; readonly text: string };

/** The term is the last segment that holds one. Without a term a URL cannot hold categories. */
function searchPlaces(plain: readonly PlainSegment[]): Places {
  const last = plain.findLastIndex(({ segment }) => readSearchTerm(segment) !== '');
  const term = plain[last];
  if (!term) return {};
  const hierarchy = plain.slice(0, last).map(({ text }) => text);
  return { ...categoryOf(hierarchy), searchTerm: readSearchTerm(term.segment) };
}

function categoryOf(hierarchy: readonly string[]): Pick<ListingUrl, 'category'> {
  const id = hierarchy.at(-1);
  return id === undefined ? {} : { category: { id, hierarchy } };
}

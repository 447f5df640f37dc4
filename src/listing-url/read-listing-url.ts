/** Reads a URL into the state of the listing it stands for (docs/product.md, 3). */
import { readFacetSeoId } from './facet-id';
import { isFacetSegment, mergeFacets, readFacetSegment, sortFacets } from './facet-segment';
import { InvalidListingUrlError } from './invalid-listing-url';
import { rewriteLegacySearchUrl } from './legacy-search-url';
import { readListingQuery } from './listing-query';
import { listingTypes, type Facet, type ListingType, type ListingUrl } from './listing-url';
import { decodePercent } from './percent';
import { readSearchTerm } from './search-term';
import { unfilteredFacetOf } from './unfiltered-facet';
import { isTooLong, isWithinBounds } from './url-bounds';

type Places = Pick<ListingUrl, 'pageName' | 'category' | 'searchTerm'>;

// A browser reads a backslash as a slash, so what comes before one is no user name.
const absolute = /^https?:\/\/(?:[^/?#@\\]*@)?([^/?#]*)/i;
/** A name, an IPv4 or a bracketed IPv6 address, and a port. What is written as a link names no other host than this. */
const host = /^(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;
const isListingType = (text: string | undefined): text is ListingType =>
  (listingTypes as readonly unknown[]).includes(text);

/**
 * Reads a relative or absolute URL.
 * Throws `InvalidListingUrlError` when the path starts with none of the four types or the URL is beyond its bounds, and
 * nothing else, whatever the text.
 */
export function readListingUrl(url: string): ListingUrl {
  const listing = tryReadListingUrl(url);
  if (!listing) throw new InvalidListingUrlError();
  return listing;
}

/** Reads a URL; undefined for one that is not a listing's, or beyond the bounds of one. */
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
  if (!path.startsWith('/')) return undefined;
  const [type, ...segments] = path.replace(/^\/+/, '').split('/');
  if (!isListingType(type)) return undefined;
  const { uf, ...parameters } = readListingQuery(query);
  const facets = mergeFacets(segments.map(readFacetSegment).filter(isFacet));
  const places = readPlaces(type, segments);
  const unfilteredFacet = unfilteredFacetOf({
    type,
    facets,
    hasCategory: places.category !== undefined,
    named: readFacetSeoId(uf ?? ''),
  });
  return {
    type,
    ...places,
    // Whatever their order in the address: one listing is one state, on the server and in the browser (decision 82b).
    facets: sortFacets(facets),
    ...parameters,
    ...(unfilteredFacet === undefined ? {} : { unfilteredFacet }),
  };
}

const isFacet = (facet: Facet | undefined): facet is Facet => facet !== undefined;

function splitUrl(url: string): readonly [path: string, query: string] {
  const [whole = ''] = url.split('#', 1);
  const start = whole.indexOf('?');
  return start === -1 ? [whole, ''] : [whole.slice(0, start), whole.slice(start + 1)];
}

/** What the segments that are no facets stand for. Dot segments never reach a server, so they stand for nothing. */
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
      return { ...(pageName === undefined ? {} : { pageName }), ...categoryOf(hierarchy) };
    }
    case 'search':
      return searchPlaces(plain);
  }
}

type PlainSegment = { readonly segment: string; readonly text: string };

/** The term is the last segment that says one; without a term there is no way to write categories, so there are none. */
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

/** Category, term, order and option ids of a listing request, in the vendor's spelling. */
import { writeListingRequest } from '../src/catalogue/listing-request';
import { readListingRequest, type ListingRequest } from '../src/catalogue/read-listing-request';
import type { NamedCategory } from '../src/catalogue/write-categories';
import { facetOption } from '../src/listing-url/option-identity';
import { memoize } from '../src/lib/memoize';
import { nameFromId } from '../src/lib/name-from-id';
import { wellFormed } from '../src/lib/well-formed';
import type { VendorFacet } from './adapter';
import { wholeShopId } from '../src/listing-url/listing-url';
import { tryReadListingUrl } from '../src/listing-url/read-listing-url';

/**
 * The request of the listing at an address of the page, as in `/browse/lamps?page=2`; undefined for any other text.
 * Cached, because the events of one listing have the same address.
 */
export const requestOfPath = memoize(
  (path): ListingRequest | undefined => {
    const url = tryReadListingUrl(path);
    const address = url && writeListingRequest({ apiUrl: '', url });
    return address === undefined ? undefined : readListingRequest(address);
  },
  { mostCached: 500 },
);

/** The whole catalogue, with the least products. */
export const everything: ListingRequest = {
  base: { kind: 'group', id: wholeShopId },
  filters: new Map(),
  page: 1,
  size: 1,
  sortBy: 'relevance',
  sortOrder: 'descending',
};

/** The category in force: that of the filter, else that of the path; undefined for the whole catalogue. */
export function requestedCategory({ base, groupId }: ListingRequest): string | undefined {
  const id = groupId ?? (base.kind === 'group' ? base.id : wholeShopId);
  return id === wholeShopId ? undefined : id;
}

/** These vendors know no names of collections. */
export const requestedCollection = ({ base }: ListingRequest): NamedCategory | undefined =>
  base.kind === 'collection' ? { id: base.id, name: nameFromId(base.id) } : undefined;

/** Vendors refuse longer ones. */
const longestTerm = 500;

/** The words to search for; undefined for a request that is no search. */
export const requestedTerm = ({ base }: ListingRequest): string | undefined =>
  base.kind === 'search' ? wellFormed(base.term.slice(0, longestTerm)) : undefined;

/** The vendor's ids of options that an address of the page may have in another form; undefined for an unknown one. */
export function ownIds(
  { id: facetId, values }: VendorFacet,
  options: readonly string[],
): readonly (string | undefined)[] {
  const ids = new Set(values.map(({ id }) => id));
  if (options.every((option) => ids.has(option))) return options;
  const seoIdOf = (option: string): string => facetOption(facetId, option).seoId;
  // Of several with one spelling the first counts.
  const bySeoId = new Map([...ids].toReversed().map((id) => [seoIdOf(id), id]));
  return options.map((option) => (ids.has(option) ? option : bySeoId.get(seoIdOf(option))));
}

/** The same request with the vendor's ids of its options, each once; an unknown option stays as it is. */
export function inOwnIds(request: ListingRequest, facets: readonly VendorFacet[]): ListingRequest {
  const filters = [...request.filters].map(([facetId, options]) => {
    const facet = facets.find(({ id }) => id === facetId);
    const own = facet ? ownIds(facet, options) : options;
    return [facetId, [...new Set(options.map((option, at) => own[at] ?? option))]] as const;
  });
  return { ...request, filters: new Map(filters) };
}

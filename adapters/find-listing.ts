/** Finds what a request means at a vendor: whether its subject exists, and its options in the vendor's own ids. */
import type { ListingRequest } from '../src/catalogue/read-listing-request';
import { deepestProduct, emptyListing, type VendorCatalogue, type VendorListing } from './adapter';
import { everything, inOwnIds, ownIds } from './vendor-request';
import { wholeShopId } from '../src/listing-url/listing-url';

/** The request with the vendor's ids, and its listing. */
export type Found = { readonly request: ListingRequest; readonly listing: VendorListing };

/** The whole of what the path names, with the least products; of a page about a facet option the whole catalogue. */
const subjectOf = ({ base, sortBy, sortOrder }: ListingRequest): ListingRequest => ({
  ...everything,
  base: base.kind === 'facet' ? everything.base : base,
  sortBy,
  sortOrder,
});

/** Whether nothing narrows what the path names. */
const isSubject = ({ base, filters, groupId }: ListingRequest): boolean =>
  base.kind !== 'facet' && filters.size === 0 && groupId === undefined;

/** An address has ids in lower case, for one. Undefined when the catalogue has no such option. */
function baseInOwnIds(
  { base }: ListingRequest,
  { facets, total }: VendorListing,
): ListingRequest['base'] | undefined {
  const mayBeEmpty = base.kind === 'search' || (base.kind === 'group' && base.id === wholeShopId);
  if (base.kind !== 'facet') return mayBeEmpty || total > 0 ? base : undefined;
  const facet = facets.find(({ id }) => id === base.facetId);
  const [optionId] = facet ? ownIds(facet, [base.optionId]) : [];
  return optionId === undefined ? undefined : { ...base, optionId };
}

const meaningOf = ({ base, filters }: ListingRequest): string =>
  JSON.stringify([base, [...filters]]);

/** A page that lies too deep is empty, with the true total. An unknown category of a filter leaves nothing. */
async function findPage(
  { find }: VendorCatalogue,
  request: ListingRequest,
): Promise<Found | undefined> {
  const isTooDeep = (request.page - 1) * request.size >= deepestProduct;
  const found = await find(isTooDeep ? { ...request, page: 1, size: 1 } : request);
  const listing = found ?? (request.groupId === undefined ? undefined : emptyListing);
  return listing && { request, listing: isTooDeep ? { ...listing, records: [] } : listing };
}

/** Nothing was found: that is no listing, or one in other ids, or one whose filters leave nothing. */
async function explainNothing(
  catalogue: VendorCatalogue,
  found: Found,
): Promise<Found | undefined> {
  const { request, listing } = found;
  const subject = isSubject(request) ? listing : await catalogue.find(subjectOf(request));
  const base = subject && baseInOwnIds(request, subject);
  if (base === undefined) return undefined;
  const own = inOwnIds({ ...request, base }, subject?.facets ?? []);
  return meaningOf(own) === meaningOf(request) ? found : findPage(catalogue, own);
}

/** Undefined when the vendor has no such category, collection or option of a facet. */
export async function findListing(
  catalogue: VendorCatalogue,
  request: ListingRequest,
): Promise<Found | undefined> {
  const found = await findPage(catalogue, request);
  if (found === undefined) return undefined;
  const own = inOwnIds(request, found.listing.facets);
  if (meaningOf(own) !== meaningOf(request)) return findPage(catalogue, own);
  return found.listing.total > 0 ? found : explainNothing(catalogue, found);
}

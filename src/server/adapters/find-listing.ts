/** Finds what a request means at a vendor: whether its subject exists, and its options in the vendor's own ids. */
import type { ListingRequest } from '../../catalogue/read-listing-request';
import { wholeTree } from '../../catalogue/write-categories';
import type { VendorCatalogue, VendorListing } from './adapter';
import { inOwnIds, ownId } from './vendor-request';

/** The request with the vendor's ids, and its listing. */
export type Found = { readonly request: ListingRequest; readonly listing: VendorListing };

/** Without filters, and with the least products. */
const bare = { filters: new Map<string, readonly string[]>(), page: 1, size: 1 } as const;

const withoutFilters = ({ base, sortBy, sortOrder }: ListingRequest): ListingRequest => ({
  ...{ base, sortBy, sortOrder },
  ...bare,
});

const isNarrowed = ({ filters, groupId }: ListingRequest): boolean =>
  filters.size > 0 || groupId !== undefined;

/**
 * The request with the vendor's own id of the option in its path; undefined when the catalogue has no such option. An address
 * has options in lower case, for one.
 */
async function findOption(
  { find }: VendorCatalogue,
  request: ListingRequest,
): Promise<ListingRequest | undefined> {
  const { base } = request;
  if (base.kind !== 'facet') return undefined;
  const all = await find({ ...withoutFilters(request), base: { kind: 'group', id: wholeTree } });
  const optionId = ownId(
    all?.facets.find(({ id }) => id === base.facetId),
    base.optionId,
  );
  return optionId === undefined ? undefined : { ...request, base: { ...base, optionId } };
}

/** Whether filters alone left nothing of the subject. */
async function isThere({ find }: VendorCatalogue, request: ListingRequest): Promise<boolean> {
  const { base } = request;
  if (base.kind === 'search' || (base.kind === 'group' && base.id === wholeTree)) return true;
  if (!isNarrowed(request)) return false;
  const listing = await find(withoutFilters(request));
  return listing !== undefined && listing.total > 0;
}

async function findAgain(catalogue: VendorCatalogue, request: ListingRequest) {
  const listing = await catalogue.find(request);
  return listing && { request, listing };
}

/** Undefined when the vendor has no such category, collection or option of a facet. */
export async function findListing(
  catalogue: VendorCatalogue,
  request: ListingRequest,
): Promise<Found | undefined> {
  const listing = await catalogue.find(request);
  if (listing === undefined) return undefined;
  const own = inOwnIds(request, listing.facets);
  if (own !== request) return findAgain(catalogue, own);
  if (listing.total > 0) return { request, listing };
  if (request.base.kind === 'facet') {
    const respelt = await findOption(catalogue, request);
    return respelt && findAgain(catalogue, respelt);
  }
  return (await isThere(catalogue, request)) ? { request, listing } : undefined;
}

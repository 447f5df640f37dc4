/** Finds what a request means at a vendor: whether its subject exists, and its options in the vendor's own ids. */
import type { ListingRequest } from '../../catalogue/read-listing-request';
import { wholeTree } from '../../catalogue/write-categories';
import type { VendorCatalogue, VendorListing } from './adapter';
import { inOwnIds, ownId } from './vendor-request';

/** The request with the vendor's ids, and its listing. */
export type Found = { readonly request: ListingRequest; readonly listing: VendorListing };

const everything = { kind: 'group', id: wholeTree } as const;

/** The whole of what the path names, with the least products; of a page about a facet option the whole catalogue. */
const subjectOf = ({ base, sortBy, sortOrder }: ListingRequest): ListingRequest => ({
  base: base.kind === 'facet' ? everything : base,
  ...{ filters: new Map(), page: 1, size: 1, sortBy, sortOrder },
});

const isSubject = ({ base, filters, groupId }: ListingRequest): boolean =>
  base.kind !== 'facet' && filters.size === 0 && groupId === undefined;

/** An address has ids in lower case, for one. Undefined when the catalogue has no such option. */
function baseInOwnIds(
  { base }: ListingRequest,
  { facets, total }: VendorListing,
): ListingRequest['base'] | undefined {
  const mayBeEmpty = base.kind === 'search' || (base.kind === 'group' && base.id === wholeTree);
  if (base.kind !== 'facet') return mayBeEmpty || total > 0 ? base : undefined;
  const optionId = ownId(
    facets.find(({ id }) => id === base.facetId),
    base.optionId,
  );
  return optionId === undefined ? undefined : { ...base, optionId };
}

const idsOf = ({ base, filters }: ListingRequest): string => JSON.stringify([base, [...filters]]);

async function findAgain({ find }: VendorCatalogue, request: ListingRequest) {
  const listing = await find(request);
  return listing && { request, listing };
}

/** Nothing was found: that is no listing, or one in other ids, or one whose filters leave nothing. */
async function explainNothing(
  catalogue: VendorCatalogue,
  { request, listing }: Found,
): Promise<Found | undefined> {
  const subject = isSubject(request) ? listing : await catalogue.find(subjectOf(request));
  const base = subject && baseInOwnIds(request, subject);
  if (base === undefined) return undefined;
  const own = inOwnIds({ ...request, base }, subject?.facets ?? []);
  return idsOf(own) === idsOf(request) ? { request, listing } : findAgain(catalogue, own);
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
  return listing.total > 0 ? { request, listing } : explainNothing(catalogue, { request, listing });
}

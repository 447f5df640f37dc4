/** Requests a listing once, for pages of a server that link to it. */
import type { Listing } from '../../catalogue/listing';
import { writeListingRequest } from '../../catalogue/listing-request';
import { readListing } from '../../catalogue/read-listing';
import type { ListingUrl } from '../../listing-url/listing-url';
import { fetchListing, type ApiCall } from './fetch-listing';

/** A shopper waits for a redirect less long than for a page. */
const timeoutMs = 2_000;

/** Undefined when the request fails or takes longer than the shopper should wait for a redirect; never rejects. */
export async function requestListing(
  listing: ListingUrl,
  { apiUrl, pathFacets, ...call }: ApiCall,
): Promise<Listing | undefined> {
  const userId = call.platform.userId();
  const url = writeListingRequest({ apiUrl, url: listing, userId, pathFacets });
  if (url === undefined) return undefined;
  const { data } = await fetchListing({ ...call, url, timeoutMs });
  return data && readListing(data, listing);
}

/** Lets the page request its listings without leaving the process. */
import type { Platform } from '../../src/platform/platform';
import { defaultApiUrl } from '../../src/storefront/page-globals';
import type { ListingService } from '../services/listing-service';

export type ListingAccess = Pick<Platform, 'fetch' | 'fetchEmbedded'>;

/** `listing` responds to requests of the embedded listing API; every other request goes out. */
export function createListingAccess(listing: ListingService | undefined): ListingAccess {
  const access = { fetch: (url: string, init?: RequestInit) => fetch(url, init) };
  if (listing === undefined) return access;
  return {
    ...access,
    fetchEmbedded: (url, brand) =>
      url.startsWith(`${defaultApiUrl}/`)
        ? listing.respond({ url: url.slice(defaultApiUrl.length), brand })
        : undefined,
  };
}

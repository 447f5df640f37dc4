/** Links to listings that share nothing with the present one but the carried parameters (docs/product.md, 3.9). */
import type { ListingUrl } from './listing-url';
import { readListingUrl, tryReadListingUrl } from './read-listing-url';
import { writeListingUrl } from './write-listing-url';

type Carried = ListingUrl['carried'];

const readWritten = (url: ListingUrl): ListingUrl | undefined =>
  tryReadListingUrl(writeListingUrl(url));

/** A term as its URL holds it: without hyphens and doubled spaces. */
export type SearchLink = { readonly term: string; readonly href: string };

/**
 * The canonical link to the search for a text; undefined for a text that holds no term or exceeds the bounds of a URL.
 */
export function searchLinkOf(text: string, carried: Carried): SearchLink | undefined {
  const url = readWritten({ ...readListingUrl('/search'), searchTerm: text, carried });
  return url?.searchTerm === undefined
    ? undefined
    : { term: url.searchTerm, href: writeListingUrl(url) };
}

/** The canonical address of a category; undefined for an id that a URL cannot hold. */
export function categoryHrefOf(id: string, carried: Carried): string | undefined {
  const category = { id, hierarchy: [id] };
  const url = readWritten({ ...readListingUrl('/browse'), category, carried });
  return url?.category?.id === id ? writeListingUrl(url) : undefined;
}

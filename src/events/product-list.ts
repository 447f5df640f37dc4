/** The list that a listing is in analytics, whatever its filters. */
import type { Listing } from '../catalogue/listing';
import { nameFromId } from '../lib/name-from-id';
import { writeFacetSegment } from '../listing-url/facet-segment';
import { wholeShopId, type ListingUrl } from '../listing-url/listing-url';

/**
 * Of a browse page what it is about, as in its address: `lamps`, `brand--acme`, `lamps/brand--acme`, or `all` for the
 * whole shop. A category narrows a search or a promotion and makes no other list.
 */
export function productListId({ collection, category }: Listing, url: ListingUrl): string {
  if (url.type === 'search') return 'search';
  return url.pageName === undefined
    ? browsedListId((category ?? url.category)?.id ?? wholeShopId, url)
    : (collection?.id ?? url.pageName);
}

function browsedListId(place: string, url: ListingUrl): string {
  const subject = url.facets.find(({ id }) => id === url.unfilteredFacet);
  if (!subject) return place;
  const segment = writeFacetSegment(subject);
  return place === wholeShopId ? segment : `${place}/${segment}`;
}

/** `heading` is the page's. */
export function productListName({ collection }: Listing, url: ListingUrl, heading: string): string {
  if (url.type === 'search') return 'Search results';
  return url.pageName === undefined
    ? heading
    : (collection?.displayName ?? nameFromId(url.pageName));
}

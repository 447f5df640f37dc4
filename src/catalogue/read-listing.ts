/** The listing out of a listing API's answer (docs/product.md, 6.2). */
import type { ListingUrl } from '../listing-url/listing-url';
import { writeClearAllLink } from '../listing-url/clear-all-link';
import type { Listing, ListingFacet } from './listing';
import { ListingError } from './listing-error';
import { readBody } from './read-body';
import { readCategories } from './read-categories';
import { readFacets } from './read-facets';
import { readMeta, readSelectedFilters } from './read-meta';
import { readProducts } from './read-products';

/** Whether a body is a listing's: such a body is one that `readListing` reads. */
export const isListingBody = (body: unknown): boolean => readBody(body) !== undefined;

const brandNamesOf = (facets: readonly ListingFacet[]) =>
  Object.fromEntries(
    facets.find(({ id }) => id === 'brand')?.values.map(({ id, name }) => [id, name]) ?? [],
  );

/**
 * Reads the body that answers the request of `url`. Parts of a wrong type inside it are left out; the whole body is kept
 * in `rawResponse`. Throws a `ListingError` of kind `shape`, and nothing else, for a body that is none of a listing.
 */
export function readListing(body: unknown, url: ListingUrl): Listing {
  const parts = readBody(body);
  if (!parts) throw new ListingError('shape', 'the listing API answered no listing');
  const filters = readSelectedFilters(parts.meta);
  const facets = readFacets(parts.facetList, filters);
  const products = readProducts(parts.productList);
  const { numResults = products.length, ...meta } = readMeta(parts.meta);
  return {
    ...meta,
    numResults,
    facets: facets.filter(({ id }) => id !== url.unfilteredFacet),
    selectedFacets: Object.fromEntries([...filters].filter(([id]) => id !== 'group_id')),
    products,
    brandNames: brandNamesOf(facets),
    categories: readCategories(parts.groupsList, filters.get('group_id')),
    links: { clearAll: writeClearAllLink(url) },
    rawResponse: body,
  };
}

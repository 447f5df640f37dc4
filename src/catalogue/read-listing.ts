import type { ListingUrl } from '../listing-url/listing-url';
import { writeChangedUrl } from '../listing-url/change-listing-url';
import { subjectOptions } from '../listing-url/selected-options';
import { safeAddress } from '../lib/safe-address';
import { withoutUndefined } from '../lib/without-undefined';
import { brandNamesOf } from './brand-names';
import type { Listing, ListingFacet } from './listing';
import { readBody } from './read-body';
import { readCategories } from './read-categories';
import { readFacets } from './read-facets';
import { readMeta, readSelectedFilters } from './read-meta';
import { readProducts } from './product';

/**
 * A response's body, unchanged, that `readListing` can read. It becomes one where it arrives, by `isListingBody` alone.
 */
export type ListingBody = object & { readonly __brand: 'ListingBody' };

export const isListingBody = (body: unknown): body is ListingBody => readBody(body) !== undefined;

/**
 * Reads the body of the response to the request of `url` (docs/product.md, 6.2). Parts of a wrong type are left out;
 * `rawResponse` is the whole body. Throws a `TypeError` for a body that is no listing, and nothing else.
 */
export function readListing(body: unknown, url: ListingUrl): Listing {
  const parts = readBody(body);
  if (!parts) throw new TypeError('the listing API responded with no listing');
  const filters = readSelectedFilters(parts.meta);
  const facets = readFacets(parts.facetList, filters);
  const products = readProducts(parts.productList);
  const { numResults = products.length, ...meta } = readMeta(parts.meta);
  return {
    ...meta,
    ...withoutUndefined({ subject: subjectOf(url, facets) }),
    numResults,
    facets: facets.filter(({ id }) => id !== url.unfilteredFacet),
    selectedFacets: Object.fromEntries([...filters].filter(([id]) => id !== 'group_id')),
    products,
    brandNames: brandNamesOf(facets),
    categories: readCategories(parts.groupsList, filters.get('group_id')),
    links: { clearAll: writeChangedUrl(url, { kind: 'clear_all' }) },
    rawResponse: body,
  };
}

/** Where the response leads instead of showing its listing; undefined for most, and without a response. */
export const readRedirect = (body: unknown): string | undefined =>
  safeAddress(readBody(body)?.meta.redirect);

function subjectOf(url: ListingUrl, facets: readonly ListingFacet[]): ListingFacet | undefined {
  const facet = facets.find(({ id }) => id === url.unfilteredFacet);
  const seoIds = new Set(subjectOptions(url).map(({ seoId }) => seoId));
  return (
    facet && {
      ...facet,
      values: facet.values.filter(({ seoId }) => seoIds.has(seoId)),
    }
  );
}

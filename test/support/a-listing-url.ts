import type { Facet, ListingUrl } from '../../src/listing-url/listing-url';
import { isRangeFacetId } from '../../src/listing-url/facet-id';
import { facetOption } from '../../src/listing-url/option-identity';

/** The first page of category c1, but for what is said. */
export const aListingUrl = (said: Partial<ListingUrl> = {}): ListingUrl => ({
  type: 'browse',
  ...(said.type === undefined || said.type === 'browse'
    ? { category: { id: 'c1', hierarchy: ['c1'] } }
    : {}),
  facets: [],
  sortOption: 'relevance',
  pageNumber: 1,
  numProducts: 30,
  carried: [],
  ...said,
});

/** A facet with these options selected: `aFacet('brand', 'acme', 'bolt')`. */
export const aFacet = (id: string, ...optionIds: readonly string[]): Facet => ({
  id,
  seoId: id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
  isRangeFacet: isRangeFacetId(id),
  options: optionIds.map((optionId) => facetOption(id, optionId)),
});

import type { Facet, ListingUrl } from '../../src/listing-url/listing-url';
import { isRangeFacetId } from '../../src/listing-url/facet-id';
import { facetOption } from '../../src/listing-url/option-identity';

/** The first page of category c1, with `overrides`. */
export const aListingUrl = (overrides: Partial<ListingUrl> = {}): ListingUrl => ({
  type: 'browse',
  ...(overrides.type === undefined || overrides.type === 'browse'
    ? { category: { id: 'c1', hierarchy: ['c1'] } }
    : {}),
  facets: [],
  sortOption: 'relevance',
  pageNumber: 1,
  numProducts: 30,
  carried: [],
  ...overrides,
});

/** A facet with these options selected: `aFacet('brand', 'acme', 'bolt')`. */
export const aFacet = (id: string, ...optionIds: readonly string[]): Facet => ({
  id,
  seoId: id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
  isRangeFacet: isRangeFacetId(id),
  options: optionIds.map((optionId) => facetOption(id, optionId)),
});

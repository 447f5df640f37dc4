import type { Listing } from '../../src/catalogue/listing';
import type {
  WireFacet,
  WireFacetValue,
  WireListingBody,
  WireMeta,
  WireProduct,
  WireRequest,
} from '../../src/catalogue/listing-response';
import { readListing, type ListingBody } from '../../src/catalogue/read-listing';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { aListingUrl } from './a-listing-url';
import { aWireProduct } from './a-product';

/** What a test can set in a listing; every other field has an ordinary value. */
export type ListingFacts = {
  /** Number of matching products on all pages. */
  readonly results?: number;
  readonly page?: number;
  readonly size?: number;
  /** By default the products of this page: `p1`, `p2`, … */
  readonly products?: readonly WireProduct[];
  readonly facets?: readonly WireFacet[];
  readonly categories?: readonly WireFacet[];
  readonly meta?: WireMeta;
  readonly request?: WireRequest;
};

export const aWireValue = (
  id: string,
  overrides: Partial<WireFacetValue> = {},
): WireFacetValue => ({
  id,
  name: id,
  count: 3,
  ...overrides,
});

/** A facet as the API sends it: `aWireFacet('brand', 'Acme', 'Bolt')`. */
export const aWireFacet = (
  id: string,
  ...values: readonly (string | WireFacetValue)[]
): WireFacet => ({
  id,
  name: id,
  type: 'multiple',
  values: values.map((value) => (typeof value === 'string' ? aWireValue(value) : value)),
});

const pageOfProducts = (results: number, page: number, size: number) =>
  Array.from({ length: Math.max(0, Math.min(size, results - (page - 1) * size)) }, (_, index) => {
    const id = `p${String((page - 1) * size + index + 1)}`;
    return aWireProduct({ product_id: id, url: `/product/${id}`, title: `Product ${id}` });
  });

/** The response body of a listing API: `aListingBody({ results: 31 })`. */
export function aListingBody(facts: ListingFacts = {}): WireListingBody & ListingBody {
  const { results = 31, page = 1, size = 30, facets = [], categories = [] } = facts;
  return {
    response: {
      facet_list: facets,
      groups_list: categories,
      product_list: facts.products ?? pageOfProducts(results, page, size),
      meta: {
        num_results: results,
        result_id: 'result-1',
        parent_categories: [{ group_id: 'all', display_name: 'All' }],
        selected_category: { group_id: 'c1', display_name: 'Lamps' },
        ...facts.meta,
        request: {
          page,
          num_results_per_page: size,
          sort_by: 'relevance',
          ...facts.request,
        },
      },
    },
  } as WireListingBody & ListingBody;
}

/** The listing of such a body: `aListing({ results: 31 })`. */
export const aListing = (facts: ListingFacts = {}, url: ListingUrl = aListingUrl()): Listing =>
  readListing(aListingBody(facts), url);

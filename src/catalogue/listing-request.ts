import { wholeShopId, type Facet, type ListingUrl } from '../listing-url/listing-url';
import { encodePercent } from '../listing-url/percent';
import { sortParametersOf } from './sort-parameters';
import { noWireIds, wireIdsOf, type WireIds } from './wire-ids';

export type ListingRequestOptions = {
  /** Base address of the API, with or without a slash at its end. */
  readonly apiUrl: string;
  readonly url: ListingUrl;
  /** Sent as `ui`. */
  readonly userId?: string | undefined;
  /** The API's own option ids (docs/product.md, 5.4). */
  readonly wireIds?: WireIds;
  /** Ids of the facets that may lead the path; any facet when absent. */
  readonly pathFacets?: readonly unknown[] | undefined;
};

// A facet with one of these names would change the subject of the request.
const reservedNames = ['group_id', 'collection_id', 'product_id', 'suggestions'];

/**
 * The address to GET (docs/product.md, 5.1 and 5.2), such as
 * `/listing-api/group_id/c1?filters[brand]=acme&num_results_per_page=30&page=1&sort_by=brand&sort_order=ascending`.
 * Undefined for a search without a term (docs/product.md, 3.6) and for a promo or valuedeal without a page name.
 * Carried parameters are never sent (docs/product.md, 3.9).
 */
export function writeListingRequest(options: ListingRequestOptions): string | undefined {
  const { apiUrl, url, userId, wireIds = noWireIds } = options;
  const pageFacet = facetOfPage(options);
  const path = pageFacet ? facetPath(pageFacet, wireIds) : listingPath(url);
  if (path === undefined) return undefined;
  const filters = url.facets.filter(
    ({ id }) => id !== pageFacet?.id && !reservedNames.includes(id),
  );
  const { sortBy, sortOrder } = sortParametersOf(url.sortOption);
  const query = [
    ...filters.flatMap((facet) => facetFilters(facet, wireIds)),
    ...categoryFilter(url),
    parameter('num_results_per_page', url.numProducts),
    parameter('page', url.pageNumber),
    parameter('sort_by', sortBy),
    parameter('sort_order', sortOrder),
    ...(userId ? [parameter('ui', userId)] : []),
  ];
  return `${apiUrl.replace(/\/$/, '')}/${path}?${query.join('&')}`;
}

/**
 * The unfiltered facet of a browse page, when the page is about that facet and not about a category, and it may lead
 * the path.
 */
function facetOfPage({
  url,
  pathFacets,
  wireIds = noWireIds,
}: ListingRequestOptions): Facet | undefined {
  const { type, category, facets, unfilteredFacet } = url;
  const isAboutFacet =
    !category?.id || category.id === wholeShopId || unfilteredFacet === 'priceType';
  if (type !== 'browse' || !isAboutFacet) return undefined;
  // The path names one option. Several are filters of the whole catalogue, which lists their union.
  return facets.find(
    (facet) =>
      facet.id === unfilteredFacet &&
      wireIdsOfFacet(facet, wireIds).length === 1 &&
      !reservedNames.includes(facet.id) &&
      (pathFacets?.includes(facet.id) ?? true),
  );
}

/** Of a facet with one id. */
function facetPath(facet: Facet, wireIds: WireIds): string {
  const [wireId = ''] = wireIdsOfFacet(facet, wireIds);
  return `${segment(facet.id)}/${segment(wireId)}`;
}

function listingPath({ type, category, pageName, searchTerm }: ListingUrl): string | undefined {
  // A browse page without a category lists the whole catalogue (docs/product.md, 5.1).
  if (type === 'browse') return `group_id/${segment(category?.id || wholeShopId)}`;
  if (type === 'search') return searchTerm ? segment(searchTerm) : undefined;
  return pageName ? `collection_id/${segment(pageName)}` : undefined;
}

const wireIdsOfFacet = ({ id, options }: Facet, wireIds: WireIds): readonly string[] =>
  options.flatMap((option) => wireIdsOf(wireIds, id, option));

const facetFilters = (facet: Facet, wireIds: WireIds) =>
  wireIdsOfFacet(facet, wireIds).map((id) => filter(facet.id, id));

function categoryFilter({ type, category, unfilteredFacet }: ListingUrl): readonly string[] {
  if (!category?.id) return [];
  const isInPath =
    type === 'browse' && (unfilteredFacet === undefined || category.id === wholeShopId);
  return isInPath ? [] : [filter('group_id', category.id)];
}

// The API requires %26, %2B and %2F for &, + and /.
const parameter = (key: string, value: string | number) => `${key}=${encodePercent(String(value))}`;
const filter = (id: string, value: string) => parameter(`filters[${encodePercent(id)}]`, value);

// fetch resolves "." and ".." in a path, even escaped, and so do servers between escaped slashes. A space behind them
// prevents that.
const segment = (value: string) =>
  encodePercent(value).replace(/(?:^|%2F|%5C)\.\.?(?=%2F|%5C|$)/g, '$&%20');

import { withoutUndefined } from '../lib/without-undefined';
import { writeFacetSeoId } from './facet-id';
import { isRange, sortFacetOptions } from './facet-segment';
import type { ListingChange } from './listing-change';
import { isNumProducts } from './listing-query';
import {
  wholeShopId,
  defaultPageNumber,
  type Facet,
  type FacetOption,
  type ListingUrl,
} from './listing-url';
import { facetOption } from './option-identity';
import { unfilteredFacetOf } from './unfiltered-facet';
import { isWithinBounds } from './url-bounds';
import { writeListingUrl } from './write-listing-url';

/**
 * The listing after a change (docs/product.md, 4.1). Every change except that of the page returns to the first page. A
 * change that would exceed the bounds of a URL returns the same object.
 */
export function changeListingUrl(url: ListingUrl, change: ListingChange): ListingUrl {
  const changed = afterChange(url, change);
  return isWithinBounds(changed) ? changed : url;
}

/** The URL of the listing after a change, as links have it. */
export const writeChangedUrl = (url: ListingUrl, change: ListingChange): string =>
  writeListingUrl(changeListingUrl(url, change));

function afterChange(url: ListingUrl, change: ListingChange): ListingUrl {
  if (change.kind === 'pagination') return { ...url, pageNumber: atLeastFirst(change.pageNumber) };
  const changed = { ...applyChange(url, change), pageNumber: defaultPageNumber };
  const choosesProducts = change.kind !== 'sort_order' && change.kind !== 'result_count';
  return withUnfilteredFacet(choosesProducts ? withAllCategory(changed) : changed);
}

/**
 * A facet alone would read as the subject of a browse page; below the category `all` it is a filter (docs/product.md,
 * 3.8).
 */
function withAllCategory(url: ListingUrl): ListingUrl {
  const readsAsSubject =
    url.type === 'browse' && !url.category && !url.unfilteredFacet && url.facets.length > 0;
  return readsAsSubject ? { ...url, category: { id: wholeShopId, hierarchy: [wholeShopId] } } : url;
}

const atLeastFirst = (page: number) =>
  Number.isSafeInteger(page) && page > defaultPageNumber ? page : defaultPageNumber;

function applyChange(
  url: ListingUrl,
  change: Exclude<ListingChange, { kind: 'pagination' }>,
): ListingUrl {
  switch (change.kind) {
    case 'facet':
      return toggleOption(url, change.facetId, facetOption(change.facetId, change.optionId));
    case 'facet_options':
      return withOptions(
        url,
        change.facetId,
        change.optionIds.map((id) => facetOption(change.facetId, id)),
      );
    case 'clear_all':
      return { ...url, facets: url.facets.filter(({ id }) => id === url.unfilteredFacet) };
    case 'category':
      return changeCategory(url, change);
    case 'sort_order':
      return { ...url, sortOption: change.sortOption };
    case 'result_count':
      return isNumProducts(change.numProducts) ? { ...url, numProducts: change.numProducts } : url;
  }
}

function toggleOption(url: ListingUrl, facetId: string, option: FacetOption): ListingUrl {
  const present = url.facets.find(({ id }) => id === facetId)?.options ?? [];
  const others = present.filter(({ seoId }) => seoId !== option.seoId);
  return withOptions(url, facetId, others.length < present.length ? others : [...present, option]);
}

/** The URL with exactly these options of one facet; a facet without options is removed. */
function withOptions(url: ListingUrl, id: string, options: readonly FacetOption[]): ListingUrl {
  const facetSeoId = writeFacetSeoId(id);
  if (facetSeoId === '') return url;
  const writable = options.filter(({ seoId }) => seoId !== '');
  const known = url.facets.find((facet) => facet.id === id);
  const changed: Facet = {
    id,
    seoId: facetSeoId,
    isRangeFacet: known?.isRangeFacet || isRange(id, writable),
    options: sortFacetOptions(writable),
  };
  const facets = known
    ? url.facets.map((facet) => (facet === known ? changed : facet))
    : [...url.facets, changed];
  return { ...url, facets: facets.filter((facet) => facet.options.length > 0) };
}

type CategoryChange = Extract<ListingChange, { kind: 'category' }>;

/**
 * In a search, a category that the path contains cuts the path behind it, one whose parents are known takes the place
 * of all that does not lead to it, and any other is added.
 */
function changeCategory(url: ListingUrl, { categoryId, parentIds }: CategoryChange): ListingUrl {
  const { category, ...rest } = url;
  if (categoryId === '') return rest;
  if (!canHoldCategory(url, categoryId)) return url;
  const path = url.type === 'search' ? (category?.hierarchy ?? []) : [];
  const known = path.indexOf(categoryId);
  const above =
    known === -1 ? path.filter((id) => !parentIds || parentIds.includes(id)) : path.slice(0, known);
  const hierarchy = [...above, categoryId];
  return { ...rest, category: { id: categoryId, hierarchy } };
}

/** A path can hold a category only after a page name or before a term, and no dot segment, which browsers resolve. */
function canHoldCategory({ type, pageName, searchTerm }: ListingUrl, categoryId: string): boolean {
  if (categoryId === '.' || categoryId === '..') return false;
  if (type === 'browse') return true;
  return (type === 'search' ? searchTerm : pageName) !== undefined;
}

function withUnfilteredFacet(url: ListingUrl): ListingUrl {
  const { unfilteredFacet: named, ...rest } = url;
  const unfilteredFacet = unfilteredFacetOf({
    type: url.type,
    facets: url.facets,
    hasCategory: url.category !== undefined,
    named,
  });
  return withoutUndefined({ ...rest, unfilteredFacet });
}

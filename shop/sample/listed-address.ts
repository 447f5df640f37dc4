import { changeListingUrl } from '../../src/listing-url/change-listing-url';
import {
  defaultNumProducts,
  defaultPageNumber,
  type ListingUrl,
} from '../../src/listing-url/listing-url';
import { withoutUndefined } from '../../src/lib/without-undefined';
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import { findById } from '../catalogue/find-by-id';
import type { ListingQuery } from '../catalogue/listing-engine';

function subjectOf(
  { base }: ListingQuery,
  { collections }: CatalogueOutline,
): Pick<ListingUrl, 'type' | 'pageName' | 'searchTerm'> {
  if (base.kind === 'search') return { type: 'search', searchTerm: base.term };
  if (base.kind !== 'collection') return { type: 'browse' };
  return { type: findById(collections, base.id)?.type ?? 'promo', pageName: base.id };
}

/** The address of a query's listing on its first page, in the usual order. */
export function listedAddress(query: ListingQuery, outline: CatalogueOutline): ListingUrl {
  const { base, filters } = query;
  const subject: ListingUrl = {
    ...withoutUndefined(subjectOf(query, outline)),
    facets: [],
    sortOption: 'relevance',
    pageNumber: defaultPageNumber,
    numProducts: defaultNumProducts,
    carried: [],
  };
  const categoryId = query.group ?? (base.kind === 'group' ? base.id : '');
  const selected = [
    ...(base.kind === 'facet' ? [[base.facetId, [base.optionId]] as const] : []),
    ...filters,
  ];
  return selected.reduce(
    (url, [facetId, optionIds]) =>
      changeListingUrl(url, { kind: 'facet_options', facetId, optionIds }),
    changeListingUrl(subject, { kind: 'category', categoryId }),
  );
}

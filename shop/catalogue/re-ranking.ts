/**
 * The experiment of re-ranking (docs/product.md, 15.5): browse and promotion pages are ranked by popularity, searches
 * by their words. The browse pages of some categories of the sample are the control: their newest products come first.
 */
import type { WireRequest } from '../../src/catalogue/listing-response';
import { sortOrders } from '../../src/listing-url/sort-option';
import type { CatalogueOutline } from './catalogue-product';
import { findById } from './find-by-id';
import type { ListingQuery } from './listing-engine';

type Ranked = { readonly query: ListingQuery; readonly outline: CatalogueOutline };

const variant = 'popularity';

function isControl({ query: { base, group }, outline }: Ranked): boolean {
  const id = group ?? (base.kind === 'group' ? base.id : undefined);
  return id !== undefined && findById(outline.categories, id)?.isControl === true;
}

/** The experiments that a listing belongs to: that of its kind of page alone. */
export function experimentsOf(ranked: Ranked): Pick<WireRequest, 'features' | 'feature_variants'> {
  const { kind } = ranked.query.base;
  if (kind === 'search') return { features: { search_reranking: false } };
  if (kind === 'collection')
    return { features: { promo_reranking: true }, feature_variants: { promo_reranking: variant } };
  return isControl(ranked)
    ? { features: { browse_reranking: false } }
    : { features: { browse_reranking: true }, feature_variants: { browse_reranking: variant } };
}

/** The query that an engine runs. The shopper's own order is never changed. */
export function rankedQuery(ranked: Ranked): ListingQuery {
  const { query } = ranked;
  const isBrowse = query.base.kind !== 'search' && query.base.kind !== 'collection';
  const isRecommended = query.sort.sortBy === sortOrders.relevance.sortBy;
  return isBrowse && isRecommended && isControl(ranked)
    ? { ...query, sort: sortOrders.newin }
    : query;
}

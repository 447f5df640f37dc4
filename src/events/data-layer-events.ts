/**
 * The entries of Google's data layer by topic. Written by `npm run generate` from `x-data-layer` in the contracts in
 * `schemas/v1`; a test fails when it is stale.
 */
import type { EntryRule } from './data-layer';
import type { Topic } from './event-payloads';

export const dataLayerEvents: { readonly [Name in Topic]?: readonly EntryRule[] } = {
  'analytics-update': [
    { event: 'sort_listing', change: 'sort_order', parameters: { sort_order: 'sort' } },
    {
      event: 'filter_listing',
      change: 'facet',
      parameters: {
        filters: 'facets',
        filter_text: { field: 'facets', as: 'text' },
        num_results: 'numResults',
      },
    },
  ],
  'listing-view': [
    { event: 'view_item_list', items: 'list' },
    {
      event: 'view_search_results',
      with: 'searchTerm',
      without: 'isRefresh',
      parameters: { search_term: 'searchTerm', num_results: 'numResults' },
    },
  ],
  'product-click': [{ event: 'select_item', items: 'product' }],
  'product-save': [{ event: 'add_to_wishlist', items: 'product', hasValue: true }],
  'content-view': [
    {
      event: 'view_promotion',
      parameters: { promotion_id: 'campaignId', promotion_name: 'name', creative_slot: 'slot' },
      items: 'promotion',
    },
  ],
  'content-click': [
    {
      event: 'select_promotion',
      parameters: { promotion_id: 'campaignId', promotion_name: 'name', creative_slot: 'slot' },
      items: 'promotion',
    },
  ],
};

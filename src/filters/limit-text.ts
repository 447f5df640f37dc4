import type { ListingUrl } from '../listing-url/listing-url';
import { selectedOptions } from '../listing-url/selected-options';
import { filterLimitOf } from '../listing-url/filter-limit';

/** Why no further option can be selected, in the shopper's words; undefined while one of any facet can. */
export function limitText(url: ListingUrl): string | undefined {
  const selected = selectedOptions(url);
  const kinds = new Set(selected.map(({ facetId }) => facetId));
  switch (filterLimitOf(url)) {
    case 'options':
      return `You have chosen ${selected.length} filters, the most there can be. Remove one to choose another.`;
    case 'facets':
      return `You have chosen ${kinds.size} kinds of filters, the most there can be. Remove all of one kind to choose another kind.`;
    case 'characters':
      return 'The address of this page has no room for more filters. Remove some to choose others.';
    case undefined:
      return undefined;
  }
}

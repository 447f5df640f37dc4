import { filterLimitOf } from '../../listing-url/filter-limit';
import type { ListingUrl } from '../../listing-url/listing-url';
import { selectedOptions } from '../../listing-url/selected-options';
import type { Texts } from '../../storefront/texts/texts';

/** Why no further option can be selected; undefined while one of any facet can. */
export function limitText(url: ListingUrl, { limits }: Texts): string | undefined {
  const selected = selectedOptions(url);
  switch (filterLimitOf(url)) {
    case 'options':
      return limits.options(selected.length);
    case 'facets':
      return limits.facets(new Set(selected.map(({ facetId }) => facetId)).size);
    case 'characters':
      return limits.characters;
    case undefined:
      return undefined;
  }
}

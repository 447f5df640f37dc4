import { filterLimitOf } from '../listing-url/filter-limit';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectedOptions } from '../listing-url/selected-options';
import { limitTexts } from '../storefront/texts/filter-limits';

/** Why no further option can be selected; undefined while one of any facet can. */
export function limitText(url: ListingUrl): string | undefined {
  const selected = selectedOptions(url);
  switch (filterLimitOf(url)) {
    case 'options':
      return limitTexts.options(selected.length);
    case 'facets':
      return limitTexts.facets(new Set(selected.map(({ facetId }) => facetId)).size);
    case 'characters':
      return limitTexts.characters;
    case undefined:
      return undefined;
  }
}

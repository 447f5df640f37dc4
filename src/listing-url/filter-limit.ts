import type { ListingUrl } from './listing-url';
import { countCharacters, countOptions } from './url-bounds';
import { mostFacets, mostOptions } from './url-limits';

export type FilterLimit = 'options' | 'facets' | 'characters';

/**
 * Further options are offered up to this length, because the request to the listing API repeats the facet with every
 * option and is an address too.
 */
export const mostCharactersToAddOptions = 4_096;

/**
 * The limit that prevents another option of this facet; without an id, of a facet that has no option selected.
 * Undefined when the URL has room.
 */
export function filterLimitOf(url: ListingUrl, facetId?: string): FilterLimit | undefined {
  if (countOptions(url) >= mostOptions) return 'options';
  if (countCharacters(url) > mostCharactersToAddOptions) return 'characters';
  const isPresent = url.facets.some(({ id }) => id === facetId);
  return !isPresent && url.facets.length >= mostFacets ? 'facets' : undefined;
}

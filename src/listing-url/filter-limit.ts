/** What keeps another option from being selected, so that controls can be disabled and say why. */
import type { ListingUrl } from './listing-url';
import { countCharacters, countOptions, mostFacets, mostOptions } from './url-bounds';

export type FilterLimit = 'options' | 'facets' | 'characters';

/**
 * Further options are offered up to this length: the request to the listing API names the facet with every option, and is
 * the address of a request too.
 */
export const mostCharactersToAddOptions = 4_096;

/**
 * What keeps another option of this facet from being selected; without an id, one of a facet that has none selected.
 * Undefined when nothing does.
 */
export function filterLimitOf(url: ListingUrl, facetId?: string): FilterLimit | undefined {
  if (countOptions(url) >= mostOptions) return 'options';
  if (countCharacters(url) > mostCharactersToAddOptions) return 'characters';
  const isPresent = url.facets.some(({ id }) => id === facetId);
  return !isPresent && url.facets.length >= mostFacets ? 'facets' : undefined;
}

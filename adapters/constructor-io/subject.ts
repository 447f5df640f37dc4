/** What a listing is about, as Constructor.io calls it. */
import type { ListingRequest } from '../../src/catalogue/read-listing-request';
import { wholeShopId } from '../../src/listing-url/listing-url';
import type { FacetNames } from './facet-names';

/** What the path of the request names, where it is no search. */
export function subjectOf(
  { base }: ListingRequest,
  names: FacetNames,
): readonly [name: string, value: string] {
  if (base.kind === 'collection') return ['collection_id', base.id];
  if (base.kind === 'facet') return [names.nameOf(base.facetId) ?? base.facetId, base.optionId];
  return ['group_id', base.kind === 'group' ? base.id : wholeShopId];
}

/** The client trims terms and ids and makes them parts of the path, where these have another meaning. */
const isNoSegment = (text: string): boolean => ['', '.', '..'].includes(text.trim());

export const hasNoSegment = ({ base }: ListingRequest): boolean =>
  base.kind === 'facet'
    ? isNoSegment(base.facetId) || isNoSegment(base.optionId)
    : isNoSegment(base.kind === 'search' ? base.term : base.id);

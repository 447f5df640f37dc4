/**
 * The address that ranges of facets outside the known ones had before: `/size--%2220-5%22_%2230%22`, now
 * `/size---20-5-to-30`.
 */
import { isRangeFacetId } from './facet-id';
import { readFacetSegment, writeFacetSegment } from './facet-segment';
import { facetOption } from './option-identity';
import { isRangeId } from './range-option';
import { hasTooManyParts } from './url-limits';

/**
 * The present form of an address; undefined when no segment of its path has a range in the form of an ordinary option.
 */
export function rewriteFormerRanges(address: string): string | undefined {
  const [path = '', ...query] = address.split('?');
  if (hasTooManyParts(path)) return undefined;
  const rewritten = [path.split('/').map(rewriteSegment).join('/'), ...query].join('?');
  return rewritten === address ? undefined : rewritten;
}

function rewriteSegment(segment: string): string {
  const facet = readFacetSegment(segment);
  const isFormer = facet && segment.indexOf('--') !== segment.indexOf('---');
  if (!isFormer || isRangeFacetId(facet.id)) return segment;
  // A decimal lost its point, as every dot does.
  const ids = facet.options.map(({ id }) => id.replace(/(\d) (?=\d)/g, '$1.'));
  if (!ids.some(isRangeId)) return segment;
  const options = ids.map((id) => facetOption(facet.id, id));
  return writeFacetSegment({ ...facet, isRangeFacet: true, options });
}

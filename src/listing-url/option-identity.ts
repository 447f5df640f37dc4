/** Two option ids mean the same option when their URL forms are equal (docs/product.md, 3.4). */
import { isRangeFacetId } from './facet-id';
import type { FacetOption } from './listing-url';
import { readNormalOption, writeNormalOption } from './normal-option';
import { isRangeId, readRangeBounds, readRangeOption, writeRangeOption } from './range-option';

/** The option of an id, with its URL form: ranges of all facets have the same. */
export const facetOption = (facetId: string, id: string): FacetOption => ({
  id,
  seoId: isRangeFacetId(facetId) || isRangeId(id) ? writeRangeOption(id) : writeNormalOption(id),
});

/** The option of a URL form; of a facet in the range form, with `isRange`. */
export function optionOfUrlForm(facetId: string, seoId: string, isRange = false): FacetOption {
  const isKnown = isRangeFacetId(facetId);
  const range = isKnown || isRange ? readRangeOption(seoId) : '';
  const id = isKnown || readRangeBounds(range) ? range : readNormalOption(seoId);
  return facetOption(facetId, id);
}

/** The option of an id after it is written to a URL and read again. */
export const readBackOption = (facetId: string, id: string): FacetOption =>
  optionOfUrlForm(facetId, facetOption(facetId, id).seoId, isRangeId(id));

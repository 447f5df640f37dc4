/** Two option ids mean the same option when their URL forms are equal (docs/product.md, 3.4). */
import { isRangeFacetId } from './facet-id';
import type { FacetOption } from './listing-url';
import { readNormalOption, writeNormalOption } from './normal-option';
import { readRangeOption, writeRangeOption } from './range-option';

/** The option of an id, with its URL form. `isRange` is for facets whose segment says so without being known. */
export const facetOption = (
  facetId: string,
  id: string,
  isRange = isRangeFacetId(facetId),
): FacetOption => ({
  id,
  seoId: isRange ? writeRangeOption(id) : writeNormalOption(id),
});

/** The option of a URL form. `isRange` as above. */
export function optionOfUrlForm(
  facetId: string,
  seoId: string,
  isRange = isRangeFacetId(facetId),
): FacetOption {
  const id = isRange ? readRangeOption(seoId) : readNormalOption(seoId);
  return { id, seoId: isRange ? writeRangeOption(id) : writeNormalOption(id) };
}

/** The option of an id after it is written to a URL and read again. */
export const readBackOption = (facetId: string, id: string): FacetOption =>
  optionOfUrlForm(facetId, facetOption(facetId, id).seoId);

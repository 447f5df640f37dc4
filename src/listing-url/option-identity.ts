/** Two option ids mean the same option when their URL forms are equal (docs/product.md, 3.4). */
import { isRangeFacetId } from './facet-id';
import type { FacetOption } from './listing-url';
import { readNormalOption, writeNormalOption } from './normal-option';
import { readRangeOption, writeRangeOption } from './range-option';

/** The option of an id, with its URL form. */
export const facetOption = (facetId: string, id: string): FacetOption => ({
  id,
  seoId: isRangeFacetId(facetId) ? writeRangeOption(id) : writeNormalOption(id),
});

/** The option of a URL form. `isRange` is for unknown facets whose segment has the range form. */
export function optionOfUrlForm(
  facetId: string,
  seoId: string,
  isRange = isRangeFacetId(facetId),
): FacetOption {
  const id = isRange ? readRangeOption(seoId) : readNormalOption(seoId);
  return { id, seoId: isRange ? writeRangeOption(id) : writeNormalOption(id) };
}

/** Options of a facet that are ranges of a number: price bands, or `4 stars and up`. */
import { isRangeFacetId } from '../../listing-url/facet-id';
import { facetOption } from '../../listing-url/option-identity';
import { readRangeBounds, writeRangeId, type RangeBounds } from '../../listing-url/range-option';
import type { VendorFacet } from './adapter';
import type { FacetField, FieldBand } from './adapter-fields';

export const facetType = ({ id }: Pick<FacetField, 'id'>): VendorFacet['type'] =>
  isRangeFacetId(id) ? 'range' : 'multiple';

/** The page knows the facets whose options are ranges; of any other the option is the band's name. */
export const bandId = ({ id }: FacetField, band: FieldBand): string =>
  isRangeFacetId(id) ? writeRangeId(band) : band.name;

/** The bounds of an option: those of a band, or of a range of the shopper's own. Undefined for another text. */
export function boundsOfOption(facet: FacetField, option: string): RangeBounds | undefined {
  const { seoId } = facetOption(facet.id, option);
  const band = facet.bands?.find(
    (one) => facetOption(facet.id, bandId(facet, one)).seoId === seoId,
  );
  return band ?? (isRangeFacetId(facet.id) ? readRangeBounds(option) : undefined);
}

export const isWithin = (
  value: number,
  { from = -Infinity, to = Infinity }: RangeBounds,
): boolean => value >= from && value <= to;

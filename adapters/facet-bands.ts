/** Options of a facet that are ranges of a number: price bands, or `4 stars and up`. */
import { isRangeFacetId } from '../src/listing-url/facet-id';
import { facetOption } from '../src/listing-url/option-identity';
import { readRangeBounds, writeRangeId, type RangeBounds } from '../src/listing-url/range-option';
import type { VendorFacet, VendorValue } from './adapter';
import type { FacetField, FieldBand } from './adapter-fields';

/** For a vendor of whose prices nothing is known. */
export const usualPrice: FacetField = {
  id: 'price',
  name: 'Price',
  bands: [
    { name: 'Up to 20', to: 20 },
    { name: '20 to 50', from: 20, to: 50 },
    { name: '50 to 100', from: 50, to: 100 },
    { name: '100 to 200', from: 100, to: 200 },
    { name: '200 and above', from: 200 },
  ],
};

export const facetType = ({ id }: Pick<FacetField, 'id'>): VendorFacet['type'] =>
  isRangeFacetId(id) ? 'range' : 'multiple';

/** The page knows the facets whose options are ranges; of any other the option is the band's name. */
export const bandId = ({ id }: FacetField, band: FieldBand): string =>
  isRangeFacetId(id) ? writeRangeId(band) : band.name;

/** `counts` are those of the bands, in their order. */
export const bandValues = (
  facet: FacetField,
  counts: readonly (number | undefined)[],
): readonly VendorValue[] =>
  (facet.bands ?? []).map((band, at) => ({
    id: bandId(facet, band),
    name: band.name,
    count: counts[at] ?? 0,
  }));

/** The bounds of an option: those of a band, or of a range of the shopper's own. Undefined for another text. */
export function boundsOfOption(facet: FacetField, option: string): RangeBounds | undefined {
  const { seoId } = facetOption(facet.id, option);
  const band = facet.bands?.find(
    (one) => facetOption(facet.id, bandId(facet, one)).seoId === seoId,
  );
  return band ?? (isRangeFacetId(facet.id) ? readRangeBounds(option) : undefined);
}

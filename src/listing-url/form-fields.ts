/**
 * The fields of the page's forms (docs/product.md, 17). A form's marker stands after the fields that repeat the URL and
 * before its own, so that no parameter of the host page is taken for a field.
 */
import { isRangeFacetId } from './facet-id';
import type { CarriedParameter, FacetOption } from './listing-url';
import { isRangeId } from './range-option';

export type ListingFormKind = 'facets' | 'sort' | 'size';

export const formField = 'form';
export const shownFacetField = 'facet';
/** Of a facet with `match`, a newly ticked option takes the place of the others. */
export const optionFieldOf = (facetSeoId: string, match?: 'one'): string =>
  (match ? 'one.' : 'f.') + facetSeoId;
/** Reads back the two. */
export const optionFieldForm = /^(f|one)\.(.*)/s;
/** As in the path behind `--`, where a further hyphen tells a range from an ordinary option. */
export const optionValueOf = (facetId: string, { id, seoId }: FacetOption): string =>
  isRangeId(id) && !isRangeFacetId(facetId) ? `-${seoId}` : seoId;
export const minimumFieldOf = (facetSeoId: string): string => `min.${facetSeoId}`;
export const maximumFieldOf = (facetSeoId: string): string => `max.${facetSeoId}`;
/** Reads back the two. */
export const boxFieldForm = /^m(?:in|ax)\.(.*)/s;
/** The range that selected bands filled into the two boxes; left as it is, the bands count and not the boxes. */
export const filledFieldOf = (facetSeoId: string): string => `filled.${facetSeoId}`;

/** The currency of the amounts in the boxes. */
export const currencyField = 'currency';

/** The marker's values, which only these forms write. */
export const formMarkers = {
  facets: 'plp-facets',
  sort: 'plp-sort',
  size: 'plp-size',
} as const satisfies Readonly<Record<ListingFormKind, string>>;

const markers: readonly string[] = Object.values(formMarkers);

/** Where the marker of a sent form stands; -1 when the parameters are of no form. */
export const markerIndex = (parameters: readonly CarriedParameter[]): number =>
  parameters.findIndex(([name, value]) => name === formField && markers.includes(value));

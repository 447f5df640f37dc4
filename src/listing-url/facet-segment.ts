/**
 * One facet in a path: `{seoId}--{option}+{option}`, or `{seoId}---{option}` for a range (docs/product.md, 3.2).
 * Worked example: `/colours--blue+red` selects two colours, `/price---10-to-20` one range.
 */
import { groupBy } from '../lib/group-by';
import { isRangeFacetId, readFacetSeoId, writeFacetSeoId } from './facet-id';
import type { Facet, FacetOption } from './listing-url';
import { optionOfUrlForm } from './option-identity';
import { decodePercent, encodePercent } from './percent';
import { isRangeId } from './range-option';

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts options by their URL form and removes repeated ones. */
export const sortFacetOptions = (options: readonly FacetOption[]): readonly FacetOption[] =>
  [...new Map(options.map((option) => [option.seoId, option])).values()].sort((one, other) =>
    compare(one.seoId, other.seoId),
  );

export const sortFacets = (facets: readonly Facet[]): readonly Facet[] =>
  [...facets].sort((one, other) => compare(one.seoId, other.seoId));

export const isFacetSegment = (segment: string): boolean => segment.indexOf('--') > 0;

/** The facet of a raw segment; undefined for a segment that is no facet or has no options. */
export function readFacetSegment(segment: string): Facet | undefined {
  if (!isFacetSegment(segment)) return undefined;
  const end = segment.indexOf('--');
  const id = readFacetSeoId(decodePercent(segment.slice(0, end)));
  const hasRangeForm = segment.startsWith('---', end);
  const options = segment
    .slice(end + (hasRangeForm ? 3 : 2))
    .split('+')
    .filter(Boolean)
    .map((seoId) => optionOfUrlForm(id, seoId, hasRangeForm))
    .filter(({ seoId }) => seoId !== '');
  if (id === '' || options.length === 0) return undefined;
  const isRangeFacet = hasRangeForm || isRange(id, options);
  return { id, seoId: writeFacetSeoId(id), isRangeFacet, options: sortFacetOptions(options) };
}

/** Whether a facet with these options has the range form. */
export const isRange = (facetId: string, options: readonly FacetOption[]): boolean =>
  isRangeFacetId(facetId) || options.some(({ id }) => isRangeId(id));

export const writeFacetSegment = ({ seoId, isRangeFacet, options }: Facet): string =>
  `${encodePercent(seoId)}${isRangeFacet ? '---' : '--'}${sortFacetOptions(options)
    .map((option) => option.seoId)
    .join('+')}`;

/** Joins the facets of one id, in the order of first appearance (docs/product.md, 3.3). */
export const joinRepeatedFacets = (facets: readonly Facet[]): readonly Facet[] =>
  [...groupBy(facets, ({ id }) => id).values()].flatMap(joinFacets);

function joinFacets(facets: readonly Facet[]): readonly Facet[] {
  const isRangeFacet = facets.some((facet) => facet.isRangeFacet);
  const options = facets.flatMap((facet) =>
    // One range gives the facet the range form, in which all its options are read.
    facet.options.map((option) =>
      isRangeFacet ? optionOfUrlForm(facet.id, option.seoId, true) : option,
    ),
  );
  return facets
    .slice(0, 1)
    .map((facet) => ({ ...facet, isRangeFacet, options: sortFacetOptions(options) }));
}

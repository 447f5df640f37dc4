/** The selected price range, and the range that a shopper types into the two boxes. */
import type { Facet } from '../../listing-url/listing-url';
import { readRangeBounds, writeRangeId, type RangeBounds } from '../../listing-url/range-option';
import type { WrittenRange } from '../../listing-url/written-range';
import type { Amounts } from '../../storefront/amounts';
import type { OfferedFacet, OfferedValue } from '../facets/offered-facets';

export type SlidBounds = { readonly from?: number | undefined; readonly to?: number | undefined };

/** The texts of the boxes for these bounds; an open one is empty. */
export function writtenRange({ from, to }: SlidBounds, write: Amounts['write']): WrittenRange {
  const textOf = (amount: number | undefined) => (amount === undefined ? '' : write(amount));
  return { minimum: textOf(from), maximum: textOf(to) };
}

/** The options for these bounds: one range, or none when both sides are open. */
export const optionIdsOf = (bounds: RangeBounds): readonly string[] =>
  bounds.from === undefined && bounds.to === undefined ? [] : [writeRangeId(bounds)];

/** Whether two ranges have the same products. */
export const isSameRange = (one: RangeBounds, other: RangeBounds): boolean =>
  (one.from ?? 0) === (other.from ?? 0) && one.to === other.to;

/**
 * Returns the facet with its bands only. A listing API may add the selected range that a shopper typed to the bands;
 * such a range overlaps them, and the boxes control it.
 */
export const bandsOf = (facet: OfferedFacet): OfferedFacet => ({
  ...facet,
  values: facet.values.filter((value) => !isOwnMade(value, facet.values)),
});

function isOwnMade(value: OfferedValue, values: readonly OfferedValue[]): boolean {
  // While another range is pending, the listing on screen still has the one before selected.
  const isOffered = ({ isTicked, isSelected, count }: OfferedValue) =>
    !isTicked && !isSelected && count > 0;
  const bounds = readRangeBounds(value.id);
  if (!bounds || isOffered(value)) return false;
  return values.some((other) => {
    const band = isOffered(other) ? readRangeBounds(other.id) : undefined;
    return band !== undefined && overlap(bounds, band);
  });
}

const overlap = (one: RangeBounds, other: RangeBounds): boolean =>
  beginsBelowEndOf(one, other) && beginsBelowEndOf(other, one);

const beginsBelowEndOf = ({ from = 0 }: RangeBounds, { to }: RangeBounds): boolean =>
  to === undefined || from < to;

/** Whether the shopper typed the selected range, and it is no band of the list. */
export function isTypedRange(facet: OfferedFacet, chosen: Facet | undefined): boolean {
  const [first, ...others] = chosen?.options ?? [];
  return others.length === 0 && !facet.values.some(({ seoId }) => seoId === first?.seoId);
}

/** The range from the lowest to the highest selected amount. */
export function wholeRange(chosen: Facet | undefined): RangeBounds {
  const bounds = (chosen?.options ?? []).flatMap(({ id }) => readRangeBounds(id) ?? []);
  if (bounds.length === 0) return {};
  const from = Math.min(...bounds.map((bound) => bound.from ?? 0));
  const to = Math.max(...bounds.map((bound) => bound.to ?? Number.POSITIVE_INFINITY));
  return { ...(from > 0 ? { from } : {}), ...(Number.isFinite(to) ? { to } : {}) };
}

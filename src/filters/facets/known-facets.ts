/**
 * The facets listed so far while the shopper filters one page. They keep their order, and a value that is no longer
 * listed shows as disabled instead of leaving a gap.
 */
import { shallowEqual } from 'react-redux';
import type { FacetLook, FacetValue, ListingFacet } from '../../catalogue/listing';
import { writeFacetSeoId } from '../../listing-url/facet-id';
import type { FacetUnit } from '../../storefront/facet-unit';

export type KnownValue = {
  readonly id: string;
  readonly seoId: string;
  readonly name: string;
  /** First letter of a brand. */
  readonly group?: string;
  readonly swatch?: string | undefined;
  readonly imageSrc?: string | undefined;
  /** Shows without a click on "Show more". */
  readonly isFirst: boolean;
};

export type KnownFacet = {
  readonly id: string;
  readonly seoId: string;
  readonly name: string;
  readonly unit?: FacetUnit | undefined;
  readonly match?: 'one' | undefined;
  readonly form?: FacetLook | undefined;
  readonly help?: string | undefined;
  readonly isOpen?: boolean | undefined;
  /** The highest of all listings so far, so that the scale of a slider does not shrink under the shopper. */
  readonly max?: number | undefined;
  readonly values: readonly KnownValue[];
  /** The facet has had values that only "Show more" shows, so it still offers that. */
  readonly hasMore: boolean;
};

/** Values beyond this many are shown by "Show N more". */
export const shownAtFirst = 8;

const idOf = ({ id }: { readonly id: string }): string => id;
const seoIdOf = ({ seoId }: { readonly seoId: string }): string => seoId;

export const noKnownFacets: readonly KnownFacet[] = [];

/**
 * Merges the listed entries into the known ones. A known entry keeps its place and takes its newest form; a new entry
 * follows its predecessor in the list. Returns the known array itself when nothing changes.
 */
export function mergeInOrder<Entry extends { readonly id: string }>(
  known: readonly Entry[],
  listed: readonly Entry[],
  keyOf: (entry: Entry) => string = idOf,
): readonly Entry[] {
  const followers = new Map<string, Entry[]>(known.map((entry) => [keyOf(entry), []]));
  const first: Entry[] = [];
  let following = first;
  for (const entry of listed) {
    const own = followers.get(keyOf(entry));
    if (own) following = own;
    else following.push(entry);
  }
  const merged = [
    ...first,
    ...inNewestForm(known, listed, keyOf).flatMap((entry) => [
      entry,
      ...(followers.get(keyOf(entry)) ?? []),
    ]),
  ];
  return shallowEqual(merged, known) ? known : merged;
}

/** The known entries in their order, each as it is listed now; an unchanged entry stays the same object. */
function inNewestForm<Entry>(
  known: readonly Entry[],
  listed: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const newest = new Map(listed.map((entry) => [keyOf(entry), entry]));
  return known.map((entry) => {
    const form = newest.get(keyOf(entry));
    return form === undefined || shallowEqual(entry, form) ? entry : form;
  });
}

const highest = (known: number | undefined, listed: number | undefined): number | undefined =>
  known !== undefined && listed !== undefined ? Math.max(known, listed) : (listed ?? known);

/** Merges the listed facets into the known facets. */
export function mergeFacets(
  known: readonly KnownFacet[],
  listed: readonly ListingFacet[],
): readonly KnownFacet[] {
  const before = new Map(known.map((facet) => [facet.id, facet]));
  const facets = listed.map((facet): KnownFacet => {
    const { values: known = [], hasMore = false, max } = before.get(facet.id) ?? {};
    const values = mergeInOrder(known, knownValuesOf(facet, firstForms(known, facet)), seoIdOf);
    const { id, name, unit, match, form, help, isOpen } = facet;
    return {
      id,
      seoId: writeFacetSeoId(id),
      name,
      unit,
      match,
      form,
      help,
      isOpen,
      max: highest(max, facet.max),
      values,
      hasMore: hasMore || values.some(({ isFirst }) => !isFirst),
    };
  });
  // A facet that is listed for the first time comes last, so that the others stay in their places.
  const merged = [
    ...inNewestForm(known, facets, idOf),
    ...facets.filter(({ id }) => !before.has(id)),
  ];
  return shallowEqual(merged, known) ? known : merged;
}

/**
 * The values that show first: of the first listing of the facet the eight with most products, of a range the first
 * eight; then also every value that is selected in any listing. So no value leaves the screen when counts change or it
 * is unticked.
 */
function firstForms(
  known: readonly KnownValue[],
  { type, values }: ListingFacet,
): ReadonlySet<string> {
  const ranked =
    type === 'range' ? values : [...values].sort((one, other) => other.count - one.count);
  const first = known.length > 0 ? known.filter(isFirst) : ranked.slice(0, shownAtFirst);
  return new Set([...first, ...values.filter(({ isSelected }) => isSelected)].map(seoIdOf));
}

const isFirst = (value: KnownValue): boolean => value.isFirst;

function knownValuesOf(
  { values, groups }: ListingFacet,
  first: ReadonlySet<string>,
): readonly KnownValue[] {
  const known = ({ id, seoId, name, swatch, imageSrc }: FacetValue): KnownValue => ({
    id,
    seoId,
    name,
    swatch,
    imageSrc,
    isFirst: first.has(seoId),
  });
  return groups
    ? groups.flatMap(({ group, items }) => items.map((item) => ({ ...known(item), group })))
    : values.map(known);
}

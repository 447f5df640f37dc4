/** The facets as the shopper can use them now, with listed, ticked and disabled values. */
import { weakMapMemoize } from '@reduxjs/toolkit';
import type { FacetValue, ListingFacet } from '../../catalogue/listing';
import type { Facet, ListingUrl } from '../../listing-url/listing-url';
import { filterLimitOf } from '../../listing-url/filter-limit';
import type { KnownFacet, KnownValue } from './known-facets';

export type OfferedValue = KnownValue & {
  readonly count: number;
  readonly isTicked: boolean;
  /** Whether the listing on screen has it selected, which the present URL no longer may. */
  readonly isSelected: boolean;
  /**
   * Selecting the value finds no product or exceeds a limit. A ticked value is never disabled, so that it can be
   * unticked.
   */
  readonly isDisabled: boolean;
};

export type OfferedFacet = Omit<KnownFacet, 'values'> & {
  /** The URL has no room for another option of this facet. */
  readonly isLimited: boolean;
  readonly values: readonly OfferedValue[];
};

type Shown = {
  readonly known: readonly KnownFacet[];
  readonly listed: readonly ListingFacet[];
  /** The present URL, which determines the ticked values. */
  readonly url: ListingUrl;
};

/** The known facets with all their values: what the listing on screen lacks is disabled in its place. */
export function offeredFacets({ known, listed, url }: Shown): readonly OfferedFacet[] {
  const listedById = new Map(listed.map((facet) => [facet.id, facet]));
  return known
    .filter(({ id }) => id !== url.unfilteredFacet)
    .map((facet) => {
      const selected = url.facets.find(({ id }) => id === facet.id);
      // An option that takes the place of another needs no room.
      const isFull = !(facet.match && selected) && filterLimitOf(url, facet.id) !== undefined;
      return offeredFacet(facet, listedById.get(facet.id)?.values, selected, isFull);
    });
}

type Use = { readonly selected: Facet | undefined; readonly isFull: boolean };

/** Returns the same object for the same arguments, so that an unchanged facet does not render again. */
const offeredFacet = weakMapMemoize(
  (
    facet: KnownFacet,
    listed: readonly FacetValue[] | undefined,
    selected: Facet | undefined,
    isFull: boolean,
    // eslint-disable-next-line max-params -- each is part of the cache key
  ): OfferedFacet => {
    const values = offeredValues(facet, listed ?? [], { selected, isFull });
    const canSelectMore = !selected || values.some(({ isTicked, count }) => !isTicked && count > 0);
    return { ...facet, values, isLimited: isFull && canSelectMore };
  },
);

function offeredValues(
  facet: KnownFacet,
  listed: readonly FacetValue[],
  { selected, isFull }: Use,
): readonly OfferedValue[] {
  const listedByForm = new Map(listed.map((value) => [value.seoId, value]));
  const ticked = new Set(selected?.options.map(({ seoId }) => seoId));
  const canBeTicked = (count: number) => count > 0 && !isFull;
  const offered: OfferedValue[] = [];
  // This allocates no list for each value, because a page has hundreds of values.
  for (const value of facet.values) {
    const { count = 0, isSelected = false } = listedByForm.get(value.seoId) ?? {};
    const isTicked = ticked.has(value.seoId);
    const isDisabled = !isTicked && !canBeTicked(count);
    offered.push({ ...value, count, isTicked, isSelected, isDisabled });
  }
  return offered.concat(unlistedValues(facet, selected));
}

/** Selected options that the API never listed, by their ids. A range that the shopper typed has its own controls. */
function unlistedValues(facet: KnownFacet, selected: Facet | undefined): readonly OfferedValue[] {
  if (!selected || selected.isRangeFacet) return [];
  const known = new Set(facet.values.map(({ seoId }) => seoId));
  return selected.options
    .filter(({ seoId }) => !known.has(seoId))
    .map(({ id, seoId }) => ({
      id,
      seoId,
      name: id,
      count: 0,
      isFirst: true,
      isTicked: true,
      isSelected: false,
      isDisabled: false,
    }));
}

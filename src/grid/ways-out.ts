/** The ways out of an empty list, and how many products are behind each. */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { changeListingUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import type { ListingUrl } from '../listing-url/listing-url';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { listingApi, selectEntry } from '../listing/listing-api';
import { listingArgsOf } from '../listing/listing-args';
import { listingOf, type ListingState } from '../listing/shown-listing';
import type { Platform } from '../platform/platform';

/** A selected option and what its chip calls it. */
export type NamedOption = {
  readonly facetId: string;
  readonly optionId: string;
  readonly label: string;
};

type CountDispatch = ThunkDispatch<ListingState, Platform, UnknownAction>;

/** More would be a burden on the shop for numbers that few read. */
const mostCounts = 6;

export const removalOf = ({ facetId, optionId }: NamedOption): ListingChange => ({
  kind: 'facet',
  facetId,
  optionId,
});

/** One number for each option, in their order; undefined while it is not known. */
export type TrueCounts = readonly (number | undefined)[];

/**
 * How many products the removal of each option leads to. One listing after the other is asked for, and kept: the removal
 * that is followed then shows at once, with just as many products. A shopper who saves data gets no numbers.
 */
export function useTrueCounts(url: ListingUrl, options: readonly NamedOption[]): TrueCounts {
  const dispatch = useDispatch<CountDispatch>();
  const addresses = options.map((option) =>
    writeListingUrl(changeListingUrl(url, removalOf(option))),
  );
  const asked = addresses.slice(0, mostCounts).join(' ');
  useEffect(() => {
    const end: unknown = dispatch(askInTurn(asked.split(' ').filter(Boolean)));
    // Locked developer tools dispatch nothing, and give false.
    return typeof end === 'function' ? (end as () => void) : undefined;
  }, [dispatch, asked]);
  return useSelector(
    (state: ListingState) => addresses.map((href) => countIn(state, href)),
    shallowEqual,
  );
}

/** Gives a function that ends the asking; what is on its way is left to arrive. */
const askInTurn =
  (addresses: readonly string[]): ThunkAction<() => void, ListingState, Platform, UnknownAction> =>
  (dispatch, getState, platform) => {
    let isEnded = platform.savesData();
    const ask = async () => {
      for (const href of addresses) {
        const args = listingArgsOf(getState(), href);
        if (isEnded || !args) return;
        await dispatch(listingApi.endpoints.listing.initiate(args, { subscribe: false }));
      }
    };
    void ask();
    return () => {
      isEnded = true;
    };
  };

/** The count of a listing that is in the cache. */
function countIn(state: ListingState, href: string): number | undefined {
  const args = listingArgsOf(state, href);
  return args && listingOf(selectEntry(state, args).data, args.url)?.numResults;
}

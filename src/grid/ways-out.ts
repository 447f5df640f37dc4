/** The links from an empty list to broader ones, with their numbers of products. */
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import type { Listing } from '../catalogue/listing';
import { writeChangedUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import type { ListingUrl } from '../listing-url/listing-url';
import { listingApi, selectEntry } from '../listing/listing-api';
import { listingArgsOf } from '../listing/select-listing-args';
import { listingOf } from '../listing/shown-listing';
import type { AppThunk, RootState } from '../store/root-state';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** A selected option with the label of its chip. */
export type LabelledOption = {
  readonly facetId: string;
  readonly optionId: string;
  readonly label: string;
};

type CountedRemoval = { readonly option: LabelledOption; readonly count: number | undefined };

/** Limits the requests that an empty list causes. */
const mostCounts = 6;

export const removalOf = ({ facetId, optionId }: LabelledOption): ListingChange => ({
  kind: 'facet',
  facetId,
  optionId,
});

/** One number for each option, in their order; undefined while pending. */
export type TrueCounts = readonly (number | undefined)[];

/**
 * The number of products without each option. Requests one listing after the other into the cache, so that a selected
 * link shows at once. A shopper who saves data gets no numbers.
 */
export function useTrueCounts(url: ListingUrl, options: readonly LabelledOption[]): TrueCounts {
  const dispatch = useAppDispatch();
  const addresses = options.map((option) => writeChangedUrl(url, removalOf(option)));
  const requested = addresses.slice(0, mostCounts).join(' ');
  useEffect(() => {
    const end: unknown = dispatch(requestInTurn(requested.split(' ').filter(Boolean)));
    // Locked Redux DevTools dispatch nothing and return false.
    return typeof end === 'function' ? (end as () => void) : undefined;
  }, [dispatch, requested]);
  return useAppSelector(
    (state: RootState) => addresses.map((href) => countIn(state, href)),
    shallowEqual,
  );
}

/**
 * The filters that may be removed: without them there are products. A number says it, and before there is one the facet
 * does, since the counts of its options ignore what is selected of it. Other options that stay selected of the same
 * facet find nothing, as they do now.
 */
export function removable(
  listing: Listing | undefined,
  options: readonly LabelledOption[],
  counts: TrueCounts,
): readonly CountedRemoval[] {
  const isAlone = ({ facetId }: LabelledOption) =>
    options.filter((other) => other.facetId === facetId).length === 1;
  const hasOthers = ({ facetId }: LabelledOption) =>
    listing?.facets.find(({ id }) => id === facetId)?.values.some(({ count }) => count > 0);
  return options
    .map((option, at) => ({ option, count: counts[at] }))
    .filter(({ option, count }) =>
      count === undefined ? isAlone(option) && hasOthers(option) : count > 0,
    );
}

/** Returns a function that stops further requests; a pending one goes on. */
const requestInTurn =
  (addresses: readonly string[]): AppThunk<() => void> =>
  (dispatch, getState, { platform }) => {
    let isEnded = platform.savesData();
    const requestAll = async () => {
      for (const href of addresses) {
        const args = listingArgsOf(getState(), href);
        if (isEnded || !args) return;
        await dispatch(listingApi.endpoints.listing.initiate(args, { subscribe: false }));
      }
    };
    void requestAll();
    return () => {
      isEnded = true;
    };
  };

/** The count of a listing that is in the cache. */
function countIn(state: RootState, href: string): number | undefined {
  const args = listingArgsOf(state, href);
  return args && listingOf(selectEntry(state, args).data, args.url)?.numResults;
}

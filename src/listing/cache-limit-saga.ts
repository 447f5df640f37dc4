/** Bounds the memory of a long visit: of listings that nobody looks at, the newest are kept. */
import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus, type QueryCacheKey } from '@reduxjs/toolkit/query';
import { put, takeEvery } from 'redux-saga/effects';
import { listingApi, type WithListingApi } from './listing-api';
import { isSameArgs, selectListingArgs, type ListingArgs } from './listing-args';
import { selected } from './saga-effects';
import { selectShownArgs } from './shown-listing-slice';

export const mostUnusedListings = 30;

type Entry =
  | {
      readonly status: QueryStatus;
      readonly originalArgs?: ListingArgs;
      readonly startedTimeStamp?: number;
    }
  | undefined;

const askedMs = (entry: Entry): number => entry?.startedTimeStamp ?? 0;
const selectQueries = (state: WithListingApi) =>
  state.listingApi.queries as Readonly<Record<string, Entry>>;

/** Keys of the listings beyond the limit, those fetched longest ago. What is on screen or on its way is in use. */
const selectSurplus = createSelector(
  [selectQueries, selectListingArgs, selectShownArgs],
  (queries, present, shown): readonly string[] => {
    const isUnused = ([, entry]: readonly [string, Entry]) =>
      entry?.status !== QueryStatus.pending &&
      !isSameArgs(entry?.originalArgs, present) &&
      !isSameArgs(entry?.originalArgs, shown);
    return Object.entries(queries)
      .filter(isUnused)
      .sort(([, one], [, other]) => askedMs(other) - askedMs(one))
      .slice(mostUnusedListings)
      .map(([key]) => key);
  },
);

export function* watchCacheSize() {
  yield takeEvery(listingApi.endpoints.listing.matchFulfilled, dropSurplus);
}

function* dropSurplus() {
  for (const key of yield* selected(selectSurplus)) {
    yield put(
      listingApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }),
    );
  }
}

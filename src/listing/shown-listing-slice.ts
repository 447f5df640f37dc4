/** Which listing is on screen and what is being waited for. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LastActionType } from './last-action';
import type { ListingArgs } from './listing-args';

export type ScheduledRetry = {
  readonly args: ListingArgs;
  /** 1, 2 or 3. */
  readonly attempt: number;
  readonly retryAtMs: number;
};

type ShownListingState = {
  /** The last listing that was shown whole. */
  readonly shown?: ListingArgs;
  /** The listing that could not be had, after all retries. */
  readonly failed?: ListingArgs;
  readonly retry?: ScheduledRetry;
  readonly isFetching: boolean;
};

export type ShownUpdate = {
  readonly args: ListingArgs;
  /** What led to it; absent for the first listing of a page. */
  readonly trigger?: LastActionType;
};

const initialState: ShownListingState = { isFetching: false };

export const shownListingSlice = createSlice({
  name: 'shownListing',
  initialState,
  reducers: {
    listingAwaited: (state) => {
      state.isFetching = true;
      delete state.failed;
      delete state.retry;
    },
    listingShown: (state, { payload }: PayloadAction<ShownUpdate>) => {
      state.shown = payload.args;
      delete state.failed;
      delete state.retry;
    },
    listingFailed: (state, { payload }: PayloadAction<ListingArgs>) => {
      state.failed = payload;
      delete state.retry;
    },
    retryScheduled: (state, { payload }: PayloadAction<ScheduledRetry>) => {
      state.retry = payload;
    },
    fetchingEnded: (state) => {
      state.isFetching = false;
    },
    /** The present URL asks for nothing, so nothing is waited for and nothing has failed. */
    nothingAwaited: (state) => {
      state.isFetching = false;
      delete state.failed;
      delete state.retry;
    },
    /** The shopper asks for the listing again after it failed. */
    retryAsked: () => undefined,
  },
  selectors: {
    selectShownArgs: (state) => state.shown,
    selectIsFetching: (state) => state.isFetching,
    selectHasFailed: (state) => state.failed !== undefined,
    selectRetry: (state) => state.retry,
  },
});

export const {
  listingAwaited,
  listingShown,
  listingFailed,
  retryScheduled,
  fetchingEnded,
  nothingAwaited,
  retryAsked,
} = shownListingSlice.actions;
export const { selectShownArgs, selectIsFetching, selectHasFailed, selectRetry } =
  shownListingSlice.selectors;
export type WithShownListing = { readonly shownListing: ShownListingState };

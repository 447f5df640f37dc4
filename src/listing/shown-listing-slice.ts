/** The listing that is wanted and the one that is shown (docs/product.md, 4.4). Their data and status are in the cache. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LastActionType } from './last-action';
import { selectEntry, type WithListingApi } from './listing-api';
import type { ListingArgs } from './listing-args';
import { retryScheduled, type ScheduledRetry } from './request/request-actions';

export type WantedListing = {
  readonly args: ListingArgs;
  /** The action that caused it; absent for the first listing of a page. */
  readonly trigger?: LastActionType;
};

export type ShownUpdate = WantedListing & {
  /** The listing API's response. */
  readonly body: unknown;
};

type ShownListingState = {
  /** The listing of the last request; absent when the URL names none. */
  readonly wanted?: WantedListing;
  readonly shown?: ListingArgs;
  readonly retry?: ScheduledRetry;
  /** The shopper has closed the note of the failure. */
  readonly isNoteClosed?: boolean;
};

const initialState: ShownListingState = {};

export const shownListingSlice = createSlice({
  name: 'shownListing',
  initialState,
  reducers: {
    listingWanted: (
      { shown },
      { payload: wanted }: PayloadAction<WantedListing | undefined>,
    ): ShownListingState => ({ ...(wanted && { wanted }), ...(shown && { shown }) }),
    listingShown: (state, { payload }: PayloadAction<ShownUpdate>) => {
      state.shown = payload.args;
    },
    /** The wanted listing has failed after all retries. */
    listingFailed: (state) => {
      delete state.isNoteClosed;
    },
    failureNoteClosed: (state) => {
      state.isNoteClosed = true;
    },
    /** The shopper selects "Try again". */
    retryAsked: () => undefined,
  },
  extraReducers: (builder) => {
    builder.addCase(retryScheduled, (state, { payload }) => {
      state.retry = payload;
    });
  },
  selectors: {
    selectWanted: (state) => state.wanted,
    selectShownArgs: (state) => state.shown,
    selectScheduledRetry: (state) => state.retry,
    selectIsNoteClosed: (state) => state.isNoteClosed === true,
  },
});

export const { listingWanted, listingShown, listingFailed, failureNoteClosed, retryAsked } =
  shownListingSlice.actions;
export const { selectWanted, selectShownArgs, selectIsNoteClosed } = shownListingSlice.selectors;
const { selectScheduledRetry } = shownListingSlice.selectors;

export type WithShownListing = WithListingApi & { readonly shownListing: ShownListingState };

/** The status of the wanted listing. A listing with data is refreshed unseen; another request follows an aborted one. */
function selectProgress(state: WithShownListing): 'pending' | 'failed' | 'settled' {
  const { data, isLoading, isError, error } = selectEntry(state, selectWanted(state)?.args);
  if (data !== undefined) return 'settled';
  if (isLoading || isAborted({ error })) return 'pending';
  return isError ? 'failed' : 'settled';
}

export const isAborted = ({ error }: { readonly error?: unknown }): boolean =>
  (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';

export const selectIsFetching = (state: WithShownListing): boolean =>
  selectProgress(state) === 'pending';

export const selectHasFailed = (state: WithShownListing): boolean =>
  selectProgress(state) === 'failed';

/** The next retry of the wanted listing, while it is pending. */
export const selectRetry = (state: WithShownListing): ScheduledRetry | undefined =>
  selectIsFetching(state) ? selectScheduledRetry(state) : undefined;

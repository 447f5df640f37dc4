/**
 * The listing that is wanted, whose data and status are in the cache, and the pages that are shown (docs/product.md,
 * 4.4).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListingBody } from '../catalogue/read-listing';
import { isAborted } from '../lib/is-aborted';
import type { LastActionType } from './last-action';
import type { MadeChange } from './made-change';
import { selectEntry } from './listing-api';
import { isSameArgs, type ListingArgs } from './request/listing-args';
import { retryScheduled } from './request/retry-listing';
import type { RootState } from '../store/root-state';

declare module '../store/root-state' {
  interface RootState {
    readonly shownListing: ShownListingState;
  }
}

export type WantedListing = {
  readonly args: ListingArgs;
  /** The action that caused it; absent for the first listing of a page. */
  readonly trigger?: LastActionType;
  /** What it changed, where it is a change of the listing. */
  readonly change?: MadeChange | undefined;
};

/** A page on screen with the listing API's response, which the cache may have replaced by a newer one since. */
export type ShownPage = {
  readonly args: ListingArgs;
  readonly body: ListingBody;
  /** Of the update that brought it; absent before the page's start. */
  readonly updateId?: string;
};

export type ShownUpdate = WantedListing & {
  /** Joins the events of this update with what is seen and clicked in it. */
  readonly updateId?: string;
  /** All pages to show, in order: this one, and those loaded next to it (decision 121). */
  readonly pages: readonly ShownPage[];
  /** A newer response to the listing on screen. The shopper did nothing, so focus and scroll position stay. */
  readonly isRefresh?: true;
};

type ShownListingState = {
  /** The listing of the last request; absent when the URL names none. */
  readonly wanted?: WantedListing;
  /** The pages on screen, in order: one, or those that the shopper loaded below it. */
  readonly pages: readonly ShownPage[];
  /** The time of the wanted listing's next try. */
  readonly retryAtMs?: number;
  /** The shopper has closed the note of the failure. */
  readonly isNoteClosed?: boolean;
  /** A request of the wanted listing has failed, also before a retry. */
  readonly hasEverFailed?: true;
  /** How often a retry was asked for; each renders areas again that could not be rendered. */
  readonly retries?: number;
};

const initialState: ShownListingState = { pages: [] };

export const shownListingSlice = createSlice({
  name: 'shownListing',
  initialState,
  reducers: {
    listingWanted: (
      { pages, wanted: before, hasEverFailed, retries },
      { payload: wanted }: PayloadAction<WantedListing | undefined>,
    ): ShownListingState => ({
      ...(wanted && { wanted }),
      pages,
      ...(retries !== undefined && { retries }),
      ...(hasEverFailed && isSameArgs(before?.args, wanted?.args) && { hasEverFailed }),
    }),
    listingShown: (state, { payload: { pages } }: PayloadAction<ShownUpdate>) => ({
      ...state,
      pages,
    }),
    /** The wanted listing has failed after all retries, or the server's request of it. */
    listingFailed: (state) => {
      delete state.isNoteClosed;
      state.hasEverFailed = true;
    },
    failureNoteClosed: (state) => {
      state.isNoteClosed = true;
    },
    /** By "Try again", by the present listing selected again, or since the browser is online again. */
    retryAsked: (state) => {
      state.retries = (state.retries ?? 0) + 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(retryScheduled, (state, { payload }) => {
      state.retryAtMs = payload;
      state.hasEverFailed = true;
    });
  },
  selectors: {
    selectWanted: (state) => state.wanted,
    selectShownPages: (state) => state.pages,
    selectRetries: (state) => state.retries,
    selectScheduledRetryAtMs: (state) => state.retryAtMs,
    selectHasEverFailed: (state) => state.hasEverFailed === true,
    selectIsNoteClosed: (state) => state.isNoteClosed === true,
  },
});

export const { listingWanted, listingShown, listingFailed, failureNoteClosed, retryAsked } =
  shownListingSlice.actions;
export const { selectWanted, selectShownPages, selectRetries, selectIsNoteClosed } =
  shownListingSlice.selectors;
const { selectHasEverFailed, selectScheduledRetryAtMs } = shownListingSlice.selectors;

/**
 * The status of the wanted listing. A listing with data is refreshed unseen; another request follows an aborted one.
 */
function selectProgress(state: RootState): 'pending' | 'failed' | 'settled' {
  const { data, isLoading, isError, error } = selectEntry(state, selectWanted(state)?.args);
  if (data !== undefined) return 'settled';
  if (isLoading || isAborted({ error })) return 'pending';
  return isError ? 'failed' : 'settled';
}

export const selectIsFetching = (state: RootState): boolean => selectProgress(state) === 'pending';

export const selectHasFailed = (state: RootState): boolean => selectProgress(state) === 'failed';

/** The time of the wanted listing's next try, while it is pending. */
export const selectRetryAtMs = (state: RootState): number | undefined =>
  selectIsFetching(state) ? selectScheduledRetryAtMs(state) : undefined;

/**
 * Whether the first listing is missing: from its first failure on until it is there, so that retries change nothing on
 * screen.
 */
export const selectIsMissing = (state: RootState): boolean =>
  selectShownPages(state).length === 0 && (selectHasEverFailed(state) || !selectIsFetching(state));

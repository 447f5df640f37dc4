/** The last announcement, and the offer to undo "Clear All". */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LOCATION_CHANGE } from 'redux-first-history';
import type { LocationChange } from '../../listing/listing-location';
import { facetsCleared } from '../../listing/navigation';

declare module '../../store/root-state' {
  interface RootState {
    readonly chips: ChipsState;
  }
}

export type Announcement = {
  /** Counts announcements, so that a screen reader speaks a repeated message too. */
  readonly number: number;
  readonly message: string;
  /** Absent until the new listing is on screen. */
  readonly numResults?: number;
};

type ChipsState = {
  readonly announcement: Announcement;
  readonly isClearing: boolean;
  /** Path and query of the listing after "Clear All", while the shopper stays on it. */
  readonly clearedAt?: string;
};

const initialState: ChipsState = { announcement: { number: 0, message: '' }, isClearing: false };

export const chipsSlice = createSlice({
  name: 'chips',
  initialState,
  reducers: {
    filtersAnnounced: (state, { payload: message }: PayloadAction<string>) => {
      state.announcement = { message, number: state.announcement.number + 1 };
    },
    resultsCounted: (state, { payload }: PayloadAction<number>) => {
      state.announcement.numResults = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(facetsCleared, (state) => {
      state.isClearing = true;
    });
    builder.addCase(LOCATION_CHANGE, (state, { payload: { location } }: LocationChange) => {
      const here = location.pathname + location.search;
      if (state.isClearing) state.clearedAt = here;
      else if (state.clearedAt !== here) delete state.clearedAt;
      state.isClearing = false;
    });
  },
  selectors: {
    selectAnnouncement: (state) => state.announcement,
    selectIsUndoOffered: (state) => state.clearedAt !== undefined,
  },
});

export const { filtersAnnounced, resultsCounted } = chipsSlice.actions;
export const { selectAnnouncement, selectIsUndoOffered } = chipsSlice.selectors;

/**
 * Actions of a pending request, apart from the slices to avoid a cycle: slices import the API, and the API imports its
 * requests.
 */
import { createAction } from '@reduxjs/toolkit';
import type { WireIds } from '../../catalogue/wire-ids';
import type { RootState } from '../../store/root-state';

declare module '../../store/root-state' {
  interface RootState {
    readonly wireIds: WireIds;
  }
}

/** With the time of the next try, in milliseconds. */
export const retryScheduled = createAction<number>('shownListing/retryScheduled');

/** The spellings of option ids in the API's first response. */
export const wireIdsCorrected = createAction<WireIds>('wireIds/wireIdsCorrected');

export const selectWireIds = ({ wireIds }: RootState): WireIds => wireIds;

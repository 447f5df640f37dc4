/**
 * Actions of a pending request, apart from the slices to avoid a cycle: slices import the API, and the API imports its
 * requests.
 */
import { createAction } from '@reduxjs/toolkit';
import type { WireIds } from '../../catalogue/wire-ids';
import type { ListingArgs } from '../listing-args';

export type ScheduledRetry = {
  readonly args: ListingArgs;
  /** 1, 2 or 3. */
  readonly attempt: number;
  readonly retryAtMs: number;
};

export const retryScheduled = createAction<ScheduledRetry>('shownListing/retryScheduled');

/** The spellings of option ids in the API's first response. */
export const wireIdsCorrected = createAction<WireIds>('wireIds/wireIdsCorrected');

export type WithWireIds = { readonly wireIds: WireIds };
export const selectWireIds = ({ wireIds }: WithWireIds): WireIds => wireIds;

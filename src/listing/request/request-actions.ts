/**
 * What a request tells the store while it is pending. The actions have a file of their own: the slices that learn of them
 * import the API, and the API imports its requests.
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

/** The API spells options of the present URL in these ways, as the response to a first request has shown. */
export const wireIdsCorrected = createAction<WireIds>('wireIds/wireIdsCorrected');

export type WithWireIds = { readonly wireIds: WireIds };
export const selectWireIds = ({ wireIds }: WithWireIds): WireIds => wireIds;

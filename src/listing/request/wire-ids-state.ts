/**
 * The option ids as the API spells them, for requests; the reducer is `wire-ids-slice.ts`, which imports the API and so
 * its requests.
 */
import { createAction } from '@reduxjs/toolkit';
import type { WireIds } from '../../catalogue/wire-ids';
import type { RootState } from '../../store/root-state';

declare module '../../store/root-state' {
  interface RootState {
    readonly wireIds: WireIds;
  }
}

/** The spellings of option ids in the API's first response. */
export const wireIdsCorrected = createAction<WireIds>('wireIds/wireIdsCorrected');

export const selectWireIds = ({ wireIds }: RootState): WireIds => wireIds;

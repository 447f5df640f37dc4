/** The types of the page's one store. The state is made of slices, each of which adds its own part in its own module. */
import {
  createSelector,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';

/** A slice adds its part by `declare module`; `page/create-store.ts` combines all of them and the compiler checks that both agree. */
export interface RootState {}

/** A thunk, whose extra argument is the platform. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Platform, UnknownAction>;
export type AppDispatch = ThunkDispatch<RootState, Platform, UnknownAction>;

export const createAppSelector = createSelector.withTypes<RootState>();

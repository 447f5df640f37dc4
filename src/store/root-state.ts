/**
 * The types of the page's one store. The state is made of slices, each of which adds its own part in its own module.
 */
import {
  createSelector,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Environment } from '../environment/environment';
import type { Platform } from '../platform/platform';

/**
 * A slice adds its part by `declare module`; `page/create-store.ts` combines all of them, and the compiler checks that
 * each part has a reducer.
 */
export interface RootState {}

/** What thunks, queries and sagas get besides the state: what is constant, and what the page's surroundings can do. */
export type StoreEnvironment = Environment & { readonly platform: Platform };

export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  StoreEnvironment,
  UnknownAction
>;
export type AppDispatch = ThunkDispatch<RootState, StoreEnvironment, UnknownAction>;

export const createAppSelector = createSelector.withTypes<RootState>();

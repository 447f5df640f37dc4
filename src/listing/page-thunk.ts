/** Thunks of the page, whose extra argument is the platform. `State` is the part of the state that one reads. */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';

export type PageThunk<State, Result = void> = ThunkAction<Result, State, Platform, UnknownAction>;
export type PageDispatch<State> = ThunkDispatch<State, Platform, UnknownAction>;

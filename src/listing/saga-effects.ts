/** Saga effects with their types kept; use them with `yield*`. */
import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getContext, select, type Effect } from 'redux-saga/effects';
import type { Platform } from '../platform/platform';

export type SagaContext = {
  readonly platform: Platform;
  readonly dispatch: ThunkDispatch<unknown, Platform, UnknownAction> & Dispatch;
};

/** The selector's value in the present state. */
export function* selected<State, Value>(
  selector: (state: State) => Value,
): Generator<Effect, Value, Value> {
  return yield select(selector);
}

/** The outside world of this store. */
export function* platformOfStore(): Generator<Effect, Platform, Platform> {
  return yield getContext('platform');
}

/** The store's dispatch, for thunks. */
export function* dispatchOfStore(): Generator<
  Effect,
  SagaContext['dispatch'],
  SagaContext['dispatch']
> {
  return yield getContext('dispatch');
}

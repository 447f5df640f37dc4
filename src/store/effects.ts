/** Effects of the page's sagas that know its state, thunks and environment; use them with `yield*`. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { call, delay, getContext, put, select, type Effect } from 'redux-saga/effects';
import type { AppThunk, RootState, StoreEnvironment } from './root-state';

export function* selectValue<Value>(
  selector: (state: RootState) => Value,
): Generator<Effect, Value, unknown> {
  return (yield select(selector)) as Value;
}

/** Dispatches a thunk and returns its result at once, without waiting for a promise. */
export function* dispatchThunk<Result>(thunk: AppThunk<Result>): Generator<Effect, Result, Result> {
  // The one place where a thunk stands for an action: redux-saga's types know no thunks.
  return yield put(thunk as unknown as UnknownAction);
}

/** Dispatches a thunk and waits for the promise that it returns. */
export function* dispatchAndWait<Result>(
  thunk: AppThunk<PromiseLike<Result>>,
): Generator<unknown, Result, Result & PromiseLike<Result>> {
  return yield yield* dispatchThunk(thunk);
}

export function* getEnvironment(): Generator<Effect, StoreEnvironment, StoreEnvironment> {
  return yield getContext('environment');
}

/** Waits until React has rendered the state, which it does before the next task. */
export const untilRendered = () => delay(0);

/** Waits until the saga is cancelled, which then releases its resources in `finally`. */
export const untilCancelled = () => new Promise<never>(() => undefined);

/**
 * The same saga with its errors reported: its own, and those of what it has forked, which `yield*` would leave to the
 * root. Without it, an error in one run would end every saga of the page. It returns whether there was one.
 */
export const withErrorReport = <Args extends unknown[]>(area: string, saga: Saga<Args>) =>
  function* run(...args: Args): Generator<Effect, boolean, never> {
    try {
      yield call(saga, ...args);
      return false;
    } catch (error) {
      const { platform } = yield* getEnvironment();
      platform.reportError(error, area);
      return true;
    }
  };

/** Saga effects with their types kept; use them with `yield*`. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, getContext, put, select, type Effect } from 'redux-saga/effects';
import type { Platform } from '../platform/platform';

/** The selector's value in the present state. */
export function* selected<State, Value>(
  selector: (state: State) => Value,
): Generator<Effect, Value, Value> {
  return yield select(selector);
}

/** Dispatches a thunk and gives what it returns, at once: a request is given, not waited for. */
export function* dispatched<Result>(
  thunk: (...args: never[]) => Result,
): Generator<Effect, Result, Result> {
  return yield put(thunk as unknown as UnknownAction);
}

/** The outside world of this store. */
export function* platformOfStore(): Generator<Effect, Platform, Platform> {
  return yield getContext('platform');
}

/** Until React has rendered what the store says: it does so before the next task. */
export const untilRendered = () => delay(0);

/** For what a saga holds: it is released in `finally`. */
export const untilCancelled = () => new Promise<never>(() => undefined);

type Saga<Args extends readonly unknown[]> = (...args: Args) => Generator<unknown, unknown, never>;

/** The same saga, whose error ends this one run and is reported; without this it would end every saga of the page. */
export const reported = <Args extends readonly unknown[]>(area: string, saga: Saga<Args>) =>
  function* run(...args: Args): Generator<unknown, void, never> {
    try {
      yield* saga(...args);
    } catch (error) {
      const { reportError } = yield* platformOfStore();
      reportError(error, area);
    }
  };

/** The package's own types depend on an older Redux. */
declare module 'redux-mock-store' {
  import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';

  type MockStore<State> = {
    readonly getState: () => State;
    readonly getActions: () => UnknownAction[];
    readonly clearActions: () => void;
    readonly dispatch: Dispatch;
    readonly subscribe: (listener: () => void) => () => void;
    readonly replaceReducer: () => void;
    readonly [Symbol.observable]: never;
  };

  export function legacy_configureStore<State>(
    middlewares?: readonly Middleware[],
  ): (state?: State) => MockStore<State>;
}

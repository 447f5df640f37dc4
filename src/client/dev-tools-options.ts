/** How Redux DevTools are set up, before it is known whether anybody looks. */
import type { ConfigureStoreOptions } from '@reduxjs/toolkit';
import type * as Looks from './dev-tools-looks';

type DevToolsOptions = Exclude<NonNullable<ConfigureStoreOptions['devTools']>, boolean>;
let looks: typeof Looks | undefined;

/**
 * How Redux DevTools show the page: whole listings are said in a few words, which keeps the tools fast. Jumps and exported
 * histories use the true actions and states.
 */
export const devToolsOptions: DevToolsOptions = {
  name: 'Product listing page',
  maxAge: 200,
  // RTK Query's own bookkeeping, which no state of the page depends on.
  actionsDenylist: ['internalSubscriptions/subscriptionsUpdated'],
  actionSanitizer: (action) => looks?.summariseAction(action) ?? action,
  stateSanitizer: (state) => looks?.summariseState(state) ?? state,
};

/** From now on actions and states are shown in these few words. */
export function showAs(loaded: typeof Looks): void {
  looks = loaded;
}

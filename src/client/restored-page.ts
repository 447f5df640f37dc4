import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';
import { savedApi, type WithSavedApi } from '../saved-for-later/saved-api';
import { readStoredList } from '../saved-for-later/saved-session';

type RestoredPage = {
  readonly store: { readonly dispatch: ThunkDispatch<WithSavedApi, Platform, UnknownAction> };
  readonly platform: Pick<Platform, 'sessionStorage'>;
};

/** Updates the saved products of a page that the browser restores from its back/forward cache. */
export function watchRestoredPage({ store: { dispatch }, platform }: RestoredPage): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // In WebKit a call that was pending when the page was left never settles, and its button would stay busy.
    for (const change of dispatch(savedApi.util.getRunningMutationsThunk())) change.abort();
    // WebKit delivers no messages to a page in its cache, so this reads the changes of other pages from session storage.
    const list = readStoredList(platform.sessionStorage);
    if (list) dispatch(savedApi.util.updateQueryData('savedProducts', undefined, () => list));
  });
}

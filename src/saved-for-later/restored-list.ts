/** Saved products on a page that the browser restores from its back/forward cache. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';
import { savedApi, type WithSavedApi } from './saved-api';
import { readStoredList } from './saved-session';

type SavedStore = { readonly dispatch: ThunkDispatch<WithSavedApi, Platform, UnknownAction> };

export function restoreSavedProducts(
  { dispatch }: SavedStore,
  sessionStorage: Platform['sessionStorage'],
): void {
  // In WebKit a call that was pending when the page was left never settles, and its button would stay busy.
  for (const change of dispatch(savedApi.util.getRunningMutationsThunk())) change.abort();
  // WebKit delivers no messages to a page in its cache, so this reads the changes of other pages from session storage.
  const list = readStoredList(sessionStorage);
  if (list) dispatch(savedApi.util.updateQueryData('savedProducts', undefined, () => list));
}

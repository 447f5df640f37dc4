/** Saved products after the browser has restored a page from its back/forward cache. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';
import { savedApi, type WithSavedApi } from './saved-api';
import { readStoredList } from './saved-session';

type SavedStore = { readonly dispatch: ThunkDispatch<WithSavedApi, Platform, UnknownAction> };

/** Brings the saved products of a restored page up to date. */
export function restoreSavedProducts(
  { dispatch }: SavedStore,
  sessionStorage: Platform['sessionStorage'],
): void {
  // In WebKit a call that was under way when the page was left never settles; its button would stay busy.
  for (const change of dispatch(savedApi.util.getRunningMutationsThunk())) change.abort();
  // WebKit delivers no messages to a page in its cache. What other pages of the tab changed is in session storage.
  const list = readStoredList(sessionStorage);
  if (list) dispatch(savedApi.util.updateQueryData('savedProducts', undefined, () => list));
}

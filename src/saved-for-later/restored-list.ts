/** Saved products after the browser has restored a page from its back/forward cache. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Platform } from '../platform/platform';
import { savedApi, type WithSavedApi } from './saved-api';
import { readKeptList } from './saved-session';

type SavedStore = { readonly dispatch: ThunkDispatch<WithSavedApi, Platform, UnknownAction> };

/**
 * Shows what other pages of the tab changed meanwhile, which session storage holds: WebKit delivers no messages to a page
 * in its cache.
 */
export function readChangesOfOtherPages(
  { dispatch }: SavedStore,
  session: Platform['session'],
): void {
  const list = readKeptList(session);
  if (list) dispatch(savedApi.util.updateQueryData('savedProducts', undefined, () => list));
}

/** Saved products after the browser has restored a page from its back/forward cache. */
import type { Store } from '@reduxjs/toolkit';
import type { Session } from '../platform/platform';
import { readKeptList } from './saved-session';
import { changeEnded, productChanged, selectSavedIds, type WithSaved } from './saved-slice';

type SavedStore = Pick<Store<WithSaved>, 'getState' | 'dispatch'>;

/** Brings the saved products of a restored page up to date. */
export function restoreSavedProducts(store: SavedStore, session: Session): void {
  endChanges(store);
  readChangesOfOtherPages(store, session);
}

/** In WebKit a call that was under way when the page was left never settles; its button would stay busy. */
function endChanges({ getState, dispatch }: SavedStore): void {
  for (const productId of Object.keys(getState().savedForLater.isBusy))
    dispatch(changeEnded(productId));
}

/** WebKit delivers no messages to a page in its cache. What other pages of the tab changed is in session storage. */
function readChangesOfOtherPages({ getState, dispatch }: SavedStore, session: Session): void {
  const cached = readKeptList(session);
  if (!cached) return;
  const shown = selectSavedIds(getState());
  for (const productId of new Set([...cached, ...shown])) {
    const isSaved = cached.includes(productId);
    if (isSaved !== shown.includes(productId)) dispatch(productChanged({ productId, isSaved }));
  }
}

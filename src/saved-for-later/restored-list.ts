/** Saved products after the browser has restored a page from its back/forward cache. */
import type { Store } from '@reduxjs/toolkit';
import type { Session } from '../platform/platform';
import { readKeptList } from './saved-session';
import { productChanged, selectSavedIds, type WithSaved } from './saved-slice';

type SavedStore = Pick<Store<WithSaved>, 'getState' | 'dispatch'>;

/**
 * Shows what other pages of the tab changed meanwhile, which session storage holds: WebKit delivers no messages to a page
 * in its cache.
 */
export function readChangesOfOtherPages(store: SavedStore, session: Session): void {
  const cached = readKeptList(session);
  if (!cached) return;
  const shown = selectSavedIds(store.getState());
  for (const productId of new Set([...cached, ...shown])) {
    const isSaved = cached.includes(productId);
    if (isSaved !== shown.includes(productId))
      store.dispatch(productChanged({ productId, isSaved }));
  }
}

/** Turns the shopper's actions into the next URL and a new history entry (docs/product.md, 4.2). */
import type { UnknownAction } from '@reduxjs/toolkit';
import { push, replace } from 'redux-first-history';
import { put, takeEvery } from 'redux-saga/effects';
import type { Listing } from '../catalogue/listing';
import { writeChangedUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { lastActionOf } from './last-action';
import { layerOf, entryStateOf, type LoadedPages, type LocationState } from './history-entry';
import { selectListingUrl, selectLocation } from './listing-location';
import { madeChange } from './made-change';
import { isNavigation, pageScrolledTo } from './navigation';
import { selectIsCurrentShown, selectPagesOnScreen } from './shown-listing';
import { dispatchThunk, selectValue, withErrorReport } from '../store/effects';
import { retryAtOnce } from './retry-at-once';

export function* watchNavigation() {
  yield takeEvery(isNavigation, withErrorReport('navigation', navigate));
  yield takeEvery(pageScrolledTo.type, withErrorReport('navigation', applyScrolledPage));
}

function* navigate(action: UnknownAction & { readonly payload: ListingChange }) {
  const url = yield* selectValue(selectListingUrl);
  if (!url) return;
  const target = writeChangedUrl(url, action.payload);
  // A second entry of the same address would make the Back button seem broken. A listing that failed is tried again.
  if (target === writeListingUrl(url)) {
    yield* dispatchThunk(retryAtOnce());
    return;
  }
  const change = madeChange(url, action.payload);
  const state: LocationState = { trigger: lastActionOf(action.payload), change };
  if (action.payload.kind === 'pagination' && action.payload.isAdded) {
    const pages = pagesWith(action.payload.pageNumber, yield* selectValue(selectPagesOnScreen));
    yield put(replace(target, { ...state, pages }));
    return;
  }
  const layer = layerOf(yield* selectValue(selectLocation));
  if (layer === undefined) {
    yield put(push(target, state));
    return;
  }
  // The layer stays on top, with one entry for each step below it, so that Back still closes the layer first.
  yield put(replace(target, state));
  yield put(push(target, { layer }));
}

/** The pages on screen together with another one. */
function pagesWith(pageNumber: number, pages: readonly Listing[]): LoadedPages {
  const numbers = [pageNumber, ...pages.map(({ page }) => page)];
  return { first: Math.min(...numbers), last: Math.max(...numbers) };
}

/** Puts the page in view into the address, except while another listing is about to replace the pages. */
function* applyScrolledPage({ payload: pageNumber }: ReturnType<typeof pageScrolledTo>) {
  const url = yield* selectValue(selectListingUrl);
  const isCurrentShown = yield* selectValue(selectIsCurrentShown);
  if (!url || !isCurrentShown || url.pageNumber === pageNumber) return;
  const location = yield* selectValue(selectLocation);
  const state: LocationState = { ...entryStateOf(location), isPageInView: true };
  yield put(replace(writeListingUrl({ ...url, pageNumber }), state));
}

/** Turns the shopper's actions into the next URL and a new history entry (docs/product.md, 4.2). */
import type { UnknownAction } from '@reduxjs/toolkit';
import { push, replace } from 'redux-first-history';
import { put, takeEvery } from 'redux-saga/effects';
import { changeListingUrl } from '../listing-url/change-listing-url';
import type { ListingChange } from '../listing-url/listing-change';
import { writeListingUrl } from '../listing-url/write-listing-url';
import { lastActionOf, layerOf, type LocationState } from './last-action';
import { selectListingUrl, selectLocation } from './listing-location';
import { isNavigation } from './navigation';
import { reported, selected } from './saga-effects';

export function* watchNavigation() {
  yield takeEvery(isNavigation, reported('navigation', navigate));
}

function* navigate(action: UnknownAction & { readonly payload: ListingChange }) {
  const url = yield* selected(selectListingUrl);
  if (!url) return;
  const target = writeListingUrl(changeListingUrl(url, action.payload));
  // A second entry of the same address would make the Back button seem broken.
  if (target === writeListingUrl(url)) return;
  const state: LocationState = { trigger: lastActionOf(action.payload) };
  const layer = layerOf(yield* selected(selectLocation));
  if (layer === undefined) {
    yield put(push(target, state));
    return;
  }
  // The layer stays on top, with one entry for each step below it, so that Back still closes the layer first.
  yield put(replace(target, state));
  yield put(push(target, { layer }));
}

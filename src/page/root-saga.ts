import { LOCATION_CHANGE } from 'redux-first-history';
import type { Saga } from 'redux-saga';
import { call, fork, take, type Effect } from 'redux-saga/effects';
import { watchEvents } from '../events/events-saga';
import { watchAnnouncements } from '../filters/announcements/announcement-saga';
import { watchDrawer } from '../filters/drawer/drawer-saga';
import { watchCurrencies } from '../listing/currency-saga';
import { watchLastAction } from '../listing/last-action-saga';
import { selectListingUrl } from '../listing/listing-location';
import { watchListing } from '../listing/listing-saga';
import { watchNavigation } from '../listing/navigation-saga';
import { watchPictureSize } from '../results-bar/picture-size-saga';
import { watchSavedForLater } from '../saved-for-later/saved-saga';
import { watchPictures } from './pictures-saga';
import { watchPresentation } from './presentation-saga';
import { selectValue, withErrorReport } from '../store/effects';

const watchers = [
  watchPresentation,
  watchEvents,
  watchPictures,
  watchListing,
  watchNavigation,
  watchLastAction,
  watchDrawer,
  watchAnnouncements,
  watchPictureSize,
  watchCurrencies,
  watchSavedOfListings,
];

/** An address that is no listing's has no products to save, so nothing is requested there. */
function* watchSavedOfListings() {
  while (!(yield* selectValue(selectListingUrl))) yield take(LOCATION_CHANGE);
  yield* watchSavedForLater();
}

const mostRestarts = 10;

/** Starts a saga again with the action after its error, which would come again at once without one; not without end. */
function* restarted(watcher: Saga): Generator<Effect, void, boolean> {
  for (let restarts = 0; yield call(withErrorReport('page', watcher)); restarts += 1) {
    if (restarts === mostRestarts) return;
    yield take('*');
  }
}

/** An error in one saga interrupts that saga alone. */
export function* rootSaga() {
  for (const watcher of watchers) yield fork(restarted, watcher);
}

import { fork } from 'redux-saga/effects';
import { watchEvents } from '../events/events-saga';
import { watchFilters } from '../filters/filters-saga';
import { watchLastAction } from '../listing/last-action-saga';
import { watchListing } from '../listing/listing-saga';
import { watchNavigation } from '../listing/navigation-saga';
import { reported } from '../listing/saga-effects';
import { watchPageChange } from '../results-bar/page-change-saga';
import { watchSavedForLater } from '../saved-for-later/saved-saga';
import { watchPresentation } from './presentation-saga';

// Watchers of `listingShown` start before the saga that dispatches it.
const watchers = [
  watchPresentation,
  watchEvents,
  watchPageChange,
  watchListing,
  watchNavigation,
  watchLastAction,
  watchFilters,
  watchSavedForLater,
];

/** An error in one run of a saga ends that run alone. */
export function* rootSaga() {
  for (const watcher of watchers) yield fork(reported('page', watcher));
}

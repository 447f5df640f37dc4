/** All that runs beside the page. */
import { fork } from 'redux-saga/effects';
import { watchLastAction } from '../listing/last-action-saga';
import { watchListing } from '../listing/listing-saga';
import { watchNavigation } from '../listing/navigation-saga';

const watchers = [watchListing, watchNavigation, watchLastAction];

export function* rootSaga() {
  for (const watcher of watchers) yield fork(watcher);
}

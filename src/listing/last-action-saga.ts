/** Records each navigation 250 ms after it happened (docs/product.md, 4.3). */
import { LOCATION_CHANGE } from 'redux-first-history';
import { delay, put, takeEvery } from 'redux-saga/effects';
import { triggerOf } from './history-entry';
import { actionRecorded } from './last-action-slice';
import { isAnotherListing, selectListingUrl, type LocationChange } from './listing-location';
import { selectValue, withErrorReport } from '../store/effects';

const lastActionDelayMs = 250;

export function* watchLastAction() {
  yield takeEvery(LOCATION_CHANGE, withErrorReport('last action', recordAction));
}

function* recordAction(change: LocationChange) {
  const isNavigation = yield* selectValue(isAnotherListing(change));
  if (!isNavigation || !(yield* selectValue(selectListingUrl))) return;
  yield delay(lastActionDelayMs);
  const { location, action } = change.payload;
  const { pathname, search, hash } = location;
  const type = triggerOf(location, action);
  yield put(actionRecorded({ type, location: { pathname, search, hash } }));
}

/** Records each navigation 250 ms after it happened (specification section 4). */
import { LOCATION_CHANGE, type RouterActions } from 'redux-first-history';
import { delay, put, takeEvery } from 'redux-saga/effects';
import { triggerOf } from './last-action';
import { actionRecorded } from './last-action-slice';
import { lastActionDelayMs } from './timing';

export type LocationChange = Extract<RouterActions, { type: typeof LOCATION_CHANGE }>;

export function* watchLastAction() {
  yield takeEvery(LOCATION_CHANGE, recordAction);
}

function* recordAction({ payload: { location, action } }: LocationChange) {
  yield delay(lastActionDelayMs);
  const url = location.pathname + location.search;
  yield put(actionRecorded({ type: triggerOf(location, action), url }));
}

/** Runs the sagas that come in a script of their own. */
import { buffers, type TakeableChannel } from 'redux-saga';
import { actionChannel, call, delay, put, take } from 'redux-saga/effects';
import { alertRaised } from '../saved-for-later/alerts-slice';
import { unreadable } from '../saved-for-later/saved-failure';
import { saveToggled } from '../saved-for-later/saved-slice';

type Presses = TakeableChannel<ReturnType<typeof saveToggled>>;

const loadSavedSaga = () => import(/* webpackChunkName: "saved" */ '../saved-for-later/saved-saga');
type SavedSaga = Awaited<ReturnType<typeof loadSavedSaga>>;

/** Presses of save buttons wait for the script that knows what to do. When it cannot be had, the next press asks again. */
export function* watchSavedForLaterLater() {
  const presses = (yield actionChannel(saveToggled.type, buffers.expanding())) as Presses;
  // In a task of its own, after the page has started.
  yield delay(0);
  for (;;) {
    try {
      const { watchSavedForLater } = (yield call(loadSavedSaga)) as SavedSaga;
      yield* watchSavedForLater(presses);
      return;
    } catch {
      yield take(presses);
      yield put(alertRaised({ variant: 'error', text: unreadable.message }));
    }
  }
}

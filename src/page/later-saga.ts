/** Runs what comes in a script of its own; each is asked for in a turn of its own, after the page has started. */
import { buffers, type TakeableChannel } from 'redux-saga';
import { actionChannel, call, delay, fork, put, take } from 'redux-saga/effects';
import { selectPresentOptions } from '../filters/select-present-options';
import { platformOfStore, selected } from '../listing/saga-effects';
import { alertRaised } from '../alerts/alerts-slice';
import { unreadable } from '../saved-for-later/saved-failure';
import { saveToggled } from '../saved-for-later/saved-slice';

type Presses = TakeableChannel<ReturnType<typeof saveToggled>>;

const loadSavedSaga = () => import(/* webpackChunkName: "saved" */ '../saved-for-later/saved-saga');
type SavedSaga = Awaited<ReturnType<typeof loadSavedSaga>>;

const loadLaterWatchers = () => import(/* webpackChunkName: "later" */ './later-watchers');
type LaterWatchers = Awaited<ReturnType<typeof loadLaterWatchers>>;

/** Changes of filters are announced after 2 s, and listings are many after a while: what does so need not be there before. */
export function* watchLater() {
  const atStart = yield* selected(selectPresentOptions);
  yield delay(0);
  try {
    const { watchAnnouncements, watchCacheSize } = (yield call(loadLaterWatchers)) as LaterWatchers;
    yield fork(watchCacheSize);
    yield* watchAnnouncements(atStart);
  } catch (error) {
    (yield* platformOfStore()).reportError(error, 'later');
  }
}

/** Presses of save buttons wait for the script that knows what to do. When it cannot be had, the next press asks again. */
export function* watchSavedForLaterLater() {
  const presses = (yield actionChannel(saveToggled.type, buffers.expanding())) as Presses;
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

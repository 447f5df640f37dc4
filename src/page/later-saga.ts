/** Runs what comes in a script of its own, which is asked for in a turn of its own, after the page has started. */
import { call, delay, fork } from 'redux-saga/effects';
import { selectPresentOptions } from '../filters/select-present-options';
import { platformOfStore, selected } from '../listing/saga-effects';

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

import { fork } from 'redux-saga/effects';
import { watchAnnouncements } from './announcement-saga';
import { watchDrawer } from './drawer/drawer-saga';

export function* watchFilters() {
  yield fork(watchDrawer);
  yield fork(watchAnnouncements);
}

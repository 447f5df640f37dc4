/**
 * Gives the open drawer a history entry of its own above the listing's, so that Back closes the drawer and leaves the
 * listing as it is (decision 85). Worked example: open, tick, close makes `/a`, `/a`+drawer; then `/a`, `/b`,
 * `/b`+drawer; then `/b` again.
 */
import { Action, type Location } from 'history';
import { goBack, LOCATION_CHANGE, push } from 'redux-first-history';
import { put, takeEvery } from 'redux-saga/effects';
import { layerOf } from '../../listing/last-action';
import { selectLocation, type LocationChange } from '../../listing/listing-location';
import { reported, selected } from '../../listing/saga-effects';
import { drawerClosed, drawerOpened, selectIsDrawerOpen } from './drawer-slice';

const drawerLayer = 'drawer';
const isDrawerEntry = (location: Location | undefined) => layerOf(location) === drawerLayer;

export function* watchDrawer() {
  yield takeEvery(drawerOpened.type, reported('drawer', enterDrawer));
  yield takeEvery(drawerClosed.type, reported('drawer', leaveDrawer));
  yield takeEvery(LOCATION_CHANGE, reported('drawer', followHistory));
  // A page that was reloaded with its drawer open starts with the drawer closed.
  yield* leaveDrawer();
}

function* enterDrawer() {
  const location = yield* selected(selectLocation);
  if (!location || isDrawerEntry(location)) return;
  yield put(push(location.pathname + location.search, { layer: drawerLayer }));
}

function* leaveDrawer() {
  if (isDrawerEntry(yield* selected(selectLocation))) yield put(goBack());
}

/** Back closes the drawer; Forward to its history entry opens it again. */
function* followHistory({ payload: { location, action } }: LocationChange) {
  const isOpen = yield* selected(selectIsDrawerOpen);
  if (action !== Action.Pop || isDrawerEntry(location) === isOpen) return;
  yield put(isOpen ? drawerClosed() : drawerOpened());
}

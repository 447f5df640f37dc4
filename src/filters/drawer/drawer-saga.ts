/**
 * Gives the open drawer a history entry of its own above the listing's, so that Back closes the drawer and leaves the
 * listing as it is (decision 85). Worked example: open, tick, close makes `/a`, `/a`+drawer; then `/a`, `/b`,
 * `/b`+drawer; then `/b` again.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { Action, type Location } from 'history';
import { goBack, goForward, LOCATION_CHANGE, push } from 'redux-first-history';
import { call, put, take, takeEvery } from 'redux-saga/effects';
import { focusResults } from '../../listing/focus-results';
import { layerOf } from '../../listing/history-entry';
import {
  isAnotherListing,
  selectLocation,
  type LocationChange,
} from '../../listing/listing-location';
import {
  drawerClosed,
  drawerOpened,
  facetCollapsed,
  productsViewed,
  selectActiveFacet,
  selectIsDrawerOpen,
} from './drawer-slice';
import { selectValue, untilRendered, withErrorReport } from '../../store/effects';

const drawerLayer = 'drawer';
const isDrawerEntry = (location: Location | undefined) => layerOf(location) === drawerLayer;

const steps = [drawerOpened.type, drawerClosed.type, productsViewed.type, LOCATION_CHANGE];
type Step = UnknownAction | LocationChange;

export function* watchDrawer() {
  // A page that was reloaded with its drawer open starts with the drawer closed.
  yield* leaveDrawer();
  yield takeEvery(productsViewed.type, withErrorReport('drawer', leadToResults));
  const run = withErrorReport('drawer', applyStep);
  // In turn: while the entry of a closed drawer is being left, that is no Back of the shopper's.
  for (;;) yield call(run, (yield take(steps)) as Step);
}

function* applyStep(step: Step) {
  if (drawerOpened.match(step)) yield* enterDrawer();
  else if (step.type === LOCATION_CHANGE) yield* applyHistory(step as LocationChange);
  else yield* leaveDrawer();
}

function* enterDrawer() {
  const location = yield* selectValue(selectLocation);
  if (!location || isDrawerEntry(location)) return;
  yield put(push(location.pathname + location.search, { layer: drawerLayer }));
}

/** A shopper who opens the drawer again meanwhile keeps it open. */
function* leaveDrawer() {
  if (!isDrawerEntry(yield* selectValue(selectLocation))) return;
  yield put(goBack());
  yield take(LOCATION_CHANGE);
  if (yield* selectValue(selectIsDrawerOpen)) yield* enterDrawer();
}

function* leadToResults() {
  // The browser scrolls to where the entry below was left.
  if (isDrawerEntry(yield* selectValue(selectLocation))) yield take(LOCATION_CHANGE);
  yield untilRendered();
  yield* focusResults();
}

/** Back closes the inner drawer, then the drawer; Forward to its history entry opens it again. */
function* applyHistory(change: LocationChange) {
  const { location, action } = change.payload;
  const isOpen = yield* selectValue(selectIsDrawerOpen);
  if (action !== Action.Pop || isDrawerEntry(location) === isOpen) return;
  if (!isOpen) {
    yield put(drawerOpened());
    return;
  }
  const isInnerOpen = (yield* selectValue(selectActiveFacet)) !== undefined;
  if (isInnerOpen && !(yield* selectValue(isAnotherListing(change)))) {
    // One level back: the inner drawer closes, and the drawer has its entry again.
    yield put(facetCollapsed());
    yield put(goForward());
    return;
  }
  yield put(drawerClosed());
}

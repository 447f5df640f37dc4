/** All that the filters do beside being drawn. */
import { delay, fork, put, takeEvery } from 'redux-saga/effects';
import { selected } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';
import { watchDrawer } from './drawer-saga';
import { facetsRemembered, selectKnownFacets } from './known-facets-slice';

export function* watchFilters() {
  yield fork(watchDrawer);
  yield takeEvery(listingShown.type, remember);
}

/** In a turn of its own: nobody asks before the next listing, and the frame that shows this one has enough to do. */
function* remember() {
  yield delay(0);
  yield put(facetsRemembered(yield* selected(selectKnownFacets)));
}

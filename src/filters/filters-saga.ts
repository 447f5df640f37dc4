/** All that the filters do beside being drawn. */
import { fork, put, takeEvery } from 'redux-saga/effects';
import { selected } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';
import { watchDrawer } from './drawer-saga';
import { facetsRemembered, selectKnownFacets } from './known-facets-slice';

export function* watchFilters() {
  yield fork(watchDrawer);
  yield takeEvery(listingShown.type, remember);
}

function* remember() {
  yield put(facetsRemembered(yield* selected(selectKnownFacets)));
}

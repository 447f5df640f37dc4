/** After a change of page the shopper starts at the top of the new list (specification section 4). */
import { takeEvery } from 'redux-saga/effects';
import { platformOfStore } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';
import { resultsHeaderId } from './ResultsCount';

export function* watchPageChange() {
  yield takeEvery(listingShown, startAtTop);
}

function* startAtTop({ payload }: ReturnType<typeof listingShown>) {
  // Back and forward restore the shopper's place by themselves.
  if (payload.trigger !== 'PAGINATION') return;
  const platform = yield* platformOfStore();
  platform.focus(resultsHeaderId, { scroll: true });
}

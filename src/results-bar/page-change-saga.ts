/** Moves focus to the top of the listing after a change of page (docs/product.md, 4.4). */
import { takeLatest } from 'redux-saga/effects';
import { platformOfStore, reported, untilRendered } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';
import { resultsHeaderId } from './ResultsCount';

/** Reacts to pagination only, because Back restores the scroll position. */
export function* watchPageChange() {
  yield takeLatest(listingShown.type, reported('page change', focusResults));
}

function* focusResults({ payload }: ReturnType<typeof listingShown>) {
  if (payload.trigger !== 'PAGINATION') return;
  // A screen reader reads the header, which must already name the new page.
  yield untilRendered();
  const platform = yield* platformOfStore();
  platform.focus(resultsHeaderId, { scroll: true });
}

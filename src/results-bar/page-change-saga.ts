/** Leads the shopper to the top of the listing when another page of it is shown (docs/product.md, 4.4). */
import { takeLatest } from 'redux-saga/effects';
import { platformOfStore, reported, untilRendered } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';
import { resultsHeaderId } from './ResultsCount';

/** Follows pagination only: after Back the browser puts the shopper where they were. */
export function* watchPageChange() {
  yield takeLatest(listingShown.type, reported('page change', leadToResults));
}

function* leadToResults({ payload }: ReturnType<typeof listingShown>) {
  if (payload.trigger !== 'PAGINATION') return;
  // What a screen reader then says of the header is about the new page.
  yield untilRendered();
  const platform = yield* platformOfStore();
  platform.focus(resultsHeaderId, { scroll: true });
}

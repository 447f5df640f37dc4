/** Scroll restoration (docs/product.md, 18): after Back or Forward, and in a document that is opened again. */
import { takeLatest } from 'redux-saga/effects';
import { platformOfStore, reported, untilRendered } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';

export function* watchPresentation() {
  yield takeLatest(listingShown.type, reported('scroll restoration', restoreScroll));
}

function* restoreScroll({ payload: { trigger } }: ReturnType<typeof listingShown>) {
  if (trigger !== undefined && trigger !== 'BROWSER_ACTION') return;
  // Before the render, the page may be too short to scroll to the position.
  yield untilRendered();
  const platform = yield* platformOfStore();
  platform.restoreScroll?.();
}

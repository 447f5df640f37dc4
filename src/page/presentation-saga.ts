/** Leads the shopper back to their place in the page. */
import { takeLatest } from 'redux-saga/effects';
import { platformOfStore, reported, untilRendered } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';

export function* watchPresentation() {
  yield takeLatest(listingShown.type, reported('scroll restoration', comeBack));
}

/** After Back, and in a document that was left and opened again, the shopper finds their place (docs/product.md, 18). */
function* comeBack({ payload: { trigger } }: ReturnType<typeof listingShown>) {
  if (trigger !== undefined && trigger !== 'BROWSER_ACTION') return;
  // Before, there is nowhere to scroll to.
  yield untilRendered();
  const platform = yield* platformOfStore();
  platform.comeBack?.();
}

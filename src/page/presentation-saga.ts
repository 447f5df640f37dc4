/** Leads the shopper to what their action brought on screen (docs/product.md, 4.4 and 18). */
import { takeLatest } from 'redux-saga/effects';
import { selectIsDrawerOpen } from '../filters/drawer/drawer-slice';
import { platformOfStore, reported, selected, untilRendered } from '../listing/saga-effects';
import { listingShown } from '../listing/shown-listing-slice';
import { listingHeadingId } from '../results-bar/ListingHeading';
import { resultsHeaderId } from '../results-bar/ResultsCount';

export function* watchPresentation() {
  yield takeLatest(listingShown.type, reported('presentation', presentListing));
}

function* presentListing({ payload: { trigger } }: ReturnType<typeof listingShown>) {
  // Before, there is nowhere to scroll to, and a screen reader would read what was there.
  yield untilRendered();
  const { comeBack, focus } = yield* platformOfStore();
  const isReturn = trigger === undefined || trigger === 'BROWSER_ACTION';
  // After Back, and in a document that was left and opened again, the shopper finds their place.
  if (isReturn) comeBack?.();
  if (trigger === 'PAGINATION') focus(resultsHeaderId, { scroll: true });
  // The drawer keeps the focus for as long as it is open.
  const isDrawerOpen = yield* selected(selectIsDrawerOpen);
  if (trigger === 'CATEGORY' && !isDrawerOpen) focus(listingHeadingId, { scroll: true });
}

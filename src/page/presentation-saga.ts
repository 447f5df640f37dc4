/** Scrolls and moves focus to what an action brought on screen (docs/product.md, 4.4 and 18). */
import { takeLatest } from 'redux-saga/effects';
import { selectIsDrawerOpen } from '../filters/drawer/drawer-slice';
import { platformOfStore, reported, selected, untilRendered } from '../listing/saga-effects';
import { listingShown, type ShownUpdate } from '../listing/shown-listing-slice';
import { listingHeadingId } from '../results-bar/ListingHeading';
import { resultsHeaderId } from '../results-bar/ResultsCount';

export function* watchPresentation() {
  yield takeLatest(listingShown.type, reported('presentation', presentListing));
}

/** A page that is loaded below the others leaves the shopper where they are. */
const isAddedBelow = ({ trigger, pages = [] }: ShownUpdate): boolean =>
  trigger === 'PAGINATION' && pages.length > 1;

function* presentListing({ payload }: ReturnType<typeof listingShown>) {
  const { trigger } = payload;
  if (isAddedBelow(payload)) return;
  // Before the render, the page may be too short to scroll, and a screen reader would read the previous text.
  yield untilRendered();
  const { restoreScroll, focus } = yield* platformOfStore();
  // After Back or Forward, and in a document that is opened again.
  if (trigger === undefined || trigger === 'BROWSER_ACTION') restoreScroll?.();
  if (trigger === 'PAGINATION') focus(resultsHeaderId, { scroll: true });
  // The drawer keeps the focus for as long as it is open.
  const isDrawerOpen = yield* selected(selectIsDrawerOpen);
  if (trigger === 'CATEGORY' && !isDrawerOpen) focus(listingHeadingId, { scroll: true });
}

/** Scrolls and moves focus to what an action brought on screen (docs/product.md, 4.4 and 18). */
import type { Action } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import { selectIsDrawerOpen } from '../filters/drawer/drawer-slice';
import type { LastActionType } from '../listing/last-action';
import { listingShown } from '../listing/shown-listing-slice';
import { listingHeadingId, resultsHeaderId } from '../listing/element-ids';
import { focusResults } from '../listing/focus-results';
import { getEnvironment, selectValue, untilRendered, withErrorReport } from '../store/effects';

export function* watchPresentation() {
  yield takeLatest(isPresented, withErrorReport('presentation', presentListing));
}

/** A page that is loaded below the others leaves the shopper where they are, and so does a refreshed listing. */
function isPresented(action: Action): boolean {
  if (!listingShown.match(action)) return false;
  const { trigger, pages, isRefresh } = action.payload;
  return !isRefresh && (trigger !== 'PAGINATION' || pages.length < 2);
}

function* presentListing({ payload: { trigger } }: ReturnType<typeof listingShown>) {
  const { restoreScroll, focus } = (yield* getEnvironment()).platform;
  if (trigger === 'FACET') yield* showBeginning();
  // Before the render, the page may be too short to scroll, and a screen reader would read the previous text.
  yield untilListed(trigger);
  if (trigger === undefined || trigger === 'BROWSER_ACTION') restoreScroll?.();
  if (trigger === 'PAGINATION') yield* focusResults();
  // The drawer keeps the focus for as long as it is open.
  const isDrawerOpen = yield* selectValue(selectIsDrawerOpen);
  if (trigger === 'CATEGORY' && !isDrawerOpen) focus(listingHeadingId);
}

/**
 * React renders another listing in an earlier microtask; by the next task it may be painted where the shopper left the
 * other. A document that is opened again has no trigger, and is rendered in a task.
 */
const untilListed = (trigger: LastActionType | undefined) =>
  trigger ? Promise.resolve() : untilRendered();

/** Scrolls before the render, because a shorter list would scroll the page otherwise and move the filter column. */
function* showBeginning() {
  const { platform } = yield* getEnvironment();
  if (!(yield* selectValue(selectIsDrawerOpen))) platform.scrollUpTo?.(resultsHeaderId);
}

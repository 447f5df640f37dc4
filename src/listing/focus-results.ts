import { listingHeadingId, resultsHeaderId } from './element-ids';
import { selectShownListing } from './shown-listing';
import { getPlatform, selectValue } from '../store/effects';

/** Focuses the results header, or the page's heading where the message of a listing without products may not be loaded yet. */
export function* focusResults() {
  const { focus } = yield* getPlatform();
  const hasProducts = (yield* selectValue(selectShownListing))?.products.length;
  focus(hasProducts ? resultsHeaderId : listingHeadingId);
}

import { listingHeadingId, resultsHeaderId } from './element-ids';
import { selectShownListing } from './shown-listing';
import { getEnvironment, selectValue } from '../store/effects';

/**
 * Focuses the results header, or the page's heading where the message of a listing without products may not be loaded
 * yet.
 */
export function* focusResults() {
  const { platform } = yield* getEnvironment();
  const hasProducts = (yield* selectValue(selectShownListing))?.products.length;
  platform.focus(hasProducts ? resultsHeaderId : listingHeadingId);
}

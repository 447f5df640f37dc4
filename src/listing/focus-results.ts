import { listingHeadingId, resultsHeaderId } from './element-ids';
import { platformOfStore, selected } from './saga-effects';
import { selectShownListing } from './shown-listing';

/** Focuses the results header, or the page's heading where the message of a listing without products may not be loaded yet. */
export function* focusResults() {
  const { focus } = yield* platformOfStore();
  const hasProducts = (yield* selected(selectShownListing))?.products.length;
  focus(hasProducts ? resultsHeaderId : listingHeadingId);
}

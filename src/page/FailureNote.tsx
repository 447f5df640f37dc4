import { filterDrawerId } from '../filters/element-ids';
import { selectIsDrawerOpen } from '../filters/drawer/drawer-slice';
import { ListingFailureNote } from '../grid/ListingFailureNote';
import { entryStateOf } from '../listing/history-entry';
import { selectLocation } from '../listing/listing-location';
import { selectShownListing } from '../listing/shown-listing';
import { selectWanted } from '../listing/shown-listing-slice';
import { loadMoreId, paginationId, resultsHeaderId } from '../listing/element-ids';
import type { RootState } from '../store/root-state';
import { useAppSelector } from '../store/hooks';

type Place = 'top' | 'more' | 'pagination' | 'drawer';

const returnFocusTo: Readonly<Record<Place, readonly string[]>> = {
  top: [resultsHeaderId],
  // As after a page that loads at once; the link is there until its page is.
  more: [loadMoreId],
  pagination: [paginationId, resultsHeaderId],
  drawer: [filterDrawerId],
};

/**
 * The note of a failed listing stands where the shopper is: in the open drawer, or at the link to a page that was
 * clicked.
 */
function selectPlace(state: RootState): Place {
  if (selectIsDrawerOpen(state)) return 'drawer';
  const hasProducts = selectShownListing(state)?.products.length;
  if (!hasProducts || selectWanted(state)?.trigger !== 'PAGINATION') return 'top';
  return entryStateOf(selectLocation(state)).pages ? 'more' : 'pagination';
}

export const FailureNote = ({ place }: { readonly place: Place }) =>
  useAppSelector(selectPlace) === place && (
    <ListingFailureNote returnFocusTo={returnFocusTo[place]} />
  );

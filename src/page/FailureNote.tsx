import { useSelector } from 'react-redux';
import { filterDrawerId } from '../filters/element-ids';
import { selectIsDrawerOpen, type WithDrawer } from '../filters/drawer/drawer-slice';
import { ListingFailureNote } from '../grid/ListingFailureNote';
import { selectShownListing, type ListingState } from '../listing/shown-listing';
import { selectWanted } from '../listing/shown-listing-slice';
import { paginationId } from '../results-bar/Pagination';
import { resultsHeaderId } from '../listing/element-ids';

type Place = 'top' | 'pagination' | 'drawer';

const returnFocusTo: Readonly<Record<Place, readonly string[]>> = {
  top: [resultsHeaderId],
  pagination: [paginationId, resultsHeaderId],
  drawer: [filterDrawerId],
};

/** The note of a failed listing stands where the shopper is: in the open drawer, or at the pagination that was clicked. */
function selectPlace(state: ListingState & WithDrawer): Place {
  if (selectIsDrawerOpen(state)) return 'drawer';
  const hasProducts = selectShownListing(state)?.products.length;
  return hasProducts && selectWanted(state)?.trigger === 'PAGINATION' ? 'pagination' : 'top';
}

export const FailureNote = ({ place }: { readonly place: Place }) =>
  useSelector(selectPlace) === place && <ListingFailureNote returnFocusTo={returnFocusTo[place]} />;

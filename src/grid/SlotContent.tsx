import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { selectGridListing } from '../listing/shown-listing';
import { ContentSlotsContext, type ContentSlot } from './content-slots';

/** It selects the listing itself, so that a cell of the grid stays the same element. */
export function SlotContent({ Content }: Pick<ContentSlot, 'Content'>) {
  const listing = useSelector(selectGridListing);
  return listing && <Content listing={listing} />;
}

/** What the storefront has above or below the grid. */
export const SlotsBesideGrid = ({ place }: { readonly place: 'above-grid' | 'below-grid' }) =>
  useContext(ContentSlotsContext).map(
    ({ place: at, Content }, index) =>
      at === place && <SlotContent key={index} Content={Content} />,
  );

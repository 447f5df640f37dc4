import { selectGridListing } from '../listing/shown-listing';
import type { ContentSlot, RenderSlots } from './content-slots';
import { useAppSelector } from '../store/hooks';

type SlotContentProps = Pick<ContentSlot, 'Content'>;

/** It selects the listing itself, so that a cell of the grid stays the same element. */
function SlotContent({ Content }: SlotContentProps) {
  const listing = useAppSelector(selectGridListing);
  return listing && <Content listing={listing} />;
}

const SlotCell = (props: SlotContentProps) => (
  <li className="plp-grid__wide-cell plp-grid__insert">
    <SlotContent {...props} />
  </li>
);

export const renderSlots =
  (slots: readonly ContentSlot[]): RenderSlots =>
  (at) =>
    slots.flatMap(({ place, Content }, index) => {
      if ((typeof place === 'object' ? place.after : place) !== at) return [];
      const Slot = typeof at === 'number' ? SlotCell : SlotContent;
      return [<Slot key={`slot ${index}`} Content={Content} />];
    });

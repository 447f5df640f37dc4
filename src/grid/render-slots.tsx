import { selectGridListing } from '../listing/shown-listing';
import type { ContentSlot, RenderSlots } from './content-slots';
import { useAppSelector } from '../store/hooks';

type SlotContentProps = Pick<ContentSlot, 'Content'>;
type SlotCellProps = SlotContentProps & { readonly name: string };

/** It selects the listing itself, so that a cell of the grid stays the same element. */
function SlotContent({ Content }: SlotContentProps) {
  const listing = useAppSelector(selectGridListing);
  return listing && <Content listing={listing} />;
}

const SlotCell = ({ name, Content }: SlotCellProps) => (
  <li className="plp-grid__wide-cell plp-grid__insert" data-plp-content={name}>
    <SlotContent Content={Content} />
  </li>
);

export const renderSlots =
  (slots: readonly ContentSlot[]): RenderSlots =>
  (at) =>
    slots.flatMap(({ place, Content }, index) => {
      if ((typeof place === 'object' ? place.after : place) !== at) return [];
      const key = `slot ${index}`;
      return [
        typeof at === 'number' ? (
          <SlotCell key={key} name={`after-${at}-${index}`} Content={Content} />
        ) : (
          <SlotContent key={key} Content={Content} />
        ),
      ];
    });

import { listingHeadingId } from '../listing/element-ids';
import { Icon } from '../ui/Icon';
import { useChips } from './chips/use-chips';
import { drawerOpened, selectIsDrawerOpen } from './drawer/drawer-slice';
import { filterButtonId, filterColumnId } from './element-ids';
import { useFocusFallback } from '../ui/use-focus-fallback';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

const focusAfterwards = [listingHeadingId];

/** Opens the filter drawer on small screens. Without scripting, a link to the filters replaces it. */
export function FilterButton() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsDrawerOpen);
  // The button goes with the products, where the drawer was left before they did.
  const focusFallback = useFocusFallback(focusAfterwards);
  // An element, since translations of browsers take the place of texts, which React then changes in vain.
  const heading = <span>{texts.filters.button(useChips().length)}</span>;
  return (
    <>
      <button
        type="button"
        className="plp-button plp-filter-button"
        id={filterButtonId}
        ref={focusFallback}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(drawerOpened())}
      >
        <Icon name="filter" />
        {heading}
      </button>
      <noscript>
        <a className="plp-button plp-filter-link" href={`#${filterColumnId}`}>
          {heading}
        </a>
      </noscript>
    </>
  );
}

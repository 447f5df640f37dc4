/** What the page keeps in an entry of the browser's history. */
import { Action, type Location } from 'history';
import { lastActionTypes, type LastActionType } from './last-action';
import type { MadeChange } from './made-change';

/** The state of an entry in the browser's history. */
export type LocationState = {
  /** The action that created the entry. */
  readonly trigger?: LastActionType;
  /** What that action changed. */
  readonly change?: MadeChange;
  /** The part that is open over the listing, such as a drawer. It has its own entry, so that Back closes it. */
  readonly layer?: string;
  /** The pages that are loaded, where the shopper loaded more than one (decision 121). */
  readonly pages?: LoadedPages;
  /** The shopper scrolled to another loaded page, whose number replaced that in the address. */
  readonly isPageInView?: true;
};

export type LoadedPages = { readonly first: number; readonly last: number };

export const entryStateOf = (location: Location | undefined): LocationState =>
  (location?.state as LocationState | null | undefined) ?? {};

export const layerOf = (location: Location | undefined): string | undefined =>
  entryStateOf(location).layer;

/** Undefined for pages that are no numbers, as the browser keeps the state over releases of this page. */
export function loadedPagesOf(location: Location | undefined): LoadedPages | undefined {
  const { first, last } = entryStateOf(location).pages ?? {};
  return isPageNumber(first) && isPageNumber(last) ? { first, last } : undefined;
}

const isPageNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

/** Whether a change of location only follows the shopper's scrolling. */
export const isFromScrolling = (location: Location, action: Action): boolean =>
  action === Action.Replace && entryStateOf(location).isPageInView === true;

/** The action that caused a change of location; `BROWSER_ACTION` for Back, Forward and other links. */
export function triggerOf(location: Location, action: Action): LastActionType {
  const { trigger } = entryStateOf(location);
  return action !== Action.Pop && trigger && lastActionTypes.includes(trigger)
    ? trigger
    : 'BROWSER_ACTION';
}

/** What the shopper changed; undefined for Back, Forward and other links. */
export const changeOf = (location: Location, action: Action): MadeChange | undefined =>
  action === Action.Pop ? undefined : entryStateOf(location).change;

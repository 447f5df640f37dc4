/** The types of the shopper's last action (docs/product.md, 4.3). */
import { Action, type Location } from 'history';
import type { ListingChange } from '../listing-url/listing-change';

export const lastActionTypes = [
  'RESULT_COUNT',
  'PAGINATION',
  'SORT_ORDER',
  'FACET',
  'CATEGORY',
  'BROWSER_ACTION',
] as const;
export type LastActionType = (typeof lastActionTypes)[number];

/** The state of an entry in the browser's history. */
export type LocationState = {
  /** The action that created the entry. */
  readonly trigger?: LastActionType;
  /** The part that is open over the listing, such as a drawer. It has its own entry, so that Back closes it. */
  readonly layer?: string;
  /** The pages that are loaded, where the shopper loaded more than one (decision 121). */
  readonly pages?: LoadedPages;
  /** The shopper scrolled to another loaded page, whose number replaced that in the address. */
  readonly isPageInView?: true;
};

export type LoadedPages = { readonly first: number; readonly last: number };

export const stateOf = (location: Location | undefined): LocationState =>
  (location?.state as LocationState | null | undefined) ?? {};

export const layerOf = (location: Location | undefined): string | undefined =>
  stateOf(location).layer;

/** Undefined for pages that are no numbers, as the browser keeps the state over releases of this page. */
export function loadedPagesOf(location: Location | undefined): LoadedPages | undefined {
  const { first, last } = stateOf(location).pages ?? {};
  return isPageNumber(first) && isPageNumber(last) ? { first, last } : undefined;
}

const isPageNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

/** Whether a change of location only follows the shopper's scrolling. */
export const isFromScrolling = (location: Location, action: Action): boolean =>
  action === Action.Replace && stateOf(location).isPageInView === true;

const typeOfChange: Readonly<Record<ListingChange['kind'], LastActionType>> = {
  facet: 'FACET',
  facet_options: 'FACET',
  clear_all: 'FACET',
  category: 'CATEGORY',
  sort_order: 'SORT_ORDER',
  result_count: 'RESULT_COUNT',
  pagination: 'PAGINATION',
};

export const lastActionOf = (change: ListingChange): LastActionType => typeOfChange[change.kind];

export type UpdateKind = Lowercase<LastActionType>;

/** The kind under which an action is published as `plp/update`: "sort_order" for SORT_ORDER. */
export const updateKindOf = (type: LastActionType): UpdateKind => type.toLowerCase() as UpdateKind;

/** The action that caused a change of location; `BROWSER_ACTION` for Back, Forward and other links. */
export function triggerOf(location: Location, action: Action): LastActionType {
  const { trigger } = stateOf(location);
  return action !== Action.Pop && trigger && lastActionTypes.includes(trigger)
    ? trigger
    : 'BROWSER_ACTION';
}

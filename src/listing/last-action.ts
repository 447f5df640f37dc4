/** The last thing a shopper did to the listing (specification section 3). */
import { Action, type Location } from 'history';
import type { ListingChange, UpdateKind } from '../listing-url/listing-change';

export const lastActionTypes = [
  'RESULT_COUNT',
  'PAGINATION',
  'SORT_ORDER',
  'FACET',
  'CATEGORY',
  'BROWSER_ACTION',
] as const;
export type LastActionType = (typeof lastActionTypes)[number];

/** What a navigation leaves in its history entry: the action that led there. */
export type LocationState = { readonly trigger: LastActionType };

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

/** The kind under which an action is published: "sort_order" for SORT_ORDER. */
export const updateKindOf = (type: LastActionType): UpdateKind => type.toLowerCase() as UpdateKind;

/** The action that led to a location: what its entry says when it was pushed, else the browser's buttons. */
export function triggerOf(location: Location, action: Action): LastActionType {
  const trigger = (location.state as Partial<LocationState> | null)?.trigger;
  return action === Action.Push && trigger && lastActionTypes.includes(trigger)
    ? trigger
    : 'BROWSER_ACTION';
}

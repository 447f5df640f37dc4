/** The types of the shopper's last action (docs/product.md, 4.3). */
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

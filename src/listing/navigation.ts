/** What a shopper does to the listing, as events; each carries the change it makes to the URL. */
import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { ListingChange } from '../listing-url/listing-change';

type Change<Kind extends ListingChange['kind']> = Extract<ListingChange, { kind: Kind }>;

export const facetToggled = createAction<Change<'facet'>>('listing/facetToggled');
export const facetOptionsChosen = createAction<Change<'facet_options'>>(
  'listing/facetOptionsChosen',
);
export const facetsCleared = createAction<Change<'clear_all'>>('listing/facetsCleared');
export const categoryChosen = createAction<Change<'category'>>('listing/categoryChosen');
export const sortChosen = createAction<Change<'sort_order'>>('listing/sortChosen');
export const pageSizeChosen = createAction<Change<'result_count'>>('listing/pageSizeChosen');
export const pageChosen = createAction<Change<'pagination'>>('listing/pageChosen');

export const isNavigation = isAnyOf(
  facetToggled,
  facetOptionsChosen,
  facetsCleared,
  categoryChosen,
  sortChosen,
  pageSizeChosen,
  pageChosen,
);

/** The event that a change is; for controls that are given a change, such as links. */
export function navigationOf(
  change: ListingChange,
): ReturnType<typeof facetToggled> | NavigationEvent {
  switch (change.kind) {
    case 'facet':
      return facetToggled(change);
    case 'facet_options':
      return facetOptionsChosen(change);
    case 'clear_all':
      return facetsCleared(change);
    case 'category':
      return categoryChosen(change);
    case 'sort_order':
      return sortChosen(change);
    case 'result_count':
      return pageSizeChosen(change);
    case 'pagination':
      return pageChosen(change);
  }
}

type NavigationEvent =
  | ReturnType<typeof facetOptionsChosen>
  | ReturnType<typeof facetsCleared>
  | ReturnType<typeof categoryChosen>
  | ReturnType<typeof sortChosen>
  | ReturnType<typeof pageSizeChosen>
  | ReturnType<typeof pageChosen>;

/** The shopper's actions on the listing; each payload is a change of the URL. */
import {
  createAction,
  isAnyOf,
  type ActionCreatorWithPayload,
  type PayloadAction,
} from '@reduxjs/toolkit';
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

/** The shopper scrolled to another of the loaded pages. */
export const pageScrolledTo = createAction<number>('listing/pageScrolledTo');

const navigations: {
  readonly [Kind in ListingChange['kind']]: ActionCreatorWithPayload<Change<Kind>>;
} = {
  facet: facetToggled,
  facet_options: facetOptionsChosen,
  clear_all: facetsCleared,
  category: categoryChosen,
  sort_order: sortChosen,
  result_count: pageSizeChosen,
  pagination: pageChosen,
};

export const isNavigation = isAnyOf(...Object.values(navigations));

/** The action of a change, for links and other controls with a `change` prop. */
export const navigationOf = (change: ListingChange): PayloadAction<ListingChange> =>
  (navigations[change.kind] as ActionCreatorWithPayload<ListingChange>)(change);

/** Remembers the facets of the page the shopper filters; another page begins anew. */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { changeListingUrl } from '../listing-url/change-listing-url';
import { defaultNumProducts, type ListingUrl } from '../listing-url/listing-url';
import { defaultSortOption } from '../listing-url/sort-option';
import { listingIdentity } from '../listing-url/write-listing-url';
import { selectShownListing, selectShownUrl, type ListingState } from '../listing/shown-listing';
import { noKnownFacets, rememberFacets, type KnownFacet } from './known-facets';

type KnownFacetsState = {
  /** The page without what the shopper chose on it. */
  readonly pageBase: string;
  readonly facets: readonly KnownFacet[];
};

const initialState: KnownFacetsState = { pageBase: '', facets: noKnownFacets };

export const knownFacetsSlice = createSlice({
  name: 'knownFacets',
  initialState,
  reducers: {
    // Frozen, it is taken as it is: nobody looks through its hundreds of values for changes.
    facetsRemembered: (_state, { payload }: PayloadAction<KnownFacetsState>) =>
      Object.freeze(payload),
  },
  selectors: { selectRemembered: (state) => state },
});

export const { facetsRemembered } = knownFacetsSlice.actions;
const { selectRemembered } = knownFacetsSlice.selectors;

export type FiltersState = ListingState & {
  readonly [knownFacetsSlice.name]: KnownFacetsState;
};

export const pageBaseOf = (url: ListingUrl): string =>
  listingIdentity(
    changeListingUrl(
      { ...url, sortOption: defaultSortOption, numProducts: defaultNumProducts },
      { kind: 'clear_all' },
    ),
  );

const selectListedFacets = (state: ListingState) => selectShownListing(state)?.facets;

/** What is on screen: its facets as the API lists them, and its URL. */
export const selectOnScreen = createSelector(
  [selectListedFacets, selectShownUrl],
  (listed = [], shownUrl) => ({ listed, shownUrl }),
);

/** All that is known of the facets of the listing on screen. */
export const selectKnownFacets = createSelector(
  [selectRemembered, selectOnScreen],
  (remembered, { listed, shownUrl }): KnownFacetsState => {
    if (!shownUrl) return initialState;
    const pageBase = pageBaseOf(shownUrl);
    const known = remembered.pageBase === pageBase ? remembered.facets : noKnownFacets;
    return { pageBase, facets: rememberFacets(known, listed) };
  },
);

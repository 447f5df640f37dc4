/** Remembers the facets of the page the shopper filters; another page begins anew. */
import { createSelector, createSlice, original, weakMapMemoize } from '@reduxjs/toolkit';
import { changeListingUrl } from '../listing-url/change-listing-url';
import { defaultNumProducts, type ListingUrl } from '../listing-url/listing-url';
import { defaultSortOption } from '../listing-url/sort-option';
import { listingIdentity } from '../listing-url/write-listing-url';
import { listingUrlOf } from '../listing/listing-location';
import {
  listingOf,
  selectShownListing,
  selectShownUrl,
  type ListingState,
} from '../listing/shown-listing';
import { listingShown } from '../listing/shown-listing-slice';
import { noKnownFacets, cacheFacets, type KnownFacet } from './known-facets';

type KnownFacetsState = {
  /** The page without what the shopper chose on it. */
  readonly pageBase: string;
  readonly facets: readonly KnownFacet[];
};

const initialState: KnownFacetsState = { pageBase: '', facets: noKnownFacets };

export const pageBaseOf = (url: ListingUrl): string =>
  listingIdentity(
    changeListingUrl(
      { ...url, sortOption: defaultSortOption, numProducts: defaultNumProducts },
      { kind: 'clear_all' },
    ),
  );

/** A server meets the same response with every page that it renders from it. */
const cacheOnce = weakMapMemoize(cacheFacets);

export const knownFacetsSlice = createSlice({
  name: 'knownFacets',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(listingShown, (state, { payload: { args, body } }) => {
      const url = listingUrlOf(args.url);
      const listed = listingOf(body, args.url)?.facets;
      if (!url || !listed) return;
      const known = original(state) ?? state;
      const pageBase = pageBaseOf(url);
      const before = known.pageBase === pageBase ? known.facets : noKnownFacets;
      // Frozen, it is taken as it is: nobody looks through its hundreds of values for changes.
      return Object.freeze({ pageBase, facets: cacheOnce(before, listed) });
    });
  },
  selectors: {
    /** All that is known of the facets of the listing on screen. */
    selectKnownFacets: (state) => state.facets,
  },
});

export const { selectKnownFacets } = knownFacetsSlice.selectors;

const selectListedFacets = (state: ListingState) => selectShownListing(state)?.facets;

/** What is on screen: its facets as the API lists them, and its URL. */
export const selectOnScreen = createSelector(
  [selectListedFacets, selectShownUrl],
  (listed = [], shownUrl) => ({ listed, shownUrl }),
);

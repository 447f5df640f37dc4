/**
 * The facets and categories listed so far for the page that the shopper filters. Another page starts with empty lists.
 */
import { createSlice, original, weakMapMemoize } from '@reduxjs/toolkit';
import { changeListingUrl } from '../../listing-url/change-listing-url';
import { defaultNumProducts, type ListingUrl } from '../../listing-url/listing-url';
import { defaultSortOption } from '../../listing-url/sort-option';
import { withoutWholeShop } from '../../listing-url/whole-shop';
import { listingIdentity } from '../../listing-url/write-listing-url';
import { isSameArgs } from '../../listing/request/listing-args';
import { listingUrlOf } from '../../listing/listing-location';
import { listingOf, selectShownListing } from '../../listing/shown-listing';
import { listingShown } from '../../listing/shown-listing-slice';
import { mergeCategories, type KnownCategories } from './known-categories';
import { noKnownFacets, mergeFacets, type KnownFacet } from './known-facets';
import { promotedOptions, type PromotedOptions } from './promoted-options';
import type { RootState } from '../../store/root-state';

declare module '../../store/root-state' {
  interface RootState {
    readonly knownFacets: KnownFacetsState;
  }
}

type KnownFacetsState = {
  /** The identity of the page without the shopper's selections. */
  readonly pageBase: string;
  readonly facets: readonly KnownFacet[];
  readonly categories: readonly KnownCategories[];
  /** Chosen once for the page, so that they neither come nor go while the shopper filters. */
  readonly promoted?: PromotedOptions | undefined;
};

const initialState: KnownFacetsState = { pageBase: '', facets: noKnownFacets, categories: [] };

export const pageBaseOf = (url: ListingUrl): string =>
  listingIdentity(
    withoutWholeShop(
      changeListingUrl(
        { ...url, sortOption: defaultSortOption, numProducts: defaultNumProducts },
        { kind: 'clear_all' },
      ),
    ),
  );

/** Memoized, because a server renders many pages from one response. */
const mergeFacetsOnce = weakMapMemoize(mergeFacets);

export const knownFacetsSlice = createSlice({
  name: 'knownFacets',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(listingShown, (state, { payload: { args, pages } }) => {
      const url = listingUrlOf(args.url);
      const page = pages.find((one) => isSameArgs(one.args, args));
      const listed = listingOf(page?.body, args.url);
      if (!url || !listed) return;
      const known = original(state) ?? state;
      const pageBase = pageBaseOf(url);
      const isSamePage = known.pageBase === pageBase;
      const before = isSamePage ? known : initialState;
      // Immer skips frozen data; otherwise it searches hundreds of values for changes.
      return Object.freeze({
        pageBase,
        facets: mergeFacetsOnce(before.facets, listed.facets),
        categories: mergeCategories(before.categories, listed.categories),
        promoted: isSamePage ? known.promoted : promotedOptions(listed),
      });
    });
  },
  selectors: {
    /** All that is known of the facets of the listing on screen. */
    selectKnownFacets: (state) => state.facets,
    selectKnownCategories: (state) => state.categories,
    selectPromotedOptions: (state) => state.promoted,
    /** Whether the listing on screen has nothing to filter by. */
    selectIsUnfilterable: ({ pageBase, facets, categories }) =>
      pageBase !== '' &&
      facets.length === 0 &&
      categories.every(({ values }) => values.length === 0),
  },
});

export const {
  selectKnownCategories,
  selectKnownFacets,
  selectPromotedOptions,
  selectIsUnfilterable,
} = knownFacetsSlice.selectors;

/** The facets of the listing on screen, as the API lists them. */
export const selectListedFacets = (state: RootState) => selectShownListing(state)?.facets;

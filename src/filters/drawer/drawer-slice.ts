/** The filter drawer of small screens (docs/product.md, 11.2). */
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { categoryChosen, facetOptionsChosen, facetToggled } from '../../listing/navigation';

type DrawerState = {
  readonly drawerOpen: boolean;
  readonly showViewProducts: boolean;
  readonly ariaHidden: boolean;
  /** The accordion that is open, or the inner drawer that is shown. */
  readonly activeFacet?: string;
};

const closed: DrawerState = { drawerOpen: false, showViewProducts: false, ariaHidden: true };

export const drawerSlice = createSlice({
  name: 'drawer',
  initialState: closed,
  reducers: {
    drawerOpened: (): DrawerState => ({ ...closed, drawerOpen: true, ariaHidden: false }),
    drawerClosed: (state) => Object.assign(state, closed),
    /** "View Products": the drawer closes, and the shopper is led to the results. */
    productsViewed: (state) => Object.assign(state, closed),
    facetExpanded: (state, { payload }: PayloadAction<string>) => {
      state.activeFacet = payload;
    },
    facetCollapsed: (state) => {
      delete state.activeFacet;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(facetToggled, facetOptionsChosen, categoryChosen), (state) => {
      state.showViewProducts = true;
    });
  },
  selectors: {
    selectIsDrawerOpen: (state) => state.drawerOpen,
    selectShowsViewProducts: (state) => state.showViewProducts,
    selectIsAriaHidden: (state) => state.ariaHidden,
    selectActiveFacet: (state) => state.activeFacet,
  },
});

export type WithDrawer = { readonly drawer: DrawerState };

export const { drawerOpened, drawerClosed, productsViewed, facetExpanded, facetCollapsed } =
  drawerSlice.actions;
export const {
  selectIsDrawerOpen,
  selectShowsViewProducts,
  selectIsAriaHidden,
  selectActiveFacet,
} = drawerSlice.selectors;

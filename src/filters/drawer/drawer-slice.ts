/** The filter drawer of small screens (docs/product.md, 11.2). */
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import {
  categoryChosen,
  facetOptionsChosen,
  facetsCleared,
  facetToggled,
} from '../../listing/navigation';

declare module '../../store/root-state' {
  interface RootState {
    readonly drawer: DrawerState;
  }
}

type DrawerState = {
  readonly drawerOpen: boolean;
  readonly showViewProducts: boolean;
  readonly ariaHidden: boolean;
  /** The inner drawer that is shown, or the accordion opened last that is still open. */
  readonly activeFacet?: string | undefined;
  /** Where the column is shown, all accordions that the shopper opened and left open, in this order. */
  readonly openFacets?: readonly string[] | undefined;
};

const closed: DrawerState = { drawerOpen: false, showViewProducts: false, ariaHidden: true };

/** Inner drawers replace each other. */
const openBeside = ({ drawerOpen, openFacets = [] }: DrawerState, facetId: string | undefined) =>
  drawerOpen ? [] : openFacets.filter((id) => id !== facetId);

const withOpenFacets = (state: DrawerState, open: readonly string[]) =>
  Object.assign(state, {
    activeFacet: open.at(-1),
    openFacets: open.length > 0 ? open : undefined,
  });

export const drawerSlice = createSlice({
  name: 'drawer',
  initialState: closed,
  reducers: {
    drawerOpened: (): DrawerState => ({ ...closed, drawerOpen: true, ariaHidden: false }),
    drawerClosed: () => closed,
    /** "View Products": the drawer closes, and the shopper is led to the results. */
    productsViewed: () => closed,
    facetExpanded: (state, { payload }: PayloadAction<string>) =>
      withOpenFacets(state, [...openBeside(state, payload), payload]),
    /** An accordion, or without its id the inner drawer. */
    facetCollapsed: (state, { payload }: PayloadAction<string | undefined>) =>
      withOpenFacets(state, openBeside(state, payload)),
  },
  extraReducers: (builder) => {
    const selections = isAnyOf(facetToggled, facetOptionsChosen, facetsCleared, categoryChosen);
    builder.addMatcher(selections, (state) => {
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

export const { drawerOpened, drawerClosed, productsViewed, facetExpanded, facetCollapsed } =
  drawerSlice.actions;
export const {
  selectIsDrawerOpen,
  selectShowsViewProducts,
  selectIsAriaHidden,
  selectActiveFacet,
} = drawerSlice.selectors;

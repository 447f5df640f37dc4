/** Which shop the page is for; set when the store is made and never changed. */
import { createSlice } from '@reduxjs/toolkit';
import { brandOf } from '../storefront/brand';
import { readPageGlobals, type PageGlobals } from '../storefront/page-globals';

/** What the host page said, without the listing cache, which the listing API takes. */
export type StorefrontState = Omit<PageGlobals, 'queryState'>;

const initialState: StorefrontState = readPageGlobals(undefined);

export const storefrontSlice = createSlice({
  name: 'storefront',
  initialState,
  reducers: {},
  selectors: {
    selectStorefront: (state) => state,
    selectBrand: (state) => brandOf(state.brand),
  },
});

export const { selectStorefront, selectBrand } = storefrontSlice.selectors;

/** The part of the store that holds the storefront. */
export type WithStorefront = { readonly storefront: StorefrontState };
